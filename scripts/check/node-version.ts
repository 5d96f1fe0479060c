import { readFileSync } from 'node:fs'
import { type Lock, readLocks } from './lock-file.ts'

const FILE = '.nvmrc'

/** Checks that `.nvmrc`, for version managers and CI, names the Node version that the lock file pins. */
export function findNodeVersionProblems(
  named: string = readFileSync(FILE, 'utf8'),
  lock: Lock | undefined = readLocks().find(({ path }) => path === 'package-lock.json')?.lock,
): string[] {
  const pinned = lock?.packages['node_modules/node']?.version
  return named.trim() === pinned ? [] : [`${FILE} names ${named.trim()}, package-lock.json ${pinned}`]
}
