import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { StartFault } from '../start-fault.ts'
import { LOCKS } from './locks.ts'
import { postgresCode } from './postgres-code.ts'

/** A release, and the one before it, which may run beside it on the same database (architecture, section 8). */
export type Release = { readonly version: string; readonly previous: string }

export const RELEASE: Release = { version: '0.2.0', previous: '0.1.0' }

/** The release assumed for shops that were first started before releases were recorded. */
const FIRST_RECORDED = '0.1.0'

export type Migration = {
  /** For example `commerce/0004_unpaid_orders`. */
  readonly name: string
  readonly service: string
  /** Milliseconds since 1970; determines the order among the migrations of all services. */
  readonly when: number
  readonly sql: string
  /** Builds or drops indexes without blocking writes, which PostgreSQL only does outside transactions. */
  readonly isConcurrent: boolean
}

/**
 * Returns the migrations of the given services (default: all) in the order in which they were written, so that each
 * finds the schema that it was written against, including that of other services. The order is in the drizzle-kit
 * journals.
 */
export function readMigrations(services: readonly string[] = listServicesWithTables()): Migration[] {
  const migrations = services.flatMap((service) => {
    const folder = `services/${service}/migrations`
    const journal: Journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
    return journal.entries.map(({ tag, when }) => {
      const sql = readFileSync(`${folder}/${tag}.sql`, 'utf8')
      return { name: `${service}/${tag}`, service, when, sql, isConcurrent: /\bCONCURRENTLY\b/.test(sql) }
    })
  })
  return migrations.sort((a, b) => a.when - b.when)
}

type Journal = { entries: { tag: string; when: number }[] }

export function listServicesWithTables(): string[] {
  return readdirSync('services').filter((name) =>
    existsSync(`services/${name}/migrations/meta/_journal.json`),
  )
}

/**
 * Migrates the tables of the database to this release, one process at a time. All pending migrations run in one
 * transaction, so that a failure leaves the database as it was and the previous release can still start. Indexes that
 * are built concurrently follow. Throws StartFault if a migration fails, or if a later release has dropped what this
 * one uses.
 */
export async function migrate(
  url: string,
  {
    migrations = readMigrations(),
    release = RELEASE,
    report = () => {},
    lockWaitMs = 5_000,
  }: {
    migrations?: readonly Migration[]
    release?: Release
    /** Receives one line before an upgrade starts. */
    report?: (line: string) => void
    /**
     * How many milliseconds a migration waits for a table in use before it gives way, since all other statements on the
     * table queue behind it.
     */
    lockWaitMs?: number
  } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // A lost connection fails the next statement.
  client.on('error', () => {})
  await client.connect()
  try {
    await lock(client)
    await prepareMigrationTables(client, new Set(migrations.map(({ service }) => service)))
    const opened = await readLastRelease(client, migrations)
    if (opened && compareVersions(release.version, opened.previous) < 0) {
      throw new StartFault(
        `The database was opened by version ${opened.version}, which only ${opened.previous} and later can run beside, but this is ${release.version}: start a later version, or restore the copy from before that upgrade.`,
      )
    }
    const due = await findPendingMigrations(client, migrations)
    if (opened && due.length > 0) {
      report(`Upgrading the database from version ${opened.version} to ${release.version} …`)
    }
    await client.query(`set lock_timeout = ${lockWaitMs}`)
    const from = opened ? `from version ${opened.version} to ${release.version}` : `to ${release.version}`
    await applyWithRetries(
      client,
      due.filter(({ isConcurrent }) => !isConcurrent),
      `The upgrade of the database ${from} failed. Nothing was changed: version ${opened?.version ?? release.version} can start on it again`,
    )
    for (const index of due.filter(({ isConcurrent }) => isConcurrent)) {
      await applyWithRetries(
        client,
        [index],
        `The database is upgraded ${from}, but an index is missing: start again`,
      )
    }
    await client.query(
      `insert into migrations.releases (version, previous) values ($1, $2)
       on conflict (version) do update set previous = excluded.previous`,
      [release.version, release.previous],
    )
  } finally {
    await client.end()
  }
}

