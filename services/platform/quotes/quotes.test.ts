import { afterAll, beforeEach, expect, test } from 'vitest'
import type { AgreedOrder, AgreedOrderDraft, AgreedOrders } from '#contracts/order/agreed-order.ts'
import { type QuoteDraft, type QuoteLine, quote as quoteShape } from '#contracts/quote.ts'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openTeamRequests } from '#tests/support/samples/open-team-requests.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())

const NOW = new Date('2026-11-26T09:00:00Z')
let now = NOW
/** A fake of the commerce service for quotes: the orders that were created, and what happens to them. */
const createdOrders = new Map<string, AgreedOrderDraft>()
let orderChanges: Partial<AgreedOrder> = {}
let refusesToCreate: 'commerce-unavailable' | 'agreed-orders-unavailable' | 'variant-unknown' | null = null
/** What others do before the commerce service responds. */
let onCreate = async () => {}
const canceled: string[] = []
const agreedOrders: AgreedOrders = {
  async create(draft) {
    await onCreate()
    if (refusesToCreate !== null) return refuse(refusesToCreate)
    createdOrders.set(draft.reference, draft)
    return ok({ id: draft.reference, checkoutUrl: `https://shop.example/checkout/${draft.reference}` })
  },
  async cancel(id) {
    if (orderChanges.status === 'ordered') return refuse('already-ordered')
    canceled.push(id)
    return ok(true)
  },
  async find(id) {
    const open = { id, reference: id, checkoutUrl: null, expiresAt: null, status: 'open', order: null }
    return ok({ ...open, ...orderChanges } as AgreedOrder)
  },
}
const desk = openTeamRequests(database, () => now, { agreedOrders })
const { call, emails, platform } = desk

beforeEach(async () => {
  now = NOW
  orderChanges = {}
  refusesToCreate = null
  onCreate = async () => {}
  createdOrders.clear()
  canceled.length = 0
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits',
  )
})

const PIECE = {
  productId: 'gid://shopify/Product/7',
  variantId: 'gid://shopify/ProductVariant/71',
  slug: 'luna',
  title: 'Luna arched floor lamp',
  variantTitle: 'Brushed brass',
  artisan: 'Ottoni Lumezzane',
  sku: 'LUNA-BR',
  picture: null,
  quantity: 2,
}

async function create(request: TeamRequest): Promise<TeamQuote> {
  const created = await call('/quotes', { role: 'care', body: { input: { requestId: request.id } } })
  return teamQuote.parse(created.body.item)
}
const request = (changes = {}) => desk.send({ accountId: 'anna', pieces: [PIECE], ...changes })
const find = async ({ id }: { id: string }) =>
  teamQuote.parse((await call(`/quotes/${id}`, { role: 'care' })).body.item)
const act = async (id: { id: string }, action: string, input: object = {}) =>
  call(`/quotes/${id.id}/${action}`, { role: 'care', body: { version: (await find(id)).version, input } })
async function write(quote: TeamQuote, changes: Partial<QuoteDraft>) {
  const { version, detail } = await find(quote)
  const draft = { ...detail?.draft, ...changes }
  return call(`/quotes/${quote.id}`, { role: 'care', method: 'PATCH', body: { version, changes: { draft } } })
}
const firstLine = (quote: TeamQuote): QuoteLine => {
  const [line] = quote.detail?.draft?.lines ?? []
  if (!line) throw new Error('It has a line')
  return line
}

/** A quote that was sent, at 900 instead of 1,000 each, with delivery for 50. */
async function createSentQuote(changes = {}): Promise<TeamQuote> {
  const quote = await create(await request(changes))
  const lines = [{ ...firstLine(quote), unitMinor: 900_00 }]
  await write(quote, {
    lines,
    shipping: { title: 'White glove', amountMinor: 50_00 },
    letter: 'Dear Ada',
    validUntil: '2026-12-15',
  })
  expect((await act(quote, 'send')).status).toBe(200)
  return find(quote)
}

