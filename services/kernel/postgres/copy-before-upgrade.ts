import {
  constants,
  cpSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'
import { findPendingUpgrade, RELEASE } from '../database/migrations.ts'
import { StartFault } from '../start-fault.ts'

/**
 * Copies a running cluster to `{cluster}.before-{version}` if this release will upgrade its database, replacing the
 * copy of an earlier upgrade. Moved back, the copy restores the previous version. The caller holds the lock of the
 * folder, so no one else writes. Throws StartFault if there is not enough space.
 */
export async function copyBeforeUpgrade(cluster: string, url: string): Promise<void> {
  const from = await findPendingUpgrade(url)
  if (from === null) return
  const copy = `${cluster}.before-${RELEASE.version}`
  requireSpace(cluster)
  console.log(`Copying the database of version ${from} to ${copy} …`)
  const partial = `${copy}.new`
  rmSync(partial, { recursive: true, force: true })
  await copyOnline(cluster, partial, url)
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(`${basename(cluster)}.before-`) && name !== basename(partial))
      rmSync(join(dirname(cluster), name), { recursive: true })
  }
  renameSync(partial, copy)
}

/**
 * Copies a running PostgreSQL with its base backup protocol: the write-ahead log, which continues to grow in the
 * meantime, is copied last, and `backup_label` has the position from which the next start replays it (PostgreSQL,
 * Continuous Archiving).
 */
async function copyOnline(cluster: string, to: string, url: string): Promise<void> {
  const log = join(cluster, 'pg_wal')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('upgrade', true)`)
    copyFolder(cluster, to, (path) => path !== log && basename(path) !== 'postmaster.pid')
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    copyFolder(log, join(to, 'pg_wal'), () => true)
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile, { mode: 0o600 })
  } finally {
    await client.end()
  }
}

/** Copies a folder. The copies share their blocks with the files (copy-on-write) where the file system supports it. */
function copyFolder(from: string, to: string, filter: (path: string) => boolean): void {
  const mode = constants.COPYFILE_FICLONE
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true, mode, filter })
}

function requireSpace(cluster: string): void {
  const files = readdirSync(cluster, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const needed = files.reduce(
    (sum, file) => sum + (statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
  const { bavail, bsize } = statfsSync(dirname(cluster))
  if (bavail * bsize > needed * 1.1) return
  throw new StartFault(
    `The database must be copied before it is upgraded to version ${RELEASE.version}, but ${dirname(cluster)} has only ${toMegabytes(bavail * bsize)} of the ${toMegabytes(needed * 1.1)} that this needs: free up space, then start again.`,
  )
}

function toMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`
}
