import { expect, test, vi } from 'vitest'
import type { Session, Visitor } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CurrentPrices } from '#contracts/updates.ts'
import { money } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, refuse } from '#domain/result.ts'
import type { MovingOrder } from '#domain/updates/order-moves.ts'
import { priceUpdateId } from '#domain/updates/price-change.ts'
import { loadUpdates } from '../../routes/account/updates/visitor-updates.server.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const at = (day: number) => new Date(`2026-11-${day}T23:30:00Z`)
const LAMP = 'gid://shopify/Product/7'
const BUYER = { customerAccessToken: 'anna', companyLocationId: 'location' }
const VISITOR = {
  locale: { language: 'en', country: 'IT' },
  language: 'en',
  country: 'IT',
  currency: 'EUR',
  role: 'consumer',
  buyer: null,
  isPreview: false,
} as unknown as Visitor
const CARD = {
  id: LAMP,
  handle: 'luna',
  title: 'Luna',
  textLanguage: null,
  picture: null,
  isStartingPrice: true,
} as Partial<ProductCard> as ProductCard
const ORDER: MovingOrder = {
  id: 'gid://shopify/Order/abc',
  number: 'BT-2611-000123',
  placedAt: at(20),
  paidAt: at(23),
  closed: null,
  isSplit: false,
  parcels: [],
  refunds: [],
}

/** Loads the updates of someone with a reply, a quote, an order that was paid and a lamp whose price has changed. */
async function load(
  changes: { [Name in 'read' | 'listOrderMoves' | 'list' | 'findLowestPrices' | 'findCards']?: unknown } = {},
  visitor: Partial<Visitor> = {},
) {
  const noticePrices = vi.fn(async (_token: string, _prices: CurrentPrices) =>
    ok([{ productId: LAMP, knownMinor: 100_00, noticedAt: at(24).toISOString() }]),
  )
  const answers = {
    read: ok({
      replies: [{ id: '1', requestNumber: 'R-26-000001', text: 'Yes.', sentAt: at(22).toISOString() }],
      quotes: [
        {
          id: 'quote Q-26-000001 sent 2',
          number: 'Q-26-000001',
          move: 'sent',
          version: 2,
          at: at(21).toISOString(),
          text: 'Dear Anna',
        },
      ],
      readIds: ['reply 1', 'quote Q-26-000001 sent 2'],
    }),
    listOrderMoves: ok([ORDER]),
    list: ok([LAMP]),
    findLowestPrices: ok(new Map([[LAMP, money(80_00, 'EUR')]])),
    findCards: ok([CARD]),
    ...changes,
  }
  const clients = {
    updates: { read: async () => answers.read, noticePrices },
    customer: { listOrderMoves: async () => answers.listOrderMoves },
    savedItems: { list: async () => answers.list },
    commerce: { findLowestPrices: async () => answers.findLowestPrices },
  } as unknown as Clients
  const loaded = await loadUpdates(clients, {
    visitor: { ...VISITOR, ...visitor },
    session: { accessToken: 'anna' } as Session,
    timeZone: 'Europe/Rome',
    now: NOW,
    findCards: async () => answers.findCards as ReturnType<typeof ok<ProductCard[]>>,
  })
  return { loaded, noticed: noticePrices.mock.calls.map(([, prices]) => prices) }
}
const kindsOf = ({ loaded }: Awaited<ReturnType<typeof load>>) =>
  loaded.ok ? loaded.value.updates.map(({ kind }) => kind) : loaded.code

test('updates of all kinds are shown, the newest first, with where they lead and their date at the house', async () => {
  const { loaded } = await load()
  expect(loaded).toEqual(
    ok({
      unread: 2,
      isIncomplete: false,
      updates: [
        {
          kind: 'price',
          id: priceUpdateId(LAMP, at(24)),
          isUnread: true,
          date: '25 November 2026',
          path: '/products/luna',
          title: 'Luna',
          textLanguage: null,
          picture: null,
          before: money(100_00, 'EUR'),
          now: money(80_00, 'EUR'),
          isStarting: true,
        },
        expect.objectContaining({ kind: 'order', move: 'paid', path: '/profile/orders/abc', isUnread: true }),
        expect.objectContaining({
          kind: 'reply',
          path: '/profile/requests/R-26-000001',
          text: 'Yes.',
          isUnread: false,
        }),
        {
          kind: 'quote',
          id: 'quote Q-26-000001 sent 2',
          isUnread: false,
          date: '22 November 2026',
          path: '/profile/quotes/Q-26-000001',
          number: 'Q-26-000001',
          move: 'sent',
          version: 2,
          text: 'Dear Anna',
        },
      ],
    }),
  )
})

test.each([
  ['orders', { listOrderMoves: refuse('customer-unavailable') }, ['price', 'reply', 'quote']],
  ['saved items', { list: refuse('platform-unavailable') }, ['order', 'reply', 'quote']],
  ['prices', { findLowestPrices: refuse('product-fetch-failed') }, ['order', 'reply', 'quote']],
  ['pieces', { findCards: refuse('search-failed') }, ['order', 'reply', 'quote']],
  ['read markers', { read: refuse('platform-unavailable') }, []],
])('without %s the others are shown, and that some are missing', async (_, changes, kinds) => {
  const result = await load(changes)
  expect(kindsOf(result)).toEqual(kinds)
  expect(result.loaded).toMatchObject({ value: { isIncomplete: true } })
})

test.each(['read', 'listOrderMoves', 'list'])('a token that %s refuses is no longer valid', async (name) => {
  expect((await load({ [name]: refuse('unauthorized') })).loaded).toEqual(refuse('unauthorized'))
})

test.each([
  ['a piece that the visitor may not see', { findCards: ok([]) }],
  ['a piece that has no price', { findLowestPrices: ok(new Map([[LAMP, money(0, 'EUR')]])) }],
  ['a price in another currency', { findLowestPrices: ok(new Map([[LAMP, money(80_00, 'USD')]])) }],
])('%s is no update', async (_, changes) => {
  expect(kindsOf(await load(changes))).toEqual(['order', 'reply', 'quote'])
})

test.each([
  ['consumer', null, false],
  ['trade-pending', null, false],
  ['trade-approved', BUYER, true],
] as const)('prices of a %s are those of the trade: %#', async (role, buyer, isTrade) => {
  const { noticed } = await load({}, { role, buyer })
  const prices = [{ productId: LAMP, amountMinor: 80_00 }]
  expect(noticed).toEqual([{ currency: 'EUR', isTrade, prices }])
})
