import { afterAll, beforeEach, expect, test } from 'vitest'
import { createServerClient } from '#clients/calls/call-client.ts'
import type { NewRequest } from '#contracts/request.ts'
import { stockNoticesCalls } from '#contracts/stock-notice.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openRequests } from '#tests/support/samples/open-requests.ts'
import { stockRequest } from '#tests/support/samples/stock-request.ts'
import { REQUEST_DAYS, removeOldRequests } from '../remove-requests.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())
const NOW = new Date('2026-11-24T08:00:00Z')
let now = NOW
const { platform, client, threads, cancelTokens, threadTokens, problems, emails } = openRequests(
  database,
  () => now,
)
const clientOptions = { baseUrl: 'http://platform.internal', fetch: platform.fetch }
const notices = createServerClient(stockNoticesCalls, {
  ...clientOptions,
  token: 'server',
  report: (one) => problems.push(one),
})

beforeEach(async () => {
  now = NOW
  problems.length = 0
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits',
  )
})

const OAK = 'gid://shopify/ProductVariant/1'
const WALNUT = 'gid://shopify/ProductVariant/2'
const wait = (changes: Parameters<typeof stockRequest>[0] = {}, key: string = crypto.randomUUID()) =>
  client.send(stockRequest(changes), key)

async function stored() {
  const { rows } = await database.pool.query(
    'select id, state, email, reply_by, notice_sent_at from platform.requests order by number',
  )
  return rows
}
const readRecipients = async () =>
  (await emails()).filter(({ kind }) => kind === 'request-back-in-stock').map(({ to }) => to)
const readCancelToken = async () => cancelTokens.tokenOf((await stored())[0].id)

test('who waits for a variant has a receipt with a link that cancels it; the house has no email', async () => {
  expect(await wait()).toMatchObject({ ok: true, value: { replyBy: null } })
  expect(await stored()).toMatchObject([{ state: 'waiting', reply_by: null, notice_sent_at: null }])
  expect(await emails()).toMatchObject([
    {
      kind: 'request-stock-receipt',
      to: 'ada@example.com',
      subject: 'Wir melden uns, sobald Canneto Credenza, Eiche wieder da ist',
    },
  ])
  const { rows } = await database.pool.query(
    'select sealed_link is not null as sealed, reply_to from mail.outbox',
  )
  expect(rows).toEqual([{ sealed: true, reply_to: null }])
  expect((await emails())[0]?.text).not.toContain(await readCancelToken())
})

// spec 5: back in stock: an address waits for a variant once
test('an address waits for a variant once, and has the same receipt again', async () => {
  const first = await wait()
  expect(await wait({ email: 'Ada@Example.com' })).toEqual(first)
  now = new Date('2026-11-25T08:00:00Z')
  expect(await wait({ accountId: 'anna' })).toEqual(first)
  expect(await stored()).toHaveLength(1)
  expect((await emails()).map(({ kind }) => kind)).toEqual(['request-stock-receipt', 'request-stock-receipt'])
  await wait({ variantId: WALNUT })
  await wait({ email: 'eve@example.com' })
  expect(await stored()).toHaveLength(3)
})

test('of simultaneous requests of an address one waits', async () => {
  const receipts = await Promise.all(Array.from({ length: 6 }, () => wait()))
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
  expect(await stored()).toHaveLength(1)
})

test('a request that waits for nothing is refused', async () => {
  const request: NewRequest = { ...stockRequest(), pieces: [] }
  expect(await client.send(request, 'key')).toMatchObject({ ok: false, code: 'request-malformed' })
})

test('the variants that are awaited are listed with their products, each once', async () => {
  await wait()
  await wait({ email: 'eve@example.com' })
  await wait({ variantId: WALNUT })
  const listed = await notices.listAwaited()
  expect(listed.ok && listed.value.map(({ variantId }) => variantId).sort()).toEqual([OAK, WALNUT])
  await notices.send({ variantIds: [OAK] })
  expect(await notices.listAwaited()).toMatchObject({ value: [{ variantId: WALNUT }] })
})

