import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate, RELEASE, readMigrations } from '../database/migrations.ts'
import { findPostgresPlace } from './postgres-place.ts'
import { startPostgres } from './postgres-server.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('commits survive kill -9 of the shop and of PostgreSQL', async () => {
  const directory = newFolder()
  const shop = await startInSeparateProcess(directory)
  await query(shop.url, 'create table orders (number int)')
  await query(shop.url, 'insert into orders values (1)')
  shop.process.kill('SIGKILL')
  process.kill(readPostmasterPid(directory), 'SIGKILL')
  const server = await startPostgres({ directory })
  expect(await query(server.url, 'select number from orders')).toEqual([{ number: 1 }])
  await server.stop()
})

test('a PostgreSQL that outlived its shop is reused', async () => {
  const directory = newFolder()
  const shop = await startInSeparateProcess(directory)
  const pid = readPostmasterPid(directory)
  shop.process.kill('SIGKILL')
  const server = await startPostgres({ directory })
  expect(readPostmasterPid(directory)).toBe(pid)
  await server.stop()
})

test('a second start on a folder in use is refused with one line', async () => {
  const directory = newFolder()
  const server = await startPostgres({ directory, isDurable: false })
  await expect(startPostgres({ directory })).rejects.toThrow(/already running on this data folder/)
  await server.stop()
})

test('a pid file with the process number of another program does not prevent the start', async () => {
  const directory = newFolder()
  const first = await startPostgres({ directory, isDurable: false })
  await first.stop()
  const pidFile = join(clusterPath(directory), 'postmaster.pid')
  writeFileSync(pidFile, `${process.pid}\n${clusterPath(directory)}\n1\n5432\n\n127.0.0.1\n`)
  const second = await startPostgres({ directory, isDurable: false })
  await second.stop()
})

test('the database requires its password, which only its owner can read', async () => {
  const directory = newFolder()
  const server = await startPostgres({ directory, isDurable: false })
  const wrong = new URL(server.url)
  wrong.password = 'guessed'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  expect(statSync(join(clusterPath(directory), 'password')).mode & 0o777).toBe(0o600)
  await server.stop()
})

test('a cluster of an earlier version, whose role has another name, opens, and that version can open it again', async () => {
  const directory = newFolder()
  const first = await startPostgres({ directory, isDurable: false })
  await first.stop()
  rmSync(join(clusterPath(directory), 'role'))
  const program = join(findPostgresPlace(directory).programs, 'bin', 'postgres')
  const { identity } = findPostgresPlace(directory)
  const statement = "update pg_authid set rolname = 'earlier' where oid = 10\n"
  const options = ['--single', '-D', clusterPath(directory), '-c', 'allow_system_table_mods=on', 'template1']
  spawnSync(program, options, { ...identity, cwd: '/', input: statement })
  const again = await startPostgres({ directory, isDurable: false })
  const earlier = new URL(again.url)
  earlier.username = 'earlier'
  for (const url of [again.url, earlier.href]) {
    expect(await query(url, 'select usesuper from pg_user where usename = current_user')).toEqual([
      { usesuper: true },
    ])
  }
  await again.stop()
})

test('a database is copied before an upgrade, and the copy opens as it was', async () => {
  const directory = newFolder()
  const cluster = clusterPath(directory)
  const first = await startPostgres({ directory, isDurable: false })
  const migrations = readMigrations().filter(({ service }) => service === 'kernel')
  await migrate(first.url, {
    migrations: migrations.slice(0, 2),
    release: { version: '0.1.0', previous: '0.1.0' },
  })
  await first.stop()

  const upgraded = await startPostgres({ directory, isDurable: false })
  await migrate(upgraded.url, { migrations })
  await query(upgraded.url, `insert into migrations.releases (version, previous) values ('9.0.0', '9.0.0')`)
  await upgraded.stop()

  rmSync(cluster, { recursive: true })
  renameSync(`${cluster}.before-${RELEASE.version}`, cluster)
  const restored = await startPostgres({ directory, isDurable: false })
  expect(await query(restored.url, 'select version from migrations.releases')).toEqual([{ version: '0.1.0' }])
  expect(await query(restored.url, 'select count(*)::int from migrations.kernel')).toEqual([{ count: 2 }])
  await restored.stop()
})

test('a data folder that cannot be created is a start fault with its path', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  await expect(startPostgres({ directory: join(file, 'data') })).rejects.toThrow(
    /Cannot write to the folder .*data \(ENOTDIR\)/,
  )
})

test('the loss of PostgreSQL is reported to the caller', async () => {
  const directory = newFolder()
  const server = await startPostgres({ directory, isDurable: false })
  process.kill(readPostmasterPid(directory), 'SIGKILL')
  await server.lost
  await server.stop()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

function clusterPath(directory: string): string {
  try {
    return JSON.parse(readFileSync(join(directory, 'place.json'), 'utf8')).cluster
  } catch {
    return join(directory, 'cluster')
  }
}

function readPostmasterPid(directory: string): number {
  return Number(readFileSync(join(clusterPath(directory), 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Starts PostgreSQL from a separate process, which a test can kill. */
async function startInSeparateProcess(directory: string): Promise<{ process: ChildProcess; url: string }> {
  const program = `
    import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'
    const { url } = await startPostgres({ directory: process.argv.at(-1) })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { process: child, url: String(line).trim() }
}
