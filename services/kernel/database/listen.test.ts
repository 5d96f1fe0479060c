import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listen } from './listen.ts'

test('a listener receives every notice, and null after its connection was cut', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const heard: (string | null)[] = []
  const subscription = await listen(database.url, 'Changes', (payload) => heard.push(payload))
  onTestFinished(() => subscription.close())
  await database.pool.query(`select pg_notify('Changes', 'one')`)
  await eventually(() => expect(heard).toEqual([null, 'one']))

  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  )
  await eventually(() => expect(heard).toEqual([null, 'one', null]))
  await database.pool.query(`select pg_notify('Changes', 'two')`)
  await eventually(() => expect(heard).toEqual([null, 'one', null, 'two']))
})

test('a closed listener receives nothing', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  const heard: (string | null)[] = []
  const subscription = await listen(database.url, 'changes', (payload) => heard.push(payload))
  await subscription.close()
  await database.pool.query(`select pg_notify('changes', 'late')`)
  await database.pool.query('select pg_sleep(0.7)')
  expect(heard).toEqual([null])
})
