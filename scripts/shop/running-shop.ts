import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { POSTGRES_USER, readClusterPassword } from '#services/kernel/postgres/postgres-cluster.ts'
import { findPostgresPlace } from '#services/kernel/postgres/postgres-place.ts'
import { findPostmaster } from '#services/kernel/postgres/postgres-process.ts'

/** The whole shop in separate processes, as `npm start` runs it. */
export type RunningShop = {
  origin: string
  /** From the start of the process until the first page was returned. */
  startSeconds: number
  /** The URL of its embedded PostgreSQL. */
  databaseUrl: string
  /** Everything that it has printed. */
  output(): string
  /** Stops it like Ctrl-C does, and waits until it has ended. */
  stop(): Promise<void>
  /**
   * Kills all its processes at once, including its own PostgreSQL and its workers, so that nothing can be cleaned up.
   */
  kill(): Promise<void>
}

const START_LIMIT_MS = 100_000
const END_LIMIT_MS = 20_000
/** Disables rate limits. */
const WITHOUT_LIMITS = {
  PAGES_PER_MINUTE: '1000000',
  CHANGES_PER_MINUTE: '1000000',
  IMAGES_PER_MINUTE: '1000000',
  SERVICE_CALLS_PER_MINUTE: '1000000',
}

/**
 * Starts the shop on a data folder and waits for its first page. It is built first if needed (see `ensureBuilt`). With
 * `DATABASE_URL` this adds another process to the shop that uses that database. Throws with the output if it does not
 * start.
 */
export async function startShop({
  dataFolder,
  port,
  environment = {},
}: {
  dataFolder: string
  port: number
  environment?: Record<string, string>
}): Promise<RunningShop> {
  const origin = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const { child, output, ended } = spawnStart({
    ...WITHOUT_LIMITS,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_FOLDER: dataFolder,
    LOG_LEVEL: 'error',
    ...environment,
  })
  while (!(await isResponding(origin))) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${output()}`)
    if (performance.now() - startedAt > START_LIMIT_MS) {
      killGroup(child)
      throw new Error(`The shop is not open after ${START_LIMIT_MS / 1000} s:\n${output()}`)
    }
    await delay(25)
  }
  const startSeconds = (performance.now() - startedAt) / 1000
  const database = environment.DATABASE_URL ? null : findDatabase(dataFolder)
  return {
    origin,
    startSeconds,
    databaseUrl: database?.url ?? environment.DATABASE_URL ?? '',
    output,
    async stop() {
      child.kill('SIGTERM')
      await waitForEnd(ended)
    },
    async kill() {
      const processes = database ? [database.pid, ...childrenOf(database.pid)] : []
      killGroup(child)
      for (const pid of processes) kill(pid)
      await waitForEnd(ended)
    },
  }
}

/** The embedded PostgreSQL of a shop that runs on a data folder. */
export function findDatabase(dataFolder: string): { url: string; pid: number } {
  const { cluster } = findPostgresPlace(join(dataFolder, 'postgres'))
  const postmaster = findPostmaster(cluster)
  if (!postmaster) throw new Error('The shop runs without its PostgreSQL')
  const { pid, port } = postmaster
  return {
    url: `postgresql://${POSTGRES_USER}:${readClusterPassword(cluster)}@127.0.0.1:${port}/postgres`,
    pid,
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}

/** Runs `npm start` in its own process group. */
function spawnStart(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Like a real start, whatever the environment of this process. The variable of npm makes it end with its parent.
      NODE_ENV: 'production',
      DATABASE_URL: '',
      npm_lifecycle_event: 'start',
      ...environment,
    },
  })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stderr.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return { child, ended, output: () => Buffer.concat(parts).toString() }
}

async function isResponding(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

function childrenOf(pid: number): number[] {
  const numbers =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout
  return numbers.split(/\s+/).filter(Boolean).map(Number)
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) kill(-pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

async function waitForEnd(ended: Promise<void>): Promise<void> {
  let limit: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const error = new Error(`The shop has not ended after ${END_LIMIT_MS / 1000} s`)
    limit = setTimeout(() => reject(error), END_LIMIT_MS)
  })
  await Promise.race([ended, tooLate]).finally(() => clearTimeout(limit))
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
