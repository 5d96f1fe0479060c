import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { collectionProducts, collections } from '../../tables/catalogue-tables.ts'
import { discounts } from '../../tables/discount-tables.ts'
import { seedDiscounts } from './seed-discounts.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await seedDiscounts(database)
await seedDiscounts(database)
const execute = createExecute(sampleShop(database), 'private')

test('a percentage code, in any capitalization, reduces the whole cart but not its subtotal', async () => {
  const { gid } = await addPiece(database, { prices: { EUR: 33_335 } })
  const cart = await withCodes('IT', [gid, 1], ' welcome-10 ', 'Welcome 10')
  expect(cart.discountCodes).toEqual([{ code: 'WELCOME10', applicable: true }])
  expect(cart.discountAllocations).toMatchObject([
    {
      __typename: 'CartCodeDiscountAllocation',
      code: 'WELCOME10',
      targetType: 'LINE_ITEM',
      discountedAmount: { amount: '33.34' },
      discountApplication: {
        targetSelection: 'ALL',
        value: { __typename: 'PricingPercentageValue', percentage: 10 },
      },
    },
  ])
  expect(cart.cost).toMatchObject({
    subtotalAmount: { amount: '333.35' },
    totalAmount: { amount: '300.01' },
    checkoutChargeAmount: { amount: '333.35' },
  })
})

test.each([
  ['US', '110.0'],
  ['IT', '100.0'],
  ['GB', '90.0'],
])('an amount is its own in %s: %s', async (country, amount) => {
  const { gid } = await addPiece(database, { prices: { EUR: 60_000, USD: 60_000, GBP: 60_000 } })
  const cart = await withCodes(country, [gid, 1], 'ATELIER100')
  expect(cart.discountAllocations).toMatchObject([
    { discountedAmount: { amount }, discountApplication: { value: { __typename: 'MoneyV2', amount } } },
  ])
})

// spec 7: update discount codes
test('an unknown code, or one below its minimum, stays in the list as not applicable', async () => {
  const { gid } = await addPiece(database, { prices: { EUR: 49_999 } })
  const cart = await withCodes('IT', [gid, 1], 'NOSUCHCODE', 'ATELIER100')
  expect(cart.discountCodes).toEqual([
    { code: 'NOSUCHCODE', applicable: false },
    { code: 'ATELIER100', applicable: false },
  ])
  expect(cart.discountAllocations).toEqual([])
})

test('an empty list removes the codes', async () => {
  const { gid } = await addPiece(database)
  const { id } = await withCodes('IT', [gid, 1], 'WELCOME10')
  const { cart } = await mutateCart(execute, 'cartDiscountCodesUpdate', { cartId: id, discountCodes: [] })
  expect(cart.discountCodes).toEqual([])
  expect(cart.cost.totalAmount.amount).toBe('100.0')
})

test('free shipping reduces the shipping cost, not the price of the pieces', async () => {
  const shippingCosts = JSON.stringify([{ market: 'EU', amount: { EUR: '79.0', USD: '89.0', GBP: '69.0' } }])
  const { gid } = await addPiece(database, { attributes: { shippingCosts } })
  const cart = await withCodes('IT', [gid, 2], 'CONSEGNA')
  expect(cart.discountAllocations).toMatchObject([
    { code: 'CONSEGNA', targetType: 'SHIPPING_LINE', discountedAmount: { amount: '79.0' } },
  ])
  expect(cart.cost.totalAmount.amount).toBe('200.0')
})

test('an automatic discount applies once the cart is large enough', async () => {
  const { gid } = await addPiece(database, { prices: { EUR: 500_000 }, continueSelling: true })
  const small = await createSampleCart(execute, 'IT', [gid, 1])
  expect(small.discountAllocations).toEqual([])
  const large = await createSampleCart(execute, 'IT', [gid, 2])
  expect(large.discountAllocations).toMatchObject([
    {
      __typename: 'CartAutomaticDiscountAllocation',
      title: 'Casa intera',
      discountedAmount: { amount: '500.0' },
    },
  ])
})

