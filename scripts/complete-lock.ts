import { writeFileSync } from 'node:fs'
import { findMissingBuilds, readLocks } from './check/lock-file.ts'

/**
 * `npm run lock`, to run after a change of dependencies: adds to every lock file the builds for other platforms that
 * npm left out because its registry did not offer them, and removes registry URLs. Without these entries `npm ci`
 * refuses the file, and those platforms would not get their build.
 */
for (const { path, lock } of readLocks()) {
  const missing = findMissingBuilds(lock)
  for (const [folder, entry] of missing) lock.packages[folder] = entry
  for (const entry of Object.values(lock.packages)) if (entry.resolved?.includes('://')) delete entry.resolved
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([left], [right]) => (left < right ? -1 : 1)),
  )
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${path}: ${missing.length} builds for other platforms added`)
}