/** The calls of a client, `anna` by default. */
async function client(
  quote: TeamQuote,
  path = '',
  body?: object,
  { account = 'anna', key = crypto.randomUUID() } = {},
) {
  const response = await platform.fetch(
    new Request(`http://platform.internal/customer/quotes/${quote.number}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${account}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, body: await response.json() }
}
const accept = (quote: TeamQuote, version = 1, name = 'Ada Lovelace') =>
  client(quote, '/acceptance', { version, name, hasAgreed: true })
const runJob = async (name: string) => {
  const job = platform.jobs?.find((job) => job.name === `platform: ${name}`)
  if (!job) throw new Error(`There is no job ${name}`)
  await job.run(now)
}

test('a quote begins with the pieces of its request at public prices, once for a request', async () => {
  const wanted = await request()
  const quote = await create(wanted)
  expect(quote).toMatchObject({
    number: expect.stringMatching(/^Q-26-\d{6}$/),
    state: 'draft',
    requestNumber: wanted.number,
    currency: 'EUR',
    sentVersion: 0,
    detail: { draft: { validUntil: '2026-12-26' } },
  })
  expect(firstLine(quote)).toMatchObject({
    finish: 'Brushed brass',
    quantity: 2,
    publicMinor: 1_000_00,
    unitMinor: 1_000_00,
  })
  const again = await call('/quotes', { role: 'care', body: { input: { requestId: wanted.id } } })
  expect([again.status, again.body.code]).toEqual([422, 'quote-exists'])
})

test('a draft is for the team alone; once it is sent its client has it, with an email, and nobody else', async () => {
  const quote = await create(await request())
  expect((await client(quote)).status).toBe(404)
  const after = await createSentQuote({ email: 'anna@example.com' })
  const { status, body } = await client(after)
  expect(status).toBe(200)
  expect(quoteShape.parse(body)).toMatchObject({
    state: 'sent',
    version: 1,
    totalMinor: 1_850_00,
    validUntil: '2026-12-15',
    offer: { letter: 'Dear Ada', lines: [{ unitMinor: 900_00 }] },
    checkoutUrl: null,
  })
  expect((await client(after, '', undefined, { account: 'bruno' })).status).toBe(404)
  const mail = (await emails()).find(({ kind }) => kind === 'quote-sent')
  expect(mail?.to).toBe('anna@example.com')
  expect(mail?.text).toContain('Dear Ada')
  expect(mail?.text).toContain('15. Dezember 2026')
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('1.850,00 €')
})

// spec 6: a guest has a quote by a secret link
test('a guest reads a quote by the secret link of their email, and no other', async () => {
  const quote = await createSentQuote({ accountId: null })
  const token = SAMPLE_QUOTES.tokens.tokenOf(quote.id)
  const read = (path: string, key = 'server') =>
    platform.fetch(
      new Request(`http://platform.internal/quotes/links/${path}`, {
        headers: { authorization: `Bearer ${key}` },
      }),
    )
  expect((await read(token)).status).toBe(200)
  expect((await read(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).status).toBe(404)
  expect((await read(token, 'anna')).status).toBe(401)
  expect((await client(quote)).status).toBe(404)
  const ofAccount = await createSentQuote()
  expect((await read(SAMPLE_QUOTES.tokens.tokenOf(ofAccount.id))).status).toBe(404)
})

// spec 6: a quote is accepted by name and tick, which is recorded once and opens one checkout
test('what is accepted by name opens a checkout at exactly the agreed prices, and again the same', async () => {
  const quote = await createSentQuote()
  now = new Date('2026-11-26T10:00:00Z')
  const { status, body } = await accept(quote)
  const checkoutUrl = `https://shop.example/checkout/${quote.number}:1`
  expect([status, body.checkoutUrl]).toEqual([200, checkoutUrl])
  expect(body.quote).toMatchObject({
    state: 'accepted',
    acceptance: { version: 1, name: 'Ada Lovelace' },
    checkoutUrl,
  })
  expect(createdOrders.get(`${quote.number}:1`)).toMatchObject({
    buyer: { accountId: 'anna' },
    currency: 'EUR',
    lines: [{ quantity: 2, unitPriceMinor: 900_00, compareAtMinor: 1_000_00, finish: 'Brushed brass' }],
    shipping: { priceMinor: 50_00, title: 'White glove' },
    expiresAt: '2026-12-15T23:00:00.000Z',
  })
  expect((await accept(quote, 1, 'Somebody Else')).body.checkoutUrl).toBe(checkoutUrl)
  const { detail } = await find(quote)
  expect(detail?.events.map(({ event, text }) => [event, text])).toEqual([
    ['send', ''],
    ['accept', 'Ada Lovelace'],
  ])
  expect((await emails()).filter(({ kind }) => kind === 'quote-accepted')).toHaveLength(1)
})

