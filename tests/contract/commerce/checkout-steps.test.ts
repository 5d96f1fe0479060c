import { afterAll, expect, test } from 'vitest'
import { requireCheckout } from '#app/features/checkout/opening/open-checkout.server.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import { createCheckoutClient } from '#clients/checkout/checkout-client.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart } from '#tests/support/samples/sample-cart.ts'
import { SAMPLE_HOLDER, sampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
const checkout = createCheckoutClient({
  baseUrl: 'http://commerce.internal',
  privateToken: 'sample-private-token',
  fetch: (request) => shop.fetch(request),
  report: (problem) => expect(problem).toBeNull(),
})

test('the browser that has the bag can open its checkout', async () => {
  const cart = await createCart()
  expect(await visit(cart)).toMatchObject({ status: 'open', country: 'IT', lines: [{ quantity: 1 }] })
})

test('delivery and payment come after the address', async () => {
  const cart = await createCart()
  expect(await visit(cart, '/payment')).toMatchObject({ leadsTo: `/it-it/checkout/${tokenOf(cart)}` })
  await sampleCheckout(shop, cart).save()
  expect(await visit(cart, '/payment')).toMatchObject({ status: 'open', email: 'ada@example.com' })
})

// spec 1: what is not delivered to the country is said in the first step, where another one is chosen (issue 14, point 3)
test('where a piece does not ship only the first step opens, to choose another country', async () => {
  const { gid } = await addPiece(database, { attributes: { excludedCountries: JSON.stringify(['FR']) } })
  const { id: cartId } = await createSampleCart(createExecute(shop), 'IT', [gid, 1])
  await sampleCheckout(shop, cartId).save()
  const buyerIdentity = { countryCode: 'FR' }
  await mutateCart(createExecute(shop), 'cartBuyerIdentityUpdate', { cartId, buyerIdentity })
  expect(await visit(cartId)).toMatchObject({ country: 'FR', lines: [{ problem: 'not-shippable-here' }] })
  expect(await visit(cartId, '/payment')).toMatchObject({
    leadsTo: '/it-it/checkout/cart?refused=not-shippable-here',
  })
})

test('a cart that was ordered redirects to its order, and the bag is empty', async () => {
  const cart = await createCart()
  await sampleCheckout(shop, cart).save()
  const { body } = await sampleCheckout(shop, cart).place()
  const response = await visit(cart, '/payment')
  expect(response).toMatchObject({
    leadsTo: `/it-it/checkout/thank-you/${body.orderId}?token=${body.orderToken}&placed=yes`,
    cookies: [expect.stringMatching(/^cart_id=;.*Max-Age=0/), expect.stringMatching(/^bag=;.*Max-Age=0/)],
  })
})

test('a browser with the key of the cart that did not enter the details gets its own code, and sees nothing else', async () => {
  const cart = await createCart()
  await sampleCheckout(shop, cart).save()
  const data = { code: 'opened-elsewhere', token: tokenOf(cart), isOwnCart: true, isSignedIn: false }
  const stranger = 'the-secret-of-another-browser-0002'
  expect(await visit(cart, '/payment', undefined, stranger)).toMatchObject({ data, init: { status: 403 } })
  const withKeyAlone = `checkout=${tokenOf(cart)}.${/key=(.+)$/.exec(cart)?.[1]}`
  expect(await visit(cart, '', withKeyAlone, stranger)).toMatchObject({ data: { ...data, isOwnCart: false } })
})

test('without a bag, or with an empty one, there is no checkout', async () => {
  const cart = await createCart()
  expect(await visit(cart, '', '')).toMatchObject({ leadsTo: '/it-it/checkout/cart?refused=cart-not-found' })
  const { id } = await createSampleCart(createExecute(shop), 'IT')
  expect(await visit(id)).toMatchObject({ leadsTo: '/it-it/checkout/cart' })
})

test('a piece that can no longer be ordered is reported in the bag', async () => {
  const { gid, variantId } = await addPiece(database, { onHand: 1 })
  const { id } = await createSampleCart(createExecute(shop), 'IT', [gid, 1])
  await database.pool.query('update commerce.inventory set on_hand = 0 where variant_id = $1', [variantId])
  const { leadsTo } = (await visit(id)) as { leadsTo: string }
  const address = new URL(leadsTo, 'https://shop.example')
  expect(address.pathname).toBe('/it-it/checkout/cart')
  expect(address.searchParams.get('refused')).toBe('units-exhausted')
  expect(address.searchParams.getAll('short')).toEqual([
    expect.stringMatching(/^gid:\/\/shopify\/CartLine\/[\w-]+\?cart=/),
  ])
})

async function createCart(): Promise<string> {
  const { gid } = await addPiece(database)
  return (await createSampleCart(createExecute(shop), 'IT', [gid, 1])).id
}

/** Opens a step with the cart's cookie; a redirect is returned as its target. */
async function visit(
  cartId: string,
  step = '',
  cookie = `cart_id=${encodeURIComponent(cartId)}`,
  holder = SAMPLE_HOLDER,
) {
  const token = tokenOf(cartId)
  const pathname = `/it-it/checkout/${token}${step}`
  const request = new Request(`https://shop.example${pathname}`, { headers: { cookie } })
  const visitor = visitorOf(new URL(request.url), SAMPLE_HOUSE)
  const checkoutRequest = { request, token, visitor, pathname, session: null, holder }
  return requireCheckout(checkoutRequest, { checkout }).catch((response: unknown) => {
    if (!(response instanceof Response)) return response
    return { leadsTo: response.headers.get('location'), cookies: response.headers.getSetCookie() }
  })
}

function tokenOf(cartId: string): string {
  return /Cart\/([\w-]+)/.exec(cartId)?.[1] ?? ''
}
