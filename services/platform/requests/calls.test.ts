import { afterAll, beforeEach, expect, test } from 'vitest'
import type { NewRequest } from '#contracts/request.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { sampleRequest } from '#tests/support/samples/sample-request.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
// A Tuesday; in Rome it is 09:00.
const NOW = new Date('2026-11-24T08:00:00Z')
let now = NOW
const { client, emails } = openRequests(database, () => now)

beforeEach(async () => {
  now = NOW
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits',
  )
})

const callAt = (at: string | null): NewRequest => ({
  ...sampleRequest(),
  kind: 'expert',
  fields: { at, timeZone: 'America/New_York', phone: '+1 212 555 0199', message: '' },
})
const REFUSED = {
  ok: false,
  code: 'request-malformed',
  fields: [{ path: 'fields.at', code: 'time-unavailable' }],
}

test('a call is due by its end, and its receipt says when it comes, in the time zone of the visitor', async () => {
  const sent = await client.send(callAt('2026-11-24T14:00:00.000Z'), 'key')
  expect(sent).toMatchObject({ ok: true, value: { replyBy: '2026-11-24T14:30:00.000Z' } })
  const [receipt, ofTeam] = await emails()
  expect(receipt?.text).toContain(
    'Wir rufen Sie am Dienstag, 24. November um 09:00 Uhr (Nordamerikanische Ostküstenzeit) an.',
  )
  expect(receipt?.text).not.toContain('555 0199')
  expect(ofTeam?.text).toContain('+1 212 555 0199')
})

test('a call at once is due within a quarter of an hour', async () => {
  const sent = await client.send(callAt(null), 'key')
  expect(sent).toMatchObject({ ok: true, value: { replyBy: '2026-11-24T08:15:00.000Z' } })
  const [receipt] = await emails()
  expect(receipt?.text).toContain('spätestens am Dienstag, 24. November um 09:15 Uhr (CET)')
})

// spec 5: talk to an expert: a time that is not offered, or has passed, is refused at its field
test.each([
  ['at a time that is not offered', '2026-11-24T14:10:00.000Z', NOW],
  ['at a time that has just passed', '2026-11-24T10:00:00.000Z', new Date('2026-11-24T10:01:00Z')],
  ['at once, while the office is closed', null, new Date('2026-11-24T19:00:00Z')],
  ['at something that is no time', 'tomorrow', NOW],
])('a call %s is refused, and nothing is stored', async (_, at, sentAt) => {
  now = sentAt
  expect(await client.send(callAt(at), 'key')).toEqual(REFUSED)
  expect(await emails()).toEqual([])
})

test('a call that is stored has the same receipt again after its time', async () => {
  const first = await client.send(callAt('2026-11-24T14:00:00.000Z'), 'key')
  now = new Date('2026-11-24T15:00:00Z')
  expect(await client.send(callAt('2026-11-24T14:00:00.000Z'), 'key')).toEqual(first)
})