test('a discount of a collection is allocated to the lines of its products', async () => {
  const glass = await addPiece(database)
  const wood = await addPiece(database)
  const [collection] = await database.db
    .insert(collections)
    .values({ handle: 'glass', title: 'Glass' })
    .returning()
  const collectionId = collection?.id ?? 0
  await database.db
    .insert(collectionProducts)
    .values({ collectionId, productId: glass.productId, position: 1 })
  await database.db.insert(discounts).values({
    title: 'Glass week',
    code: 'GLASS',
    value: { kind: 'percentage', percent: 25 },
    scope: { kind: 'collections', ids: [`gid://shopify/Collection/${collectionId}`] },
    startsAt: new Date(0),
  })
  const { id } = await createSampleCart(execute, 'IT', [glass.gid, 1], [wood.gid, 1])
  const { cart } = await mutateCart(execute, 'cartDiscountCodesUpdate', {
    cartId: id,
    discountCodes: ['GLASS'],
  })
  const [first, second] = cart.lines.nodes
  expect(first).toMatchObject({
    cost: { subtotalAmount: { amount: '100.0' }, totalAmount: { amount: '75.0' } },
    discountAllocations: [{ code: 'GLASS', discountedAmount: { amount: '25.0' } }],
  })
  expect(second?.discountAllocations).toEqual([])
  expect(cart.discountAllocations).toEqual([])
  expect(cart.cost).toMatchObject({ subtotalAmount: { amount: '175.0' }, totalAmount: { amount: '175.0' } })
})

test('a gift card pays in its own currency, and only the last characters of its code are shown', async () => {
  const { gid } = await addPiece(database)
  const { id } = await createSampleCart(execute, 'IT', [gid, 1])
  const giftCardCodes = ['dono luna 2026 eu50', 'DONO-LUNA-2026-EU50']
  const { cart, warnings } = await mutateCart(execute, 'cartGiftCardCodesUpdate', {
    cartId: id,
    giftCardCodes,
  })
  expect(warnings).toEqual([])
  expect(cart.appliedGiftCards).toMatchObject([
    { lastCharacters: 'EU50', amountUsed: { amount: '50.0' }, balance: { amount: '50.0' } },
  ])
  await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId: id, buyerIdentity: { countryCode: 'US' } })
  expect((await readCart(execute, id))?.appliedGiftCards).toMatchObject([{ amountUsed: { amount: '0.0' } }])
  const appliedGiftCardIds = cart.appliedGiftCards.map((card) => card.id)
  const removed = await mutateCart(execute, 'cartGiftCardCodesRemove', { cartId: id, appliedGiftCardIds })
  expect(removed.cart.appliedGiftCards).toEqual([])
})

test('a gift card in another currency stays with a warning, an unknown one is refused', async () => {
  const { id } = await createSampleCart(execute, 'IT')
  const dollars = await mutateCart(execute, 'cartGiftCardCodesUpdate', {
    cartId: id,
    giftCardCodes: ['DONO-LUNA-2026-US50'],
  })
  expect(dollars.warnings).toMatchObject([{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', target: id }])
  const unknown = await mutateCart(execute, 'cartGiftCardCodesUpdate', {
    cartId: id,
    giftCardCodes: ['NOSUCHCARD'],
  })
  expect(unknown.userErrors).toMatchObject([{ code: 'INVALID', field: ['giftCardCodes', '0'] }])
  expect(unknown.cart.appliedGiftCards).toHaveLength(1)
})

test('a cart stores a note and attributes up to a maximum length', async () => {
  const { id } = await createSampleCart(execute, 'IT')
  const attributes = [{ key: 'doorbell', value: 'Rossi' }]
  await mutateCart(execute, 'cartAttributesUpdate', { cartId: id, attributes })
  const { cart } = await mutateCart(execute, 'cartNoteUpdate', { cartId: id, note: 'Third floor' })
  expect(cart).toMatchObject({ note: 'Third floor', attributes })
  const refused = await mutateCart(execute, 'cartNoteUpdate', { cartId: id, note: 'x'.repeat(5001) })
  expect(refused.userErrors).toMatchObject([{ code: 'NOTE_TOO_LONG' }])
  expect(refused.cart.note).toBe('Third floor')
})

async function withCodes(country: string, piece: [string, number], ...discountCodes: string[]) {
  const { id } = await createSampleCart(execute, country, piece)
  return (await mutateCart(execute, 'cartDiscountCodesUpdate', { cartId: id, discountCodes })).cart
}
