import { expect, test } from 'vitest'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { globalId } from '#domain/ids.ts'
import { money } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadPieceFacts } from './load-piece-facts.server.ts'

const eur = (amountMinor: number) => money(amountMinor, 'EUR')
const card = (number: number, facts: Partial<ProductCard> = {}): ProductCard => ({
  id: globalId('Product', number),
  handle: `piece-${number}`,
  variantId: globalId('ProductVariant', number * 10),
  sku: `P-${number}`,
  title: `Piece ${number}`,
  textLanguage: null,
  artisan: { name: 'Officina Brianza', slug: 'officina-brianza' },
  categoryPaths: ['furniture'],
  price: eur(1_000_00),
  fullPrice: null,
  isStartingPrice: false,
  picture: null,
  hoverPicture: null,
  shipping: {
    sku: `P-${number}`,
    isReadyToShip: false,
    leadTime: 42,
    stockAvailable: false,
    availableForSale: true,
    isPreorder: false,
    availableFrom: null,
    excludedCountries: [],
    notDirectlyShoppable: false,
  },
  isCustomizable: false,
  isNew: false,
  ...facts,
})
const variant = (number: number, productNumber: number, facts = {}) => ({
  id: globalId('ProductVariant', number),
  productId: globalId('Product', productNumber),
  sku: `P-${productNumber}-${number}`,
  title: 'Olive linen',
  price: eur(1_500_00),
  listPrice: eur(1_500_00),
  availableForSale: true,
  quantityAvailable: 0,
  ...facts,
})
const item = (productNumber: number, variantNumber: number | null = null, quantity = 1) => ({
  productId: globalId('Product', productNumber),
  variantId: variantNumber === null ? null : globalId('ProductVariant', variantNumber),
  quantity,
})

const SCALE = {
  first: eur(1_000_00),
  tradeMinor: 800_00,
  rounding: null,
  lowest: eur(500_00),
  highest: eur(1_500_00),
}

/** The facts of items for a consumer in Italy, or an approved trade client, from these cards and variants. */
async function factsOf(
  items: ReturnType<typeof item>[],
  { cards, variants = [], isTrade = false }: { cards: ProductCard[]; variants?: object[]; isTrade?: boolean },
) {
  const guest = visitorOf(new URL('https://shop.example/it-it/account/lists'), SAMPLE_HOUSE)
  const buyer = isTrade ? { customerAccessToken: 'token', companyLocationId: 'location' } : null
  const visitor = { ...guest, buyer, role: isTrade ? ('trade-approved' as const) : ('consumer' as const) }
  const requested: unknown[] = []
  const clients = {
    search: {
      async findByIds(_: unknown, { buyer: buyerOfCards }: { buyer: unknown }) {
        requested.push(buyerOfCards)
        return ok(cards)
      },
    },
    commerce: {
      findVariantsByIds: async () => ok(new Map(variants.map((one) => [(one as { id: string }).id, one]))),
      findTradePrices: async () => ok(new Map(cards.map(({ id }) => [id as string, SCALE]))),
    },
  } as unknown as Clients
  const viewer = { visitor, searchVisitor: toSearchVisitor(visitor), today: '2026-11-26' }
  const found = await loadPieceFacts(items, viewer, clients)
  if (!found.ok) throw new Error(found.code)
  return { facts: found.value, requested }
}

test('a piece without a finish has the price of its product, one with a finish that of its variant', async () => {
  const { facts } = await factsOf([item(1), item(1, 11, 2)], { cards: [card(1)], variants: [variant(11, 1)] })
  expect(facts).toMatchObject([
    { variantId: globalId('ProductVariant', 10), finish: null, publicPrice: eur(1_000_00) },
    {
      variantId: globalId('ProductVariant', 11),
      finish: 'Olive linen',
      publicPrice: eur(1_500_00),
      quantity: 2,
    },
  ])
})

// spec 6: lists: the public price, the trade reduction and the price of an approved trade client
test('a trade client sees the public price and their own, of each variant in proportion', async () => {
  const shop = { cards: [card(1)], variants: [variant(11, 1)] }
  const { facts, requested } = await factsOf([item(1), item(1, 11)], { ...shop, isTrade: true })
  expect(facts).toMatchObject([
    { publicPrice: eur(1_000_00), ownPrice: eur(800_00) },
    { publicPrice: eur(1_500_00), ownPrice: eur(1_200_00) },
  ])
  expect(requested).toEqual([null])
  const consumer = await factsOf([item(1)], shop)
  expect(consumer.facts).toMatchObject([{ publicPrice: eur(1_000_00), ownPrice: eur(1_000_00) }])
})

test('a piece upon request has no public price, and for a trade client their own', async () => {
  const piece = card(1)
  const cards = [{ ...piece, price: eur(0), shipping: { ...piece.shipping, notDirectlyShoppable: true } }]
  const shop = { cards, variants: [variant(11, 1, { price: eur(0) })] }
  const own = await factsOf([item(1), item(1, 11)], { ...shop, isTrade: true })
  expect(own.facts).toMatchObject([
    { publicPrice: eur(0), ownPrice: eur(400_00), exclusion: 'upon-request' },
    { publicPrice: eur(0), ownPrice: eur(1_200_00), exclusion: 'upon-request' },
  ])
  const consumer = await factsOf([item(1, 11)], shop)
  expect(consumer.facts).toMatchObject([{ publicPrice: eur(0), ownPrice: eur(0) }])
})

// spec 3: lists: totals leave out what is not sold here, and say so
test('pieces that are gone, sold out or do not ship here stay, with the reason', async () => {
  const far = card(2)
  const cards = [card(1), { ...far, shipping: { ...far.shipping, excludedCountries: ['IT'] } }]
  const variants = [variant(11, 1, { availableForSale: false }), variant(31, 3)]
  const { facts } = await factsOf([item(1, 11), item(2), item(3), item(1, 99), item(1, 31)], {
    cards,
    variants,
  })
  expect(facts.map(({ exclusion }) => exclusion)).toEqual([
    'sold-out',
    'not-shippable-here',
    'gone',
    'gone',
    'gone',
  ])
  expect(facts[2]).toMatchObject({ card: null, publicPrice: null, ownPrice: null, notice: null })
  expect(facts[3]?.card?.title).toBe('Piece 1')
})

test('an unavailable service is reported', async () => {
  const visitor = visitorOf(new URL('https://shop.example/it-it/'), SAMPLE_HOUSE)
  const viewer = { visitor, searchVisitor: toSearchVisitor(visitor), today: '2026-11-26' }
  const clients = { search: { findByIds: async () => refuse('search-failed') } } as unknown as Clients
  expect(await loadPieceFacts([item(1)], viewer, clients)).toEqual(refuse('search-failed'))
})
