import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startFreezablePostgres } from '#tests/support/frozen-postgres.ts'
import {
  DatabaseUnavailable,
  DEADLINES,
  type Deadlines,
  type PoolOptions,
  runInBackground,
  runInRequest,
} from './bounded-pool.ts'
import { openDatabase } from './database.ts'

/** Short enough for tests that wait for these deadlines, long enough for their queries on a busy machine. */
const SHORT: Deadlines = {
  connectionMs: 2_000,
  responseMs: 2_000,
  statementMs: 20_000,
  lockMs: 20_000,
  idleInTransactionMs: 20_000,
}
const deadlines = { ...DEADLINES, page: SHORT, call: SHORT }
const ENDLESS = { ...SHORT, connectionMs: 60_000, responseMs: 60_000 }
const PATIENT = { ...DEADLINES, page: ENDLESS, call: ENDLESS }
const server = await startFreezablePostgres()
afterEach(() => server.thaw())
afterAll(() => server.stop())

function open(options: Partial<Pick<PoolOptions, 'waitingMax' | 'deadlines'>> = {}) {
  const silences: boolean[] = []
  const onSilence = (isSilent: boolean) => silences.push(isSilent)
  const database = openDatabase(server.url, { maxConnections: 2, deadlines, onSilence, ...options })
  onTestFinished(async () => {
    server.thaw()
    await database.close()
  })
  const read = () => runInRequest('page', () => database.pool.query('select 1'))
  const readInTransaction = () =>
    runInRequest('page', () => database.db.transaction((tx) => tx.execute(sql`select 1`)))
  return { database, silences, read, readInTransaction }
}

// spec 8: requests have deadlines and a bounded queue, and leave no connection behind
test('requests of a frozen database end, in transactions too, and the next ones are refused at once until it responds', async () => {
  const { database, silences, read, readInTransaction } = open()
  await Promise.all([read(), read()])
  server.freeze()
  const failed = await Promise.allSettled([read(), readInTransaction(), read(), readInTransaction()])
  expect(failed.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(database.isSilent()).toBe(true)
  expect(database.hasFailedSince(0)).toBe(true)
  expect(silences).toEqual([true])

  const trying = read()
  const refused = await Promise.allSettled(Array.from({ length: 50 }, read))
  const reasons = refused.map((one) => (one.status === 'rejected' ? String(one.reason) : 'answered'))
  expect(new Set(reasons)).toEqual(new Set(['DatabaseUnavailable: The database does not respond']))
  await expect(trying).rejects.toThrow()

  server.thaw()
  await eventually(read)
  expect(database.isSilent()).toBe(false)
  expect(silences).toEqual([true, false])
  await Promise.all([readInTransaction(), readInTransaction(), readInTransaction()])
})

test('whatever waits for a connection is refused once the database is silent, however long it might wait', async () => {
  const { database, read } = open({ deadlines: { ...DEADLINES, page: SHORT, call: ENDLESS } })
  await Promise.all([read(), read()])
  server.freeze()
  const reads = Promise.allSettled([read(), read(), read()])
  const call = runInRequest('call', () => database.pool.query('select 1'))
  await expect(call).rejects.toThrow(DatabaseUnavailable)
  await reads
  expect(database.isSilent()).toBe(true)
})

test('no connection stays behind on the server after it was frozen', async () => {
  const { database, read, readInTransaction } = open()
  await Promise.all([read(), read()])
  server.freeze()
  await Promise.allSettled([read(), readInTransaction(), read()])
  server.thaw()
  await eventually(read)
  await eventually(async () => {
    const { rows } = await runInRequest('page', () =>
      database.pool.query(
        `select count(*)::int as count from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid() and datname = current_database()`,
      ),
    )
    // One connection holds the lock of the data folder; this pool has at most one idle connection.
    expect(rows[0].count).toBeLessThanOrEqual(2)
  })
})

test('background work outlives a frozen database, on connections of its own', async () => {
  const { database, read } = open()
  server.freeze()
  const work = database.pool.query('select 7 as seven')
  await expect(read()).rejects.toThrow(DatabaseUnavailable)
  server.thaw()
  expect((await work).rows).toEqual([{ seven: 7 }])
})

test('a full queue refuses, and what waits is answered', async () => {
  const { database, read } = open({ waitingMax: 1, deadlines: PATIENT })
  const held = await Promise.all([0, 1].map(() => runInRequest('page', () => database.pool.connect())))
  const waiting = read()
  await expect(read()).rejects.toThrow('Too many requests are waiting for the database')
  for (const client of held) client.release()
  await waiting
  expect(database.isSilent()).toBe(false)
})

test.each([
  ['a page', 'page'],
  ['a call', 'call'],
] as const)(
  '%s has the deadlines of requests, and what it starts in the background does not',
  async (_, kind) => {
    const database = openDatabase(server.url)
    onTestFinished(() => database.close())
    const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`
    const read = async () => (await database.pool.query(settings)).rows[0]
    expect(await runInRequest(kind, read)).toEqual({ statement: '15s', lock: '10s', idle: '1min' })
    const background = { statement: '30min', lock: '30min', idle: '10min' }
    expect(await runInRequest(kind, () => runInBackground(read))).toEqual(background)
    expect(await read()).toEqual(background)
  },
)

test('a connection that breaks inside a transaction fails it, and ends nothing else', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const work = database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await eventually(async () => {
      const { rowCount } = await database.pool.query('select from pg_stat_activity where pid = $1', [
        rows[0]?.pid,
      ])
      expect(rowCount).toBe(0)
    })
    await tx.execute(sql`select 1`)
  })
  await expect(work).rejects.toThrow()
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
