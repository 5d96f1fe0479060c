import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import {
  type ChangeLog,
  currentCursor,
  readChanges,
  recordChanges,
  recordReport,
  recordVersions,
  removeOldChanges,
} from './change-log.ts'

const database = await freshDatabase()
afterAll(() => database.close())
const LOG: ChangeLog = { name: 'commerce@shop.example', channel: 'some_changes' }
const OTHER: ChangeLog = { name: 'commerce', channel: 'some_changes' }
const WEEK_MS = 7 * 86_400_000
let start = ''

beforeEach(async () => {
  await database.pool.query('delete from kernel.changes')
  start = await currentCursor(database)
})

/** The changes logged after the start, once all of them are readable. */
function readLogged(subjects: string[], log = LOG) {
  return eventually(async () => {
    const page = await readChanges(database, log, start)
    expect(page).toMatchObject({ ok: true, value: { subjects, hasMore: false } })
    return page.ok ? page.value.cursor : ''
  })
}

test('each log has its own changes', async () => {
  await recordChanges(database.db, LOG, ['1', '2'])
  await recordChanges(database.db, OTHER, ['3'])
  await readLogged(['1', '2'])
  await readLogged(['3'], OTHER)
})

test('a poll does not log a version again', async () => {
  const version = '2026-11-23T08:00:00.000Z'
  await recordVersions(database, LOG, [{ subject: '1', version }])
  await recordVersions(database, LOG, [
    { subject: '1', version },
    { subject: '2', version },
  ])
  await recordVersions(database, OTHER, [{ subject: '1', version }])
  await readLogged(['1', '2'])
  await recordVersions(database, LOG, [{ subject: '1', version: '2026-11-23T08:00:01.000Z' }])
  await readLogged(['1', '2', '1'])
})

test('a report is always logged, and a poll does not log its version again', async () => {
  const version = '2026-11-23T08:00:00.000Z'
  await recordReport(database, LOG, { subject: '1', version })
  const cursor = await readLogged(['1'])
  await recordReport(database, LOG, { subject: '1', version })
  await recordVersions(database, LOG, [{ subject: '1', version }])
  await eventually(async () =>
    expect(await readChanges(database, LOG, cursor)).toMatchObject({ ok: true, value: { subjects: ['1'] } }),
  )
  await recordReport(database, LOG, { subject: '9', version: null })
  await recordReport(database, LOG, { subject: '9', version: null })
  await readLogged(['1', '9', '9'])
})

test('a reader whose changes have been removed gets `cursor-expired`', async () => {
  await recordChanges(database.db, LOG, ['1'])
  const cursor = await readLogged(['1'])
  await database.pool.query('update kernel.changes set changed_at = $1', [TEST_TIME])
  await removeOldChanges(database, new Date(TEST_TIME.getTime() + WEEK_MS - 1))
  await readLogged(['1'])
  await removeOldChanges(database, new Date(TEST_TIME.getTime() + WEEK_MS + 1))
  expect(await readChanges(database, LOG, start)).toEqual({ ok: false, code: 'cursor-expired' })
  expect(await readChanges(database, LOG, cursor)).toMatchObject({ ok: true, value: { subjects: [] } })
  expect(await readChanges(database, OTHER, start)).toMatchObject({ ok: true, value: { subjects: [] } })
})

test.each(['', 'x', '1', "1.1'", '99999999999999999999.1'])('%j is no cursor', async (text) => {
  expect(await readChanges(database, LOG, text)).toEqual({ ok: false, code: 'cursor-malformed' })
})
