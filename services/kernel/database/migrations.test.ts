import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#tests/support/database.ts'
import { type Migration, migrate, readMigrations } from './migrations.ts'

/** Migrations of two services, where the one that comes first in the alphabet needs the other. */
const MIGRATIONS: readonly Migration[] = [
  migration(
    'identity',
    1,
    'create schema if not exists probe; create table probe.accounts (id int, consent boolean)',
  ),
  migration('identity', 2, 'alter table probe.accounts add column consent_at int default 5'),
  migration(
    'audience',
    3,
    'create table probe.readers as select id, consent_at from probe.accounts where consent',
  ),
  migration('identity', 4, 'alter table probe.accounts drop column consent_at'),
]

function migration(service: string, when: number, sql: string): Migration {
  return { name: `${service}/000${when}`, service, when, sql, isConcurrent: sql.includes('CONCURRENTLY') }
}

async function withDatabase(use: (query: (sql: string) => Promise<unknown[]>, url: string) => Promise<void>) {
  const database = await emptyDatabase()
  try {
    await use(async (sql) => (await database.pool.query(sql)).rows, database.url)
  } finally {
    await database.close()
  }
}

test.each([0, 1, 2, 3])(
  'a migration finds the schema that it was written against, after %i are applied',
  (applied) =>
    withDatabase(async (query, url) => {
      await migrate(url, { migrations: MIGRATIONS.slice(0, applied) })
      if (applied > 0) await query('insert into probe.accounts (id, consent) values (1, true), (2, false)')
      await migrate(url, { migrations: MIGRATIONS })
      const readers = applied === 0 ? [] : applied === 3 ? [] : [{ id: 1, consent_at: 5 }]
      expect(await query('select * from probe.readers')).toEqual(readers)
      await migrate(url, { migrations: MIGRATIONS })
    }),
)

test('one that fails leaves the database as it was, and names both versions', () =>
  withDatabase(async (query, url) => {
    const release = { version: '0.1.0', previous: '0.1.0' }
    await migrate(url, { migrations: MIGRATIONS.slice(0, 2), release })
    const lines: string[] = []
    const index = migration('identity', 5, 'CREATE INDEX CONCURRENTLY accounts_id ON probe.accounts (id)')
    const broken = [
      ...MIGRATIONS,
      index,
      migration('commerce', 6, 'alter table probe.absent add column more int'),
    ]
    const upgrade = migrate(url, {
      migrations: broken,
      release: { version: '0.2.0', previous: '0.1.0' },
      report: (line) => lines.push(line),
    })
    await expect(upgrade).rejects.toThrow(
      'The upgrade of the database from version 0.1.0 to 0.2.0 failed. Nothing was changed: version 0.1.0 can start on it again (commerce/0006: relation "probe.absent" does not exist).',
    )
    expect(lines).toEqual(['Upgrading the database from version 0.1.0 to 0.2.0 …'])
    expect(await query(`select to_regclass('probe.readers') as readers`)).toEqual([{ readers: null }])
    await query('insert into probe.accounts (id, consent_at) values (3, 3)')
    await migrate(url, { migrations: MIGRATIONS.slice(0, 2), release })
  }))

test('an index is built without blocking writes, after what came before is committed', () =>
  withDatabase(async (query, url) => {
    const index = migration('identity', 5, 'CREATE INDEX CONCURRENTLY accounts_id ON probe.accounts (id)')
    // Two processes start at once; the one that waits holds no snapshot, for which the index would wait.
    const migrations = [...MIGRATIONS, index]
    await Promise.all([migrate(url, { migrations }), migrate(url, { migrations })])
    expect(
      await query(`select indisvalid from pg_index where indexrelid = 'probe.accounts_id'::regclass`),
    ).toEqual([{ indisvalid: true }])
  }))

test('an index that cannot be built is built by the next start', () =>
  withDatabase(async (query, url) => {
    await migrate(url, { migrations: MIGRATIONS })
    await query('insert into probe.accounts (id) values (1), (1)')
    const unique = 'UNIQUE INDEX CONCURRENTLY accounts_id ON probe.accounts (id)'
    const sql = `DROP INDEX CONCURRENTLY IF EXISTS probe.accounts_id--> statement-breakpoint\nCREATE ${unique}`
    const migrations = [...MIGRATIONS, migration('identity', 5, sql)]
    await expect(migrate(url, { migrations })).rejects.toThrow(
      /^The database is upgraded .*, but an index is missing: start again \(identity\/0005: could not create unique index/,
    )
    await query('delete from probe.accounts')
    await migrate(url, { migrations })
    expect(
      await query(`select indisvalid from pg_index where indexrelid = 'probe.accounts_id'::regclass`),
    ).toEqual([{ indisvalid: true }])
  }))

// With a shifted clock (`npm run test:later`), the timers of PostgreSQL do not fire, because its signal handler reads a
// different time from the rest of it.
test.skipIf(process.env.FAKETIME !== undefined)(
  'a table in use is waited for in short turns, and those who use it meanwhile do not wait for us',
  () =>
    withDatabase(async (query, url) => {
      await migrate(url, { migrations: MIGRATIONS.slice(0, 1) })
      const reader = new pg.Client({ connectionString: url })
      await reader.connect()
      await reader.query('begin; select from probe.accounts')
      const upgrade = migrate(url, { migrations: MIGRATIONS, lockWaitMs: 1 })
      await expect(upgrade).rejects.toThrow(/identity\/0002: canceling statement due to lock timeout/)
      await reader.end()
      await migrate(url, { migrations: MIGRATIONS })
      expect(await query('select * from probe.readers')).toEqual([])
    }),
)

test.each([
  ['0.2.0', '0.1.0', null],
  ['0.1.0', '0.1.0', null],
  ['0.0.9', '0.0.8', /opened by version 0.2.0, which only 0.1.0 and later can run beside, but this is 0.0.9/],
] as const)('version %s on a database that 0.2.0 opened, beside 0.1.0', (version, previous, refusal) =>
  withDatabase(async (_, url) => {
    await migrate(url, { migrations: MIGRATIONS, release: { version: '0.2.0', previous: '0.1.0' } })
    const opened = migrate(url, { migrations: MIGRATIONS, release: { version, previous } })
    await (refusal ? expect(opened).rejects.toThrow(refusal) : opened)
  }),
)

test('the migrations of the shop have one order, which is that of each service', () => {
  const migrations = readMigrations()
  expect(new Set(migrations.map(({ when }) => when)).size).toBe(migrations.length)
  for (const service of new Set(migrations.map((each) => each.service))) {
    const names = migrations.filter((each) => each.service === service).map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
  }
})
