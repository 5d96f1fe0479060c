import { writeFileSync } from 'node:fs'
import { findMissingBuilds, LOCK_FILE, readLock } from './check/lock-file.ts'

/**
 * `npm run lock` after a change of dependencies: adds to the lock file the builds for other platforms that npm
 * left out because its registry did not offer them here. Without their entries `npm ci` refuses the file, and a
 * machine of such a platform would not get its build.
 */
const lock = readLock()
const missing = findMissingBuilds(lock)
for (const [path, entry] of missing) lock.packages[path] = entry
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([left], [right]) => (left < right ? -1 : 1)),
)
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${missing.length} builds for other platforms added`)
