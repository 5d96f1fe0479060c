import { existsSync, readFileSync } from 'node:fs'
import {
  EXAMPLE_FILE,
  exampleFile,
  findUndescribed,
  SETTINGS_FILE,
  settingsDocument,
} from '../settings/write-settings.ts'

const FILES: readonly (readonly [path: string, make: () => string])[] = [
  [SETTINGS_FILE, settingsDocument],
  [EXAMPLE_FILE, exampleFile],
]

/** Finds settings without a description, and generated files that are out of date. */
export function findSettingProblems(read: (path: string) => string = readIfThere): string[] {
  const missing = findUndescribed().map((problem) => `server/settings/settings.ts: ${problem}`)
  if (missing.length > 0) return missing
  return FILES.filter(([path, make]) => read(path) !== make()).map(
    ([path]) => `${path} is out of date: npm run settings`,
  )
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