test('once a variant is back, each who waits for it gets one email in their language, and no second', async () => {
  await wait({ accountId: 'anna' })
  await wait({ email: 'eve@example.com', language: 'fr', country: 'FR' })
  await wait({ email: 'leo@example.com', variantId: WALNUT })
  expect(await notices.send({ variantIds: [OAK, 'gid://shopify/ProductVariant/99'] })).toEqual({
    ok: true,
    value: 2,
  })
  expect(await notices.send({ variantIds: [OAK] })).toEqual({ ok: true, value: 0 })
  expect(await readRecipients()).toEqual(['ada@example.com', 'eve@example.com'])
  const [german, french] = (await emails()).filter(({ kind }) => kind === 'request-back-in-stock')
  expect(german).toMatchObject({ subject: 'Canneto Credenza, Eiche ist wieder auf Lager' })
  expect(german?.text).toContain('nicht für Sie reserviert')
  expect(german?.text).toContain('https://shop.example/de-de/products/canneto-credenza?variant=1')
  expect(french?.text).toContain('https://shop.example/fr-fr/products/canneto-credenza?variant=1')
  expect(await stored()).toMatchObject([
    { state: 'closed', notice_sent_at: NOW },
    { state: 'closed', notice_sent_at: NOW },
    { state: 'waiting', notice_sent_at: null },
  ])
  const own = await threads.list('anna', 1)
  const number = own.ok ? (own.value.requests[0]?.number ?? '') : ''
  expect(await threads.ofCustomer('anna', number).read()).toMatchObject({
    value: { state: 'closed', isNoticeSent: true },
  })
})

// spec 5: back in stock: simultaneous calls send each notice once
test('simultaneous calls send each notice once', async () => {
  for (let index = 0; index < 120; index += 1)
    await wait({ email: `ada${index}@example.com`, network: `${index}` })
  const sent = await Promise.all([
    notices.send({ variantIds: [OAK] }),
    notices.send({ variantIds: [OAK] }),
    notices.send({ variantIds: [OAK] }),
  ])
  expect(sent.reduce((sum, one) => sum + (one.ok ? one.value : 0), 0)).toBe(120)
  expect(new Set(await readRecipients()).size).toBe(120)
  expect(await readRecipients()).toHaveLength(120)
})

test('who waits again after the notice gets another one', async () => {
  await wait()
  await notices.send({ variantIds: [OAK] })
  await wait()
  expect(await notices.send({ variantIds: [OAK] })).toEqual({ ok: true, value: 1 })
  expect(await readRecipients()).toHaveLength(2)
})

test('a link shows what it cancels, and cancels it once its button is pressed', async () => {
  await wait()
  const token = await readCancelToken()
  const piece = { title: 'Canneto Credenza', variantTitle: 'Eiche', slug: 'canneto-credenza' }
  expect(await notices.find(token)).toMatchObject({ value: { state: 'waiting', piece } })
  expect(await stored()).toMatchObject([{ state: 'waiting' }])
  expect(await notices.cancel(token)).toMatchObject({ value: { state: 'cancelled' } })
  expect(await notices.cancel(token)).toMatchObject({ value: { state: 'cancelled' } })
  expect(await notices.send({ variantIds: [OAK] })).toEqual({ ok: true, value: 0 })
  expect(await readRecipients()).toEqual([])
})

test('a notice that was sent is no longer cancelled', async () => {
  await wait()
  await notices.send({ variantIds: [OAK] })
  expect(await notices.cancel(await readCancelToken())).toMatchObject({ value: { state: 'sent' } })
  expect(await stored()).toMatchObject([{ notice_sent_at: NOW }])
})

test('a token that is forged, for something else, or of a request that was removed, cancels nothing', async () => {
  await wait()
  const [{ id }] = await stored()
  const token = cancelTokens.tokenOf(id)
  const forged = [
    '',
    'x',
    `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
    threadTokens.tokenOf(id),
    token.toUpperCase(),
  ]
  for (const one of forged.filter((text) => text !== '')) {
    expect(await notices.find(one)).toEqual({ ok: true, value: null })
    expect(await notices.cancel(one)).toEqual({ ok: true, value: null })
  }
  expect(await stored()).toMatchObject([{ state: 'waiting' }])
  await removeOldRequests(database, new Date(NOW.getTime() + (REQUEST_DAYS + 1) * 86_400_000))
  expect(await notices.find(token)).toEqual({ ok: true, value: null })
})

test('only servers may send and cancel notices', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/token'],
    ['POST', '/token/cancellation'],
  ] as const) {
    const headers = { authorization: 'Bearer anna' }
    const request = new Request(`${clientOptions.baseUrl}/requests/back-in-stock${path}`, { method, headers })
    expect((await platform.fetch(request)).status).toBe(401)
  }
})
