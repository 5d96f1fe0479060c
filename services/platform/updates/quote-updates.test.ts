import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAuthorizedClient } from '#clients/calls/call-client.ts'
import { updatesCalls } from '#contracts/updates.ts'
import { refuse } from '#domain/result.ts'
import { commentUpdateId, quoteUpdateId } from '#domain/updates/quote-moves.ts'
import { UPDATE_DAYS } from '#domain/updates/updates.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openQuotes } from '#tests/support/samples/open-quotes.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
const START = new Date('2026-11-26T09:00:00Z')
let now = START
const days = (count: number) => new Date(START.getTime() + count * 86_400_000)
const { platform, send, write, act, quotes } = openQuotes(database, () => now, {
  agreedOrders: {
    create: async () => refuse('agreed-orders-unavailable'),
    cancel: async () => refuse('agreed-orders-unavailable'),
    find: async () => refuse('agreed-orders-unavailable'),
  },
})
const client = createAuthorizedClient(updatesCalls, {
  baseUrl: 'http://platform.internal',
  fetch: platform.fetch,
  report: () => {},
})

beforeEach(async () => {
  now = START
  await database.pool.query('truncate platform.requests cascade; truncate kernel.rate_limits')
})

/** The updates about the quotes of an account. */
async function readQuoteUpdates(account = 'ada') {
  const read = await client.read(account)
  return read.ok ? read.value.quotes : read.code
}
const ofClient = (number: string) => quotes.ofCustomer('ada', number)

// spec 2: updates: what is new about a quote, and what its client has read of it
test('a quote that was sent is an update of its client alone, and another version is one again', async () => {
  const { id, number } = await send('ada')
  const first = {
    id: quoteUpdateId(number, 'sent', 1),
    number,
    move: 'sent',
    version: 1,
    at: START.toISOString(),
    text: 'Dear Ada',
  }
  expect(await readQuoteUpdates()).toEqual([first])
  expect(await readQuoteUpdates('ben')).toEqual([])
  now = days(1)
  await act(id, 'revise')
  expect(await readQuoteUpdates()).toEqual([first])
  await write(id, () => ({ letter: '' }))
  await act(id, 'send')
  const second = {
    ...first,
    id: quoteUpdateId(number, 'sent', 2),
    version: 2,
    text: '',
    at: now.toISOString(),
  }
  expect(await readQuoteUpdates()).toEqual([second])
  now = days(1 + UPDATE_DAYS)
  expect(await readQuoteUpdates()).toEqual([second])
  now = new Date(days(1 + UPDATE_DAYS).getTime() + 1)
  expect(await readQuoteUpdates()).toEqual([])
})

test('a comment of the house is an update; that of the client, and what they decided, are not', async () => {
  const { id, number } = await send('ada')
  const lineId = (await act(id, 'revise')).detail?.draft?.lines[0]?.id ?? ''
  await act(id, 'send')
  await ofClient(number).comment({ version: 2, lineId, text: 'Firmer?' }, crypto.randomUUID())
  expect(await readQuoteUpdates()).toMatchObject([{ move: 'sent' }])
  now = days(1)
  await act(id, 'comment', { lineId, text: 'Yes,\nof course.' })
  const read = await ofClient(number).read()
  const comment = (read.ok && read.value?.comments.at(-1)?.id) || ''
  const quoteUpdates = [{ id: commentUpdateId(comment), move: 'commented', text: 'Yes, of course.' }]
  expect(await readQuoteUpdates()).toMatchObject(quoteUpdates)
  now = days(2)
  await ofClient(number).decline({ version: 2, reason: 'Too dear' })
  expect(await readQuoteUpdates()).toMatchObject(quoteUpdates)
})

test('a quote that was withdrawn is an update without a reason; a draft that was withdrawn is none', async () => {
  const sent = await send('ada')
  now = days(1)
  await act(sent.id, 'withdraw', { reason: 'Sold out' })
  const quoteUpdates = [{ id: quoteUpdateId(sent.number, 'withdrawn', 1), move: 'withdrawn', text: '' }]
  expect(await readQuoteUpdates()).toMatchObject(quoteUpdates)
})

test('a quote that has expired is an update', async () => {
  const { number } = await send('ada')
  now = new Date('2026-12-16T09:00:00Z')
  await platform.jobs?.find(({ name }) => name === 'platform: end quotes')?.run(now)
  expect(await readQuoteUpdates()).toMatchObject([
    { id: quoteUpdateId(number, 'expired', 1), move: 'expired' },
  ])
})

test('an order that the team created of a quote is an update', async () => {
  const { id, number } = await send('ada')
  await ofClient(number).accept({ version: 1, name: 'Ada Lovelace', hasAgreed: true })
  now = days(1)
  await act(id, 'ordered', { orderNumber: 'SH-1' })
  expect(await readQuoteUpdates()).toMatchObject([
    { id: quoteUpdateId(number, 'ordered', 1), move: 'ordered' },
  ])
})
