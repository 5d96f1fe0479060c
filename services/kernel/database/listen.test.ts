import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listen } from './listen.ts'

test('a listener receives every notice, and null after its connection was cut', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const received: (string | null)[] = []
  const subscription = await listen(database.url, 'Changes', (payload) => received.push(payload))
  onTestFinished(() => subscription.close())
  await database.pool.query(`select pg_notify('Changes', 'one')`)
  await eventually(() => expect(received).toEqual([null, 'one']))

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  )
  await eventually(() => expect(received).toEqual([null, 'one', null]))
  await database.pool.query(`select pg_notify('Changes', 'two')`)
  await eventually(() => expect(received).toEqual([null, 'one', null, 'two']))
})

test('a closed listener receives nothing, and does not connect again', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const other = new pg.Client({ connectionString: database.url })
  onTestFinished(() => other.end())
  await other.connect()
  await other.query('listen changes')
  const receivedByOther = new Promise((resolve) => other.once('notification', resolve))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const received: (string | null)[] = []
  const subscription = await listen(database.url, 'changes', (payload) => received.push(payload))
  await subscription.close()
  // A connection that was lost is opened again after a delay.
  await vi.advanceTimersByTimeAsync(60_000)
  await database.pool.query(`select pg_notify('changes', 'late')`)
  await receivedByOther
  expect(received).toEqual([null])
  const { rows } = await database.pool.query(
    `select 1 from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  )
  // The other one is still there.
  expect(rows).toHaveLength(1)
})

test('all channels share one connection, and each hears of its own after it was cut', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const received: [string, string | null][] = []
  const channels = ['one', 'two', 'three', 'one']
  const subscriptions = await Promise.all(
    channels.map((channel) => listen(database.url, channel, (payload) => received.push([channel, payload]))),
  )
  onTestFinished(async () => {
    await Promise.all(subscriptions.map(({ close }) => close()))
    expect(await countListeners()).toBe(0)
  })
  async function countListeners(): Promise<number> {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from pg_stat_activity
       where query like '%listen %' and pid <> pg_backend_pid() and datname = current_database()`,
    )
    return rows[0].count
  }
  expect(await countListeners()).toBe(1)
  expect(received.toSorted()).toEqual([
    ['one', null],
    ['one', null],
    ['three', null],
    ['two', null],
  ])
  received.length = 0
  await subscriptions[2]?.close()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%listen %' and pid <> pg_backend_pid() and datname = current_database()`,
  )
  await eventually(() => expect(received).toHaveLength(3))
  expect(received).toEqual([
    ['one', null],
    ['one', null],
    ['two', null],
  ])
  await database.pool.query(`select pg_notify('one', 'a'), pg_notify('two', 'b'), pg_notify('three', 'c')`)
  await eventually(() => expect(received).toHaveLength(6))
  expect(received.slice(3)).toEqual([
    ['one', 'a'],
    ['one', 'a'],
    ['two', 'b'],
  ])
  expect(await countListeners()).toBe(1)
})

test('a listener whose database cannot be reached is refused, and leaves nothing behind', async () => {
  const refused = listen('postgresql://nobody@127.0.0.1:1/none', 'one', () => {})
  await expect(refused).rejects.toThrow(/ECONNREFUSED/)
})
