import { afterAll, beforeEach, expect, test } from 'vitest'
import { QUOTE_LINES_MAX, type QuoteDraft } from '#contracts/quote.ts'
import type { RequestPiece } from '#contracts/request.ts'
import { quotePiece, type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openTeamRequests } from '#tests/support/samples/open-team-requests.ts'
import { filtered } from '#tests/support/samples/sample-team.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())

const NOW = new Date('2026-11-26T09:00:00Z')
let now = NOW
const PIECE: RequestPiece = {
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
/** The searches that the shop received, and whether it responds. */
const searched: unknown[] = []
let isShopUp = true
const desk = openTeamRequests(database, () => now, {
  async findPieces(text, market) {
    searched.push([text, market])
    return isShopUp
      ? [{ piece: { ...PIECE, quantity: 1 }, publicMinor: 990_00, leadTimeDays: 42, isSoldOut: false }]
      : null
  },
  leadTimes: async (productIds) => new Map(productIds.map((id) => [id, 56])),
  soldOut: async (ids, country) => (country === 'US' ? ids : []),
})
const { call, platform, routes } = desk

beforeEach(async () => {
  now = NOW
  isShopUp = true
  searched.length = 0
  await database.pool.query(
    'truncate platform.requests cascade; truncate mail.outbox; truncate kernel.rate_limits',
  )
})

async function create(changes = {}): Promise<TeamQuote> {
  const { id } = await desk.send({ accountId: 'anna', pieces: [PIECE], ...changes })
  const { body } = await call('/quotes', { role: 'care', body: { input: { requestId: id } } })
  return teamQuote.parse(body.item)
}
const find = async ({ id }: { id: string }) =>
  teamQuote.parse((await call(`/quotes/${id}`, { role: 'care' })).body.item)
const act = async (quote: TeamQuote, action: string, input: object = {}) =>
  call(`/quotes/${quote.id}/${action}`, {
    role: 'care',
    body: { version: (await find(quote)).version, input },
  })
async function write(quote: TeamQuote, changes: Partial<QuoteDraft>) {
  const { version, detail } = await find(quote)
  const draft = { ...detail?.draft, ...changes }
  return call(`/quotes/${quote.id}`, { role: 'care', method: 'PATCH', body: { version, changes: { draft } } })
}
async function createSentQuote(changes: Partial<QuoteDraft> = {}): Promise<TeamQuote> {
  const quote = await create()
  await write(quote, changes)
  expect((await act(quote, 'send')).status).toBe(200)
  return find(quote)
}
async function client(quote: TeamQuote, path: string, body: object) {
  const response = await platform.fetch(
    new Request(`http://platform.internal/customer/quotes/${quote.number}${path}`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer anna',
        'idempotency-key': crypto.randomUUID(),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  )
  expect(response.ok).toBe(true)
}
const firstLineId = ({ detail }: TeamQuote) => detail?.versions.at(-1)?.offer.lines[0]?.id ?? ''
const numbers = async (filter: object, sort = ''): Promise<string[]> => {
  const { body } = await call(`${filtered('/quotes', filter)}${sort}`, { role: 'care' })
  return body.items.map(({ number }: TeamQuote) => number)
}
const waiting = async () => (await call('/waiting', { role: 'care' })).body.items
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const MATRIX: Record<string, readonly Role[]> = {
  'GET /quotes': ['care', 'admin'],
  'GET /quotes/:id': ['care', 'admin'],
  'GET /quotes/:id/history': ['care', 'admin'],
  'POST /quotes': ['care', 'admin'],
  'PATCH /quotes/:id': ['care', 'admin'],
  'POST /quotes/:id/send': ['care', 'admin'],
  'POST /quotes/:id/revise': ['care', 'admin'],
  'POST /quotes/:id/withdraw': ['care', 'admin'],
  'POST /quotes/:id/comment': ['care', 'admin'],
  'POST /quotes/:id/ordered': ['care', 'admin'],
  'GET /quote-pieces': ['care', 'admin'],
  'GET /quote-pieces/:id': ['care', 'admin'],
}

test('every route of the quotes is open to its roles alone', async () => {
  expect(routes.filter((route) => route.includes(' /quote'))).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method, path = ''] = name.split(' ')
    const request = method === 'GET' ? {} : { method: method as 'POST' | 'PATCH', body: {} }
    for (const role of ROLES) {
      const { status } = await call(path.replace(':id', 'none'), { role, ...request })
      expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
    expect((await call(path.replace(':id', 'none'), { role: 'a customer', ...request })).status).toBe(401)
  }
})

test('quotes are found by number, request, name, address and project, and by their state', async () => {
  const draft = await create({ name: 'Eve', email: 'eve@example.org', accountId: null })
  later(1)
  const open = await createSentQuote()
  const filters: [object, string[]][] = [
    [{}, [open.number, draft.number]],
    [{ text: draft.number.toLowerCase() }, [draft.number]],
    [{ text: open.requestNumber }, [open.number]],
    [{ text: 'EVE' }, [draft.number]],
    [{ text: '%%%' }, []],
    [{ state: 'open' }, [open.number, draft.number]],
    [{ state: 'draft' }, [draft.number]],
    [{ state: 'ordered' }, []],
    [{ requestId: open.requestId }, [open.number]],
  ]
  for (const [filter, found] of filters) expect([filter, await numbers(filter)]).toEqual([filter, found])
  expect((await call(filtered('/quotes', { state: 'lost' }), { role: 'care' })).status).toBe(400)
})

// spec 6: quotes that wait for the team, or end soon
test('a quote waits for the team while changes are requested, and while a comment has no reply', async () => {
  const quote = await createSentQuote()
  const lineId = firstLineId(quote)
  expect(await numbers({ state: 'client-wrote' })).toEqual([])
  later(1)
  await client(quote, '/comments', { version: 1, lineId, text: 'Could it be firmer?' })
  expect(await numbers({ state: 'client-wrote' })).toEqual([quote.number])
  later(1)
  await act(quote, 'comment', { lineId, text: 'It can.' })
  expect(await numbers({ state: 'client-wrote' })).toEqual([])

  later(1)
  await client(quote, '/comments', { version: 1, lineId, text: 'And softer?' })
  await client(quote, '/change-request', { version: 1, text: 'Six chairs, please.' })
  const changed = await find(quote)
  const tasks = (await waiting()).filter(({ resource }: { resource: string }) => resource === 'quotes')
  expect(tasks).toMatchObject([
    {
      task: 'quotes-revising',
      count: 1,
      since: changed.updatedAt,
      first: [{ text: quote.number }, { text: 'Ada Lovelace' }],
      filter: { state: 'client-wrote' },
    },
  ])
  expect(await numbers(tasks[0].filter, '&sort=updatedAt')).toEqual([quote.number])
  // A new version counts as a reply to all comments on the previous one.
  later(1)
  await act(quote, 'revise')
  await act(quote, 'send')
  expect(await numbers({ state: 'client-wrote' })).toEqual([])
})

test('an accepted quote waits until its order is created by hand', async () => {
  const quote = await createSentQuote()
  await client(quote, '/acceptance', { version: 1, name: 'Ada Lovelace', hasAgreed: true })
  expect(await waiting()).toContainEqual(
    expect.objectContaining({ task: 'quotes-by-hand', count: 1, filter: { state: 'by-hand' } }),
  )
  expect(await numbers({ state: 'by-hand' })).toEqual([quote.number])
  await act(quote, 'ordered', { orderNumber: 'SH-1' })
  expect(await numbers({ state: 'by-hand' })).toEqual([])
})

test('a quote without a reply waits during its last days, the soonest first', async () => {
  const second = await createSentQuote({ validUntil: '2026-11-29' })
  await createSentQuote({ validUntil: '2026-11-30' })
  const first = await createSentQuote({ validUntil: '2026-11-26' })
  expect(await numbers({ state: 'ending' }, '&sort=validUntil')).toEqual([first.number, second.number])
  expect(await waiting()).toContainEqual(
    expect.objectContaining({
      task: 'quotes-ending',
      count: 2,
      since: null,
      first: [{ text: first.number }, { text: 'Ada Lovelace' }, { dueOn: '2026-11-26' }],
      filter: { state: 'ending' },
      sort: { field: 'validUntil', isDescending: false },
    }),
  )
})

// spec 6: a quote has as many lines as an order may have
test('all pieces of the largest list are in the draft, but no more are sent than an order may have', async () => {
  const pieces = Array.from({ length: 500 }, () => ({ ...PIECE, section: 'Lobby' }))
  const quote = await create({
    kind: 'quote',
    pieces,
    fields: {
      project: 'Hotel',
      street: '',
      city: '',
      postalCode: '',
      zone: '',
      country: 'DE',
      dateNeeded: '',
      budget: '',
      currency: 'EUR',
      listId: '',
      listName: 'Hotel',
      message: '',
    },
  })
  const lines = quote.detail?.draft?.lines ?? []
  expect([lines.length, lines[0]?.section]).toEqual([500, 'Lobby'])
  expect((await write(quote, { letter: 'Dear Ada' })).status).toBe(200)
  const refused = await act(quote, 'send')
  expect([refused.status, refused.body.code]).toEqual([422, 'lines-too-many'])
  expect((await find(quote)).detail?.draft?.lines).toHaveLength(500)
  await write(quote, { lines: lines.slice(0, QUOTE_LINES_MAX) })
  expect((await act(quote, 'send')).status).toBe(200)
})

test('a total that is larger than can be stored is not sent', async () => {
  const quote = await create()
  const lines = (quote.detail?.draft?.lines ?? []).map((line) => ({ ...line, unitMinor: 100_000_000_00 }))
  await write(quote, { lines })
  const refused = await act(quote, 'send')
  expect([refused.status, refused.body.code]).toEqual([422, 'total-too-large'])
})

// spec 6: quotes at the desk: the team writes drafts, and the second of two writers gets that of the first
test('of two people who write a draft, the second gets that of the first', async () => {
  const quote = await create()
  const { version } = await find(quote)
  expect((await write(quote, { letter: 'The first' })).status).toBe(200)
  const changes = { draft: { ...quote.detail?.draft, letter: 'The second' } }
  const refused = await call(`/quotes/${quote.id}`, {
    role: 'care',
    method: 'PATCH',
    body: { version, changes },
  })
  expect([refused.status, refused.body.code, refused.body.current.detail.draft.letter]).toEqual([
    409,
    'version-outdated',
    'The first',
  ])
})

test('a quote that was withdrawn before it was sent starts again with the pieces of its request', async () => {
  const quote = await create()
  await act(quote, 'withdraw', { reason: 'Too early' })
  expect((await find(quote)).detail?.draft).toBeNull()
  expect((await act(quote, 'revise')).status).toBe(200)
  expect((await find(quote)).detail?.draft?.lines).toMatchObject([{ title: PIECE.title }])
  expect((await act(quote, 'send')).status).toBe(200)
})

test('a draft starts with the public prices and the lead times of its pieces', async () => {
  expect((await create()).detail?.draft?.lines).toMatchObject([
    { title: PIECE.title, finish: 'Brushed brass', quantity: 2, unitMinor: 1_000_00, leadTimeDays: 56 },
  ])
})

test('the draft says which of its pieces are sold out where the client is', async () => {
  const soldOut = async (country: string) => (await find(await create({ country }))).detail?.soldOut
  expect(await soldOut('US')).toEqual([PIECE.variantId])
  expect(await soldOut('DE')).toEqual([])
})

test('pieces for a quote are searched as its client sees the shop, and a shop that fails is no empty result', async () => {
  const quote = await create({ language: 'de', country: 'DE' })
  const search = (filter: object) => call(filtered('/quote-pieces', filter), { role: 'care' })
  const { body } = await search({ quoteId: quote.id, text: ' luna ' })
  expect(body.total).toBe(1)
  expect(quotePiece.parse(body.items[0])).toMatchObject({
    id: PIECE.variantId,
    piece: { title: PIECE.title, quantity: 1 },
    publicMinor: 990_00,
    leadTimeDays: 42,
  })
  expect(searched).toEqual([['luna', { country: 'DE', language: 'de', currency: 'EUR' }]])
  expect((await search({ quoteId: crypto.randomUUID(), text: 'luna' })).body).toEqual({ items: [], total: 0 })
  expect((await search({ quoteId: quote.id, text: ' ' })).status).toBe(400)
  isShopUp = false
  await expect(search({ quoteId: quote.id, text: 'luna' })).rejects.toThrow('did not send pieces')
})