test('of ten simultaneous acceptances one is recorded', async () => {
  const quote = await createSentQuote()
  const all = await Promise.all(Array.from({ length: 10 }, () => accept(quote)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  const { detail } = await find(quote)
  expect(detail?.events.filter(({ event }) => event === 'accept')).toHaveLength(1)
})

test.each([
  ['no name', { version: 1, name: ' ', hasAgreed: true }, 'name'],
  ['no tick', { version: 1, name: 'Ada', hasAgreed: false }, 'hasAgreed'],
  ['a price of the client', { version: 1, name: 'Ada', hasAgreed: true, totalMinor: 1 }, ''],
])('an acceptance with %s is refused', async (_, body, path) => {
  const refused = await client(await createSentQuote(), '/acceptance', body)
  expect([refused.status, refused.body.code, refused.body.fields[0].path]).toEqual([
    422,
    'quote-malformed',
    path,
  ])
  expect(createdOrders.size).toBe(0)
})

// spec 6: versions of a quote: only the last one can be accepted
test('a version that was replaced cannot be accepted, and its checkout is closed', async () => {
  const quote = await createSentQuote()
  await accept(quote)
  expect((await act(quote, 'revise')).status).toBe(200)
  expect(canceled).toEqual([`${quote.number}:1`])
  expect((await accept(quote)).body.code).toBe('quote-closed')
  await write(quote, { letter: 'A new one' })
  await act(quote, 'send')
  const outdated = await accept(quote)
  expect([outdated.status, outdated.body.code, outdated.body.current.version]).toEqual([
    409,
    'version-outdated',
    2,
  ])
  expect((await accept(quote, 2)).body.checkoutUrl).toBe(`https://shop.example/checkout/${quote.number}:2`)
  expect((await client(quote)).body.versions).toHaveLength(2)
})

test('a quote that has just been ordered can be neither revised nor withdrawn', async () => {
  const quote = await createSentQuote()
  await accept(quote)
  orderChanges = { status: 'ordered' }
  for (const [action, input] of [
    ['revise', {}],
    ['withdraw', { reason: '' }],
  ] as const) {
    const refused = await act(quote, action, input)
    expect([refused.status, refused.body.code]).toEqual([422, 'already-ordered'])
  }
  expect((await find(quote)).state).toBe('accepted')
})

const ORDER = { id: 'o', number: 'BT-2611-000009', status: 'confirmed', placedAt: '', paidAt: null } as const
test.each([
  ['paid', { status: 'ordered', order: { ...ORDER, paidAt: NOW.toISOString() } }, 'ordered'],
  ['waiting for a transfer', { status: 'ordered', order: ORDER }, 'accepted'],
  ['expired unpaid', { status: 'ordered', order: { ...ORDER, status: 'expired' } }, 'revising'],
  ['canceled at the shop', { status: 'cancelled', order: null }, 'revising'],
  ['still open', {}, 'accepted'],
])('a quote whose order is %s', async (_, becomes, state) => {
  const quote = await createSentQuote()
  await accept(quote)
  orderChanges = becomes as Partial<AgreedOrder>
  await runJob('follow checkouts of quotes')
  const after = await find(quote)
  expect(after.state).toBe(state)
  expect(after.orderNumber).toBe(state === 'ordered' ? 'BT-2611-000009' : null)
})

test('without a shop that makes the order, the team creates it and enters its number', async () => {
  refusesToCreate = 'agreed-orders-unavailable'
  const quote = await createSentQuote()
  expect((await accept(quote)).body).toMatchObject({ checkoutUrl: null, quote: { state: 'accepted' } })
  expect((await find(quote)).checkout).toBe('by-hand')
  expect((await act(quote, 'ordered', { orderNumber: 'SH-1' })).status).toBe(200)
  expect(await find(quote)).toMatchObject({ state: 'ordered', orderNumber: 'SH-1' })
})

test('if the shop refuses, the quote waits for the client again, and the record says why', async () => {
  refusesToCreate = 'variant-unknown'
  const quote = await createSentQuote()
  const refused = await accept(quote)
  expect([refused.status, refused.body.code, refused.body.current.state]).toEqual([
    503,
    'checkout-unavailable',
    'sent',
  ])
  expect(refused.body.current.acceptance).toBeNull()
  expect((await find(quote)).detail?.events.at(-1)).toMatchObject({
    event: 'reopen',
    text: 'variant-unknown',
  })
  refusesToCreate = null
  expect((await accept(quote)).status).toBe(200)
})

// spec 6: a client comments on lines of a quote, requests changes and declines
test('a client comments on a line, requests changes and declines; with an email to the house for each', async () => {
  const quote = await createSentQuote()
  const lineId = (await client(quote)).body.offer.lines[0].id
  const key = crypto.randomUUID()
  const comment = { version: 1, lineId, text: 'Could it be firmer?' }
  await client(quote, '/comments', comment, { key })
  await client(quote, '/comments', comment, { key })
  expect((await client(quote)).body.comments).toMatchObject([
    { isFromHouse: false, text: 'Could it be firmer?' },
  ])
  const elsewhere = { version: 1, lineId: crypto.randomUUID(), text: 'x' }
  expect((await client(quote, '/comments', elsewhere)).status).toBe(404)
  now = new Date('2026-11-26T10:00:00Z')
  await act(quote, 'comment', { lineId, text: 'Yes.' })
  expect((await client(quote)).body.comments[1]).toMatchObject({ isFromHouse: true, text: 'Yes.' })

  const changes = await client(quote, '/change-request', { version: 1, text: 'Six chairs, please.' })
  expect(changes.body.state).toBe('revising')
  expect((await accept(quote)).body.code).toBe('quote-closed')
  const declined = await client(quote, '/refusal', { version: 1, reason: 'Too late.' })
  expect([declined.status, declined.body.state]).toEqual([200, 'declined'])
  const kinds = (await emails()).map(({ kind }) => kind)
  for (const kind of ['quote-comment', 'quote-changes', 'quote-declined'])
    expect(kinds.filter((sentKind) => sentKind === kind)).toHaveLength(1)
})

// spec 6: a quote ends after its last day, and its client is reminded before
test('a client is reminded once before the last day; after it the quote has ended', async () => {
  const quote = await createSentQuote()
  await runJob('remind clients of quotes')
  now = new Date('2026-12-12T09:00:00Z')
  await runJob('remind clients of quotes')
  await runJob('remind clients of quotes')
  expect((await emails()).filter(({ kind }) => kind === 'quote-reminder')).toHaveLength(1)
  now = new Date('2026-12-15T22:59:00Z')
  await runJob('end quotes')
  expect((await find(quote)).state).toBe('sent')
  now = new Date('2026-12-15T23:01:00Z')
  const late = await accept(quote)
  expect([late.status, late.body.code]).toEqual([409, 'quote-expired'])
  await runJob('end quotes')
  expect((await find(quote)).state).toBe('expired')
  await act(quote, 'revise')
  expect((await find(quote)).detail?.draft?.validUntil).toBe('2027-01-15')
})

// spec 3: a quote with a finish to choose is not sent
test('a draft without lines, with a finish to choose, or whose last day is over, is not sent', async () => {
  const quote = await create(await request())
  await write(quote, { lines: [] })
  expect((await act(quote, 'send')).body.code).toBe('lines-missing')
  const other = await create(await request())
  await write(other, { validUntil: '2026-11-25' })
  expect((await act(other, 'send')).body.code).toBe('validity-over')
  const open = await create(await request())
  const [line] = (await find(open)).detail?.draft?.lines ?? []
  await write(open, { lines: line ? [{ ...line, variantId: '' }] : [] })
  expect((await act(open, 'send')).body.code).toBe('finish-open')
})

test('a checkout that opens while the team revises the quote is closed again', async () => {
  const quote = await createSentQuote()
  onCreate = async () => void (await act(quote, 'revise'))
  const refused = await accept(quote)
  expect([refused.status, refused.body.code]).toEqual([409, 'quote-closed'])
  expect(canceled).toEqual([`${quote.number}:1`])
  expect((await find(quote)).state).toBe('revising')
})
