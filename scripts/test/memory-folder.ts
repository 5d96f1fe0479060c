import { chmodSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { findPostmaster } from '#services/kernel/postgres/postgres-process.ts'

/** Where Linux stores files in memory. */
const MEMORY = '/dev/shm'

/** The prefix of a test run's folder; the process id follows. */
export const RUN_PREFIX = 'shop-test-'

/** All folders of a full run took up 0.6 GB at most, and those of one shop 0.3 GB. */
const ROOM_NEEDED_BYTES = 2 * 2 ** 30

/** What the other programs of a run need: a browser, three shops, the compilers. */
const MEMORY_LEFT_BYTES = 4 * 2 ** 30

/**
 * Moves the temporary folders of this process and its children into memory if the machine has room. Tests of services
 * then take half the time, since each of them creates a database. Otherwise they stay on disk. The folder is deleted at
 * the end, or by the next run if this one is killed.
 */
export function moveDataToMemory(): void {
  if (!existsSync(MEMORY)) return
  removeAbandoned(MEMORY)
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ROOM_NEEDED_BYTES) return
  if (process.availableMemory() < ROOM_NEEDED_BYTES + MEMORY_LEFT_BYTES) return
  const folder = mkdtempSync(join(MEMORY, `${RUN_PREFIX}${process.pid}-`))
  // When we run as root, PostgreSQL runs as another account, which needs access.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Stops the databases of test runs that were killed, and deletes the folders that they left in `parent`. */
export function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const runner = Number(new RegExp(`^${RUN_PREFIX}(\\d+)-`).exec(name)?.[1])
    if (!runner || isRunning(runner)) continue
    const folder = join(parent, name)
    for (const cluster of globSync('{,*/,*/postgres/}cluster', { cwd: folder })) {
      const postmaster = findPostmaster(join(folder, cluster))
      if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