/** Returns the version from which the next `migrate` upgrades the database, or null if it is new or up to date. */
export async function findPendingUpgrade(url: string): Promise<string | null> {
  const migrations = readMigrations()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('migrations.kernel') is null as "isNew"`)
    if (rows[0].isNew) return null
    await prepareMigrationTables(client, new Set(migrations.map(({ service }) => service)))
    const due = await findPendingMigrations(client, migrations)
    return due.length > 0 ? ((await readLastRelease(client, migrations))?.version ?? null) : null
  } finally {
    await client.end()
  }
}

const LOCK_POLL_MS = 100

/**
 * Waits for other processes that are starting. Polls, because a waiting statement would hold a snapshot, and the holder
 * of the lock would wait for that snapshot when it builds an index without blocking writes.
 */
async function lock(client: pg.Client): Promise<void> {
  while (true) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCKS.migration])
    if (rows[0].held) return
    await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS))
  }
}

async function prepareMigrationTables(client: pg.Client, services: ReadonlySet<string>): Promise<void> {
  const journals = [...services].map(
    (service) =>
      `create table if not exists migrations.${pg.escapeIdentifier(service)} (id serial primary key, hash text not null, created_at bigint)`,
  )
  await client.query(`
    set client_min_messages = warning;
    create schema if not exists migrations;
    create table if not exists migrations.releases (
      version text primary key,
      previous text not null,
      opened_at timestamptz not null default now()
    );
    ${journals.join(';')}`)
}

/** Returns the latest release that has opened the database, or null for a new database. */
async function readLastRelease(client: pg.Client, migrations: readonly Migration[]): Promise<Release | null> {
  const { rows } = await client.query<Release>('select version, previous from migrations.releases')
  const latest = rows.toSorted((a, b) => compareVersions(b.version, a.version))[0]
  if (latest) return latest
  const due = await findPendingMigrations(client, migrations)
  return due.length < migrations.length ? { version: FIRST_RECORDED, previous: FIRST_RECORDED } : null
}

async function findPendingMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const services = [...new Set(migrations.map(({ service }) => service))]
  const applied = services.map(
    (service) => `select '${service}/' || created_at as key from migrations.${pg.escapeIdentifier(service)}`,
  )
  const { rows } = await client.query<{ key: string }>(applied.join(' union all '))
  const keys = new Set(rows.map(({ key }) => key))
  return migrations.filter(({ service, when }) => !keys.has(`${service}/${when}`))
}

/** How many times a batch is attempted while a table is in use. */
const ATTEMPTS_MAX = 12

/** Applies migrations, retrying while tables are in use. Throws StartFault with `failureMessage` and the reason. */
async function applyWithRetries(
  client: pg.Client,
  migrations: readonly Migration[],
  failureMessage: string,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const failure = await apply(client, migrations)
    if (!failure) return
    if (attempt < ATTEMPTS_MAX && postgresCode(failure.error) === LOCK_NOT_AVAILABLE) continue
    const reason = failure.error instanceof Error ? failure.error.message : String(failure.error)
    throw new StartFault(`${failureMessage} (${failure.name}: ${reason}).`)
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

/** Applies all migrations or none, unless they are concurrent. Returns the one that failed, or null. */
async function apply(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<{ name: string; error: unknown } | null> {
  const isTransactional = !migrations[0]?.isConcurrent
  if (isTransactional) await client.query('begin')
  for (const { name, service, when, sql } of migrations) {
    try {
      for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement)
      await client.query(
        `insert into migrations.${pg.escapeIdentifier(service)} (hash, created_at) values ($1, $2)`,
        [createHash('sha256').update(sql).digest('hex'), when],
      )
    } catch (error) {
      if (isTransactional) await client.query('rollback')
      return { name, error }
    }
  }
  if (isTransactional) await client.query('commit')
  return null
}

/** Compares versions such as `1.2.3`. Returns a negative number if the first is earlier. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
