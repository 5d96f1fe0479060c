import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of the names and contents of files and of all files in folders; missing ones are ignored. */
export function hashFiles(paths: readonly string[], excluded: RegExp): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesAt).sort()) {
    if (!excluded.test(path)) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => (entry.isFile() ? [join(path, entry.name)] : filesAt(join(path, entry.name))))
}
