import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { LOCKS } from '../database/locks.ts'
import { StartFault } from '../start-fault.ts'
import { copyBeforeUpgrade } from './copy-before-upgrade.ts'
import { ensureCluster, POSTGRES_USER, readClusterPassword } from './postgres-cluster.ts'
import { findPostgresPlace, type PostgresPlace } from './postgres-place.ts'
import { findPostmaster, type Postmaster, removeStalePidFile, servesCluster } from './postgres-process.ts'

/** The embedded PostgreSQL. `lost` resolves if the server ends unexpectedly. */
export type PostgresServer = { url: string; port: number; lost: Promise<void>; stop(): Promise<void> }

const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 10_000
const LOCK_TIMEOUT_MS = 3_000
const LOG_LIMIT_BYTES = 5_000_000

/**
 * Starts the embedded PostgreSQL on `directory`, initializing it the first time, or reuses one that a killed process
 * left running. It listens on 127.0.0.1 only and requires a password. While it is in use, a second start on the same
 * folder is refused: by an advisory lock, which always ends with our connection. A database that this release will
 * upgrade is copied first. `isDurable: false` is for tests, whose data may be lost. Throws StartFault with a message of
 * one line.
 */
export async function startPostgres({
  directory,
  port,
  isDurable = true,
}: {
  directory: string
  port?: number
  isDurable?: boolean
}): Promise<PostgresServer> {
  const place = findPostgresPlace(directory)
  ensureCluster(place, { isDurable })
  const log = join(directory, 'postgres.log')
  const deadline = performance.now() + START_TIMEOUT_MS
  while (true) {
    const postmaster = findPostmaster(place.cluster)
    const running = postmaster
      ? { postmaster, child: null }
      : await spawnPostmaster({ place, log, isDurable, port: port ?? (await findFreePort()) })
    const url = clusterUrl(place.cluster, running.postmaster.port)
    const lock = await lockFolder(url, () => servesCluster(running.postmaster.pid, place.cluster), deadline)
    if (lock) {
      const server = toServer(place, running.postmaster, url, lock)
      await copyBeforeUpgrade(place.cluster, url).catch(async (error: unknown) => {
        await server.stop()
        throw error
      })
      return server
    }
    if (performance.now() > deadline) {
      throw new StartFault(`PostgreSQL did not start (${findLastFatal(log)}): see ${log}.`)
    }
    await delay(250)
  }
}

function toServer(
  place: PostgresPlace,
  { pid, port }: Postmaster,
  url: string,
  lock: pg.Client,
): PostgresServer {
  let isStopping = false
  const lost = new Promise<void>((resolve) => {
    lock.on('end', () => isStopping || resolve())
  })
  return {
    url,
    port,
    lost,
    async stop() {
      isStopping = true
      await lock.end().catch(() => {})
      await stopPostmaster(pid, place.cluster)
    },
  }
}

/**
 * Starts the postmaster in a separate session, so that Ctrl-C reaches only this process, which stops the postmaster
 * last.
 */
async function spawnPostmaster({
  place,
  log,
  isDurable,
  port,
}: {
  place: PostgresPlace
  log: string
  isDurable: boolean
  port: number
}): Promise<{ postmaster: Postmaster; child: ChildProcess }> {
  removeStalePidFile(place.cluster)
  const output = openLog(log)
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'jit=off']
  if (!isDurable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const child = spawn(
    join(place.programs, 'bin', 'postgres'),
    ['-D', place.cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...place.identity, cwd: '/', stdio: ['ignore', output, output], detached: true },
  )
  closeSync(output)
  child.unref()
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', (error) => reject(new StartFault(`Cannot run PostgreSQL: ${error.message}`)))
  })
  return { postmaster: { pid: child.pid ?? 0, port }, child }
}

/**
 * Connects and acquires the folder's lock. Returns null if the postmaster ended before it responded, since the remains
 * of a killed one may have blocked it. Throws StartFault if another process holds the lock.
 */
async function lockFolder(url: string, isAlive: () => boolean, deadline: number): Promise<pg.Client | null> {
  const lockDeadline = performance.now() + LOCK_TIMEOUT_MS
  while (performance.now() < deadline) {
    const client = await connect(url)
    if (client) {
      const result = await client.query('select pg_try_advisory_lock($1) as held', [LOCKS.dataFolder])
      if (result.rows[0]?.held === true) return client
      await client.end()
      if (performance.now() > lockDeadline) {
        throw new StartFault(
          'The shop is already running on this data folder: stop it first, or set DATA_FOLDER to another folder.',
        )
      }
    } else if (!isAlive()) return null
    await delay(client ? 200 : 40)
  }
  return null
}

async function connect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    return null
  }
}

/** Requests a fast shutdown: open transactions are rolled back, and everything committed is on disk. */
async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  const deadline = performance.now() + STOP_TIMEOUT_MS
  signal(pid, 'SIGINT')
  while (servesCluster(pid, cluster)) {
    // An immediate shutdown loses nothing either: the next start replays the log.
    if (performance.now() > deadline) signal(pid, 'SIGQUIT')
    await delay(20)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has already ended.
  }
}

function clusterUrl(cluster: string, port: number): string {
  return `postgresql://${POSTGRES_USER}:${readClusterPassword(cluster)}@127.0.0.1:${port}/postgres`
}

function openLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(log, `${log}.old`)
  return openSync(log, 'a', 0o600)
}

function findLastFatal(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  return (
    lines.findLast((line) => /FATAL|PANIC/.test(line))?.replace(/^.*(FATAL|PANIC):\s*/, '') ?? 'no response'
  )
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port was found')),
      )
    })
  })
}
