import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { systemClock } from '../clock.ts'
import { randomToken } from '../secrets/random-id.ts'
import { StartFault } from '../start-fault.ts'
import type { PostgresPlace } from './postgres-place.ts'
import { findPostmaster } from './postgres-process.ts'

/** The PostgreSQL role that owns all objects of the shop. */
export const POSTGRES_USER = 'shop'

/**
 * Initializes the cluster unless it exists. The cluster is created in a temporary folder, which is renamed when
 * complete, so that an interrupted first start leaves no partial cluster. Its random password is stored inside, mode
 * 0600. `isDurable: false` does not wait for the disk.
 */
export function ensureCluster(place: PostgresPlace, { isDurable }: { isDurable: boolean }): void {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) {
    addRole(place)
    return
  }
  removePartialClusters(place.cluster)
  const partial = `${place.cluster}.new-${randomToken(6)}`
  mkdirSync(partial, { mode: 0o700 })
  changeOwner(place, partial)
  const passwordFile = `${partial}.password`
  writeFileSync(passwordFile, randomToken(24), { mode: 0o600 })
  changeOwner(place, passwordFile)
  const initialized = spawnSync(
    join(place.programs, 'bin', 'initdb'),
    [
      ...['-D', partial, '-U', POSTGRES_USER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', ...LOCALE],
      ...(isDurable ? [] : ['--no-sync']),
    ],
    { ...place.identity, cwd: '/', encoding: 'utf8' },
  )
  if (initialized.status !== 0) {
    rmSync(partial, { recursive: true, force: true })
    rmSync(passwordFile)
    throw new StartFault(
      `Could not initialize PostgreSQL in ${place.cluster}: ${lastLine(initialized.stderr) || initialized.error?.message}`,
    )
  }
  renameSync(passwordFile, join(partial, 'password'))
  writeFileSync(join(partial, ROLE_FILE), POSTGRES_USER)
  moveIntoPlace(partial, place.cluster)
}

/** Contains the name of the role. Clusters from versions before 0.1.0 do not have it. */
const ROLE_FILE = 'role'

/**
 * Adds our role to a stopped cluster from a version whose role had another name. The old role remains, so that its
 * version can still start.
 */
function addRole(place: PostgresPlace): void {
  const file = join(place.cluster, ROLE_FILE)
  if (existsSync(file) || findPostmaster(place.cluster)) return
  const password = readClusterPassword(place.cluster).replaceAll("'", "''")
  const added = spawnSync(
    join(place.programs, 'bin', 'postgres'),
    ['--single', '-D', place.cluster, 'template1'],
    {
      ...place.identity,
      cwd: '/',
      encoding: 'utf8',
      input: `create role ${POSTGRES_USER} superuser login password '${password}'\n`,
    },
  )
  // Single-user mode exits with 0 even if its statements fail.
  if (added.status !== 0 || /ERROR(?!.*already exists)/.test(added.stderr)) {
    throw new StartFault(
      `Could not update ${place.cluster}: ${lastLine(added.stderr) || added.error?.message}`,
    )
  }
  writeFileSync(file, POSTGRES_USER)
}

export function readClusterPassword(cluster: string): string {
  const file = join(cluster, 'password')
  try {
    chmodSync(file, 0o600)
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartFault(
      `The password file ${file} is missing: restore it, or set DATA_FOLDER to a new folder.`,
    )
  }
}

const PARTIAL_CLUSTER_MAX_AGE_MS = 120_000
const LOCALE = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

function changeOwner(place: PostgresPlace, path: string): void {
  if ('uid' in place.identity) chownSync(path, place.identity.uid >>> 0, place.identity.gid >>> 0)
}

/** Moves the finished cluster to its place, unless another start was faster, whose cluster is used then. */
function moveIntoPlace(partial: string, cluster: string): void {
  try {
    renameSync(partial, cluster)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
  }
}

/** Removes what an interrupted first start left behind, unless it is recent: another process may be starting. */
function removePartialClusters(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    const path = join(dirname(cluster), name)
    if (!name.startsWith(`${basename(cluster)}.new-`)) continue
    const modifiedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (systemClock().getTime() - modifiedAt > PARTIAL_CLUSTER_MAX_AGE_MS)
      rmSync(path, { recursive: true, force: true })
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
