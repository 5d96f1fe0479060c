import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { seedDiscounts } from '#services/commerce/carts/discounts/seed-discounts.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { REACHES } from '#tests/support/reach.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createCommerceClient } from './commerce-client.ts'
import type { CommerceContext, CommerceProblem } from './request.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await seedDiscounts(database)
const LOCATION = 'gid://shopify/CompanyLocation/5'
/** The number for which the house granted Ada's company an exemption. */
let exemptNumber: string | null = null
const service = sampleShop(database, {
  privateAccessToken: 'private',
  authenticate: async (token) =>
    ok(
      token === 'ada'
        ? { customerId: 'gid://shopify/Customer/7', companyLocationIds: [LOCATION], exemptNumber }
        : null,
    ),
})
const ITALY: CommerceContext = { country: 'IT', language: 'it', buyer: null }

describe.each(REACHES)('%s', async (_, reachTo) => {
  const reach = await reachTo(service)
  afterAll(() => reach.close())
  const problems: CommerceProblem[] = []
  const client = createCommerceClient({
    storeDomain: 'shop.example',
    apiVersion: '2025-04',
    accessToken: 'private',
    ...reach,
    report: (problem) => problems.push(problem),
  })

  async function cartWith(...lines: [variantId: string, quantity: number][]) {
    const created = await client.createCart(ITALY)
    if (!created.ok) throw new Error(created.code)
    for (const [variantId, quantity] of lines) {
      const added = await client.addLine({ cartId: created.value.id, variantId, quantity }, ITALY)
      if (!added.ok) throw new Error(added.code)
    }
    return created.value.id
  }

  test('a cart is created with its first line, and not at all for an unavailable piece', async () => {
    const { gid } = await addPiece(database, { onHand: 9 })
    const made = await client.createCart(ITALY, { variantId: gid, quantity: 2 })
    expect(made).toMatchObject({ ok: true, value: { totalQuantity: 2, lines: [{ quantity: 2 }] } })
    const unknown = { variantId: 'gid://shopify/ProductVariant/999999999', quantity: 1 }
    expect(await client.createCart(ITALY, unknown)).toEqual({ ok: false, code: 'cart-creation-failed' })
  })

  test('the buyer of a cart is read without its contents', async () => {
    const { gid } = await addPiece(database, { onHand: 9 })
    const cartId = await cartWith([gid, 1])
    const guest = { customerId: null, companyLocationId: null }
    const ofGuest = { ok: true, value: { id: cartId, country: 'IT', buyer: guest } }
    expect(await client.getCartBuyer({ cartId }, ITALY)).toEqual(ofGuest)
    const ada = { customerAccessToken: 'ada', companyLocationId: LOCATION }
    await client.updateBuyerIdentity({ cartId }, { country: 'DE', language: 'de', buyer: ada })
    expect(await client.getCartBuyer({ cartId }, ITALY)).toMatchObject({
      value: {
        country: 'DE',
        buyer: { customerId: 'gid://shopify/Customer/7', companyLocationId: LOCATION },
      },
    })
    const gone = { cartId: `gid://shopify/Cart/${randomUUID()}?key=0123456789abcdef` }
    expect(await client.getCartBuyer(gone, ITALY)).toEqual({ ok: false, code: 'cart-not-found' })
  })

  // spec 3: the bag of an exempt company is without the tax
  test('a cart has its company’s current exemption in countries where it applies', async () => {
    const { gid } = await addPiece(database, { onHand: 9 })
    const buyer = { customerAccessToken: 'ada', companyLocationId: LOCATION }
    const exemptIn = async (country: 'DE' | 'IT', cartId: string) => {
      const read = await client.getCart({ cartId }, { country, language: 'de', buyer })
      return read.ok ? read.value.exemptNumber : read.code
    }
    exemptNumber = null
    const created = await client.createCart(
      { country: 'DE', language: 'de', buyer },
      { variantId: gid, quantity: 1 },
    )
    if (!created.ok) throw new Error(created.code)
    const { id } = created.value
    expect(await exemptIn('DE', id)).toBeUndefined()
    exemptNumber = 'DE136695976'
    expect(await exemptIn('DE', id)).toBe('DE136695976')
    await client.updateBuyerIdentity({ cartId: id }, { country: 'IT', language: 'it', buyer })
    expect(await exemptIn('IT', id)).toBeUndefined()
    await client.updateBuyerIdentity({ cartId: id }, { country: 'FR', language: 'fr', buyer })
    exemptNumber = null
    expect(await exemptIn('DE', id)).toBeUndefined()
  })

  // spec 3: cart lines, promotions, codes and totals as the shop reads them
  test('a cart is created empty in the visitor’s country, then filled', async () => {
    const { gid } = await addPiece(database, { title: 'Luna', compareAt: { EUR: 12_500 }, onHand: 9 })
    const cartId = await cartWith([gid, 2])
    const response = await client.getCart({ cartId }, ITALY)
    expect(response).toMatchObject({
      ok: true,
      value: {
        id: cartId,
        currency: 'EUR',
        country: 'IT',
        totalQuantity: 2,
        subtotal: { amountMinor: 20_000, currency: 'EUR' },
        total: { amountMinor: 20_000 },
        shipping: null,
        lines: [
          {
            quantity: 2,
            unitPrice: { amountMinor: 10_000 },
            fullUnitPrice: { amountMinor: 12_500 },
            total: { amountMinor: 20_000 },
            problem: null,
            product: { variantId: gid, title: 'Luna', variantTitle: null, quantityAvailable: 9 },
          },
        ],
      },
    })
  })

  // spec 9: cart lines fetched 10 at first, a fuller cart still shows all
  test('a full cart has all its lines, of which ten are fetched at first', async () => {
    const pieces = await Promise.all(Array.from({ length: 23 }, () => addPiece(database)))
    const cartId = await cartWith(...pieces.map(({ gid }): [string, number] => [gid, 1]))
    const result = await client.getCart({ cartId }, ITALY)
    expect(result.ok && result.value.lines.map(({ product }) => product.variantId)).toEqual(
      pieces.map(({ gid }) => gid),
    )
  })

  // spec 5: adding beyond available units is refused
  test('adding one more unit than is in stock is refused: all available units are in the cart', async () => {
    const { gid } = await addPiece(database, { onHand: 1 })
    const cartId = await cartWith([gid, 1])
    expect(await client.addLine({ cartId, variantId: gid, quantity: 1 }, ITALY)).toEqual({
      ok: false,
      code: 'units-exhausted',
    })
    const cart = await client.getCart({ cartId }, ITALY)
    const lineId = (cart.ok && cart.value.lines[0]?.id) || ''
    const raised = await client.setQuantity({ cartId, lineId, quantity: 2 }, ITALY)
    expect(raised).toEqual({ ok: false, code: 'units-exhausted' })
  })

  test('quantities are set and lines removed; a line that is not there is refused', async () => {
    const { gid } = await addPiece(database)
    const cartId = await cartWith([gid, 1])
    const cart = await client.getCart({ cartId }, ITALY)
    const lineId = (cart.ok && cart.value.lines[0]?.id) || ''
    const set = await client.setQuantity({ cartId, lineId, quantity: 4 }, ITALY)
    expect(set).toMatchObject({ ok: true, value: { totalQuantity: 4 } })
    const removed = await client.removeLine({ cartId, lineId }, ITALY)
    expect(removed).toMatchObject({ ok: true, value: { totalQuantity: 0, lines: [] } })
    const gone = await client.setQuantity({ cartId, lineId, quantity: 1 }, ITALY)
    expect(gone).toEqual({ ok: false, code: 'quantity-failed' })
  })

  // spec 7: any warning of add, quantity or promo calls is an error
  test('a code that applies becomes a promotion; one that does not is refused', async () => {
    const { gid } = await addPiece(database)
    const cartId = await cartWith([gid, 2])
    const applied = await client.updateDiscountCodes({ cartId, codes: ['welcome10'] }, ITALY)
    expect(applied).toMatchObject({
      ok: true,
      value: {
        promocodes: ['WELCOME10'],
        promotions: [{ title: 'WELCOME10', amount: { amountMinor: 2_000 } }],
        subtotal: { amountMinor: 20_000 },
        total: { amountMinor: 18_000 },
      },
    })
    const unknown = await client.updateDiscountCodes({ cartId, codes: ['NOSUCHCODE'] }, ITALY)
    expect(unknown).toEqual({ ok: false, code: 'promocode-failed' })
  })

  test('a visitor who tries many codes has to wait, others do not, and an applied code stays', async () => {
    const { gid } = await addPiece(database)
    const tries = async (visitorKey: string, count: number) => {
      const cartId = await cartWith([gid, 2])
      await client.updateDiscountCodes({ cartId, codes: ['welcome10'], visitorKey }, ITALY)
      for (let made = 1; made < count; made++) {
        await client.updateDiscountCodes({ cartId, codes: ['welcome10', `GUESS-${made}`], visitorKey }, ITALY)
      }
      const codes = ['welcome10', 'ONE-MORE']
      const last = await client.updateDiscountCodes({ cartId, codes, visitorKey }, ITALY)
      return { last, cart: await client.getCart({ cartId }, ITALY) }
    }
    const guesser = await tries(`guesser ${randomUUID()}`, 30)
    expect(guesser.last).toEqual({ ok: false, code: 'promocode-throttled' })
    expect(guesser.cart).toMatchObject({ ok: true, value: { promocodes: ['WELCOME10'] } })
    expect((await tries('buyer', 1)).last).toEqual({ ok: false, code: 'promocode-failed' })
  })

  test('a gift card pays its part of the total, and is removed again', async () => {
    const { gid } = await addPiece(database)
    const cartId = await cartWith([gid, 1])
    const paying = await client.addGiftCard({ cartId, code: 'dono luna 2026 eu50', held: [] }, ITALY)
    const giftCard = { lastCharacters: 'EU50', amountUsed: { amountMinor: 5_000, currency: 'EUR' } }
    expect(paying).toMatchObject({
      ok: true,
      value: { total: { amountMinor: 10_000 }, giftCards: [giftCard] },
    })
    const giftCardId = (paying.ok && paying.value.giftCards[0]?.id) || ''
    const removed = await client.removeGiftCard({ cartId, giftCardId }, ITALY)
    expect(removed).toMatchObject({ ok: true, value: { giftCards: [] } })
  })

  test.each([
    ['that nobody has', 'NOSUCHCARD', 'gift-card-failed'],
    ['of another currency', 'DONO-LUNA-2026-US50', 'gift-card-currency'],
  ])('a gift card %s is refused, and the cart has none', async (_, code, refusal) => {
    const { gid } = await addPiece(database)
    const cartId = await cartWith([gid, 1])
    expect(await client.addGiftCard({ cartId, code, held: [] }, ITALY)).toEqual({ ok: false, code: refusal })
    const cart = await client.getCart({ cartId }, ITALY)
    expect(cart).toMatchObject({ ok: true, value: { giftCards: [] } })
  })

  test('a change of country changes the currency and marks lines that are not sold there', async () => {
    const { gid } = await addPiece(database, { attributes: { excludedCountries: '["GB"]' } })
    const cartId = await cartWith([gid, 1])
    const moved = await client.updateBuyerIdentity({ cartId }, { ...ITALY, country: 'GB', language: 'en' })
    expect(moved).toMatchObject({
      ok: true,
      value: { currency: 'GBP', country: 'GB', lines: [{ problem: 'not-shippable-here' }] },
    })
  })

  test.each([
    ['not shipped to the country', { excludedCountries: '["IT"]' }, 'not-shippable-here'],
    ['kept for the trade', { customerRestrictions: 'b2b_only' }, 'not-sellable'],
  ])('a piece %s is refused by its own code', async (_, attributes, code) => {
    const { gid } = await addPiece(database, { attributes })
    const cartId = await cartWith()
    expect(await client.addLine({ cartId, variantId: gid, quantity: 1 }, ITALY)).toEqual({ ok: false, code })
  })

  // spec 8: cart refusals by their codes
  test('an unknown piece, cart or customer is refused', async () => {
    const { gid } = await addPiece(database)
    const variantId = 'gid://shopify/ProductVariant/99999999'
    const cartId = await cartWith()
    expect(await client.addLine({ cartId, variantId, quantity: 1 }, ITALY)).toMatchObject({
      code: 'line-add-failed',
    })
    const gone = 'gid://shopify/Cart/gone?key=gone'
    expect(await client.getCart({ cartId: gone }, ITALY)).toEqual({ ok: false, code: 'cart-not-found' })
    const added = await client.addLine({ cartId: gone, variantId: gid, quantity: 1 }, ITALY)
    expect(added).toEqual({ ok: false, code: 'cart-not-found' })
    const stranger = { ...ITALY, buyer: { customerAccessToken: 'nobody', companyLocationId: null } }
    expect(await client.updateBuyerIdentity({ cartId }, stranger)).toMatchObject({
      code: 'cart-country-failed',
    })
    expect(await client.createCart(stranger)).toMatchObject({ code: 'cart-creation-failed' })
  })

  test('the cart of a company buys at trade prices', async () => {
    const { gid } = await addPiece(database, { tradePrices: { EUR: 7_000 } })
    const buyer = { customerAccessToken: 'ada', companyLocationId: LOCATION }
    const created = await client.createCart({ ...ITALY, buyer })
    const cartId = created.ok ? created.value.id : ''
    const added = await client.addLine({ cartId, variantId: gid, quantity: 1 }, { ...ITALY, buyer })
    expect(added).toMatchObject({
      ok: true,
      value: { subtotal: { amountMinor: 7_000 }, buyer: { companyLocationId: LOCATION } },
    })
  })

  test('a note is stored', async () => {
    const cartId = await cartWith()
    const noted = await client.updateNote({ cartId, note: 'Third floor' }, ITALY)
    expect(noted).toMatchObject({ ok: true, value: { note: 'Third floor' } })
  })

  test('none of this was reported as an error', () => {
    expect(problems).toEqual([])
  })
})
