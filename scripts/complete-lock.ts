import { writeFileSync } from 'node:fs'
import { findMissingBuilds, LOCK_FILE, readLock } from './check/lock-file.ts'

/**
 * `npm run lock` after a change of dependencies: adds the builds for other platforms that npm left out of the
 * lock file because its registry did not offer them. Without their entries `npm ci` refuses the file, and
 * those platforms would not get their build.
 */
const lock = readLock()
const missing = findMissingBuilds(lock)
for (const [path, entry] of missing) lock.packages[path] = entry
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([left], [right]) => (left < right ? -1 : 1)),
)
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} builds for other platforms added`)
