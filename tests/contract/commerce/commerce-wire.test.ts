import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { type EmbeddedCommerce, startCommerce } from '../support/embedded-commerce.ts'
import { SIDES } from '../support/served.ts'

const american: CommerceContext = { country: 'US', language: 'en', buyer: null }
const italian: CommerceContext = { country: 'IT', language: 'it', buyer: null }

describe.each(SIDES)('the commerce clients %s', (side) => {
  let commerce: EmbeddedCommerce
  let lamp: Awaited<ReturnType<typeof addPiece>>
  beforeAll(async () => {
    commerce = await startCommerce(side)
    lamp = await addPiece(commerce.database, {
      handle: 'lampada-luna',
      prices: { EUR: 90_050, USD: 100_000, GBP: 80_000 },
      onHand: 3,
    })
  })
  beforeEach(() => {
    commerce.problems.length = 0
  })
  afterAll(async () => {
    await commerce.close()
  })

  test('the official client reads a product', async () => {
    const query = `query ($handle: String!) @inContext(country: IT) {
      product(handle: $handle) { title variants(first: 1) { nodes { price { amount currencyCode } } } }
    }`
    const { data, errors } = await commerce
      .official()
      .request(query, { variables: { handle: 'lampada-luna' } })
    expect(errors).toBeUndefined()
    expect(data.product.variants.nodes[0].price).toEqual({ amount: '900.5', currencyCode: 'EUR' })
  })

  test('the official client is refused without a valid token', async () => {
    const { errors } = await commerce.official('wrong').request('{ shop { name } }')
    expect(errors?.networkStatusCode).toBe(401)
  })

  test('a product is priced in the currency of the country, and its handle is case-insensitive', async () => {
    const client = commerce.client()
    const inDollars = await client.getProduct({ handle: 'Lampada-Luna' }, american)
    expect(inDollars).toMatchObject({
      ok: true,
      value: { handle: 'lampada-luna', variants: [{ price: { amountMinor: 100_000, currency: 'USD' } }] },
    })
    const inEuros = await client.getProduct({ handle: 'lampada-luna' }, italian)
    expect(inEuros.ok && inEuros.value.variants[0]?.price).toEqual({ amountMinor: 90_050, currency: 'EUR' })
    const missing = await client.getProduct({ handle: 'nothing' }, american)
    expect(missing).toEqual({ ok: false, code: 'product-not-found' })
    expect(commerce.problems).toEqual([])
  })

  test('a wrong token is reported as a failed fetch', async () => {
    const result = await commerce.client('wrong').getProduct({ handle: 'lampada-luna' }, american)
    expect(result).toEqual({ ok: false, code: 'product-fetch-failed' })
    expect(commerce.problems).toMatchObject([{ operation: 'GetProductBySlug', status: 401 }])
  })

  test('a bag is created, filled, changed and emptied', async () => {
    const client = commerce.client()
    const created = await client.createCart(american)
    const cartId = created.ok ? created.value.id : ''
    const added = await client.addLine({ cartId, variantId: lamp.gid, quantity: 1 }, american)
    expect(added).toMatchObject({ ok: true, value: { totalQuantity: 1, subtotal: { amountMinor: 100_000 } } })
    const lineId = (added.ok && added.value.lines[0]?.id) || ''
    const doubled = await client.setQuantity({ cartId, lineId, quantity: 2 }, american)
    expect(doubled).toMatchObject({
      ok: true,
      value: { subtotal: { amountMinor: 200_000, currency: 'USD' } },
    })
    const moved = await client.updateBuyerIdentity({ cartId }, italian)
    expect(moved).toMatchObject({ ok: true, value: { subtotal: { amountMinor: 180_100, currency: 'EUR' } } })
    const emptied = await client.removeLine({ cartId, lineId }, italian)
    expect(emptied).toMatchObject({ ok: true, value: { totalQuantity: 0, lines: [] } })
    expect(await client.getCart({ cartId }, italian)).toEqual(emptied)
    expect(commerce.problems).toEqual([])
  })

  test('a bag refuses with a code for each reason', async () => {
    const client = commerce.client()
    const created = await client.createCart(american)
    const cartId = created.ok ? created.value.id : ''
    const { gid: variantId } = lamp
    const tooMany = await client.addLine({ cartId, variantId, quantity: 4 }, american)
    expect(tooMany).toEqual({ ok: false, code: 'units-exhausted' })
    const promo = await client.updateDiscountCodes({ cartId, codes: ['NOTHING'] }, american)
    expect(promo).toEqual({ ok: false, code: 'promocode-failed' })
    const elsewhere = 'gid://shopify/Cart/none?key=none'
    expect(await client.getCart({ cartId: elsewhere }, american)).toEqual({
      ok: false,
      code: 'cart-not-found',
    })
    const added = await client.addLine({ cartId: elsewhere, variantId, quantity: 1 }, american)
    expect(added).toEqual({ ok: false, code: 'cart-not-found' })
  })

  test('a bag with more lines than one page returns all of them', async () => {
    const client = commerce.client()
    const created = await client.createCart(american)
    const cartId = created.ok ? created.value.id : ''
    for (let line = 0; line < 12; line++) {
      const { gid: variantId } = await addPiece(commerce.database)
      await client.addLine({ cartId, variantId, quantity: 1 }, american)
    }
    const cart = await client.getCart({ cartId }, american)
    expect(cart.ok && new Set(cart.value.lines.map(({ id }) => id)).size).toBe(12)
  })
})
