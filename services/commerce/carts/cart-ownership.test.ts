import { afterAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const ADA = 'gid://shopify/Customer/ada'
const service = sampleShop(database, {
  authenticate: async (token) =>
    ok(
      ['ada', 'bea'].includes(token)
        ? { customerId: `gid://shopify/Customer/${token}`, companyLocationIds: [] }
        : null,
    ),
})
const asBrowser = createExecute(service)
const asServer = createExecute(service, 'private')
const NOT_FOUND = [{ code: 'INVALID', field: ['cartId'] }]

let cartId: string
beforeEach(async () => {
  const { gid } = await addPiece(database)
  cartId = (await createSampleCart(asBrowser, 'IT', [gid, 1])).id
  const buyerIdentity = { customerAccessToken: 'ada', email: 'ada@example.com' }
  const { cart } = await mutateCart(asBrowser, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity })
  expect(cart.buyerIdentity.customer).toEqual({ id: ADA })
})

// spec 4: a customer's cart is opened by that customer or a server
test('a stranger with its id cannot read the cart of a customer', async () => {
  expect(await readCart(asBrowser, cartId)).toBeNull()
  expect(await readCart(asServer, cartId)).toMatchObject({ buyerIdentity: { customer: { id: ADA } } })
})

test.each([
  ['cartLinesAdd', { lines: [] }],
  ['cartLinesUpdate', { lines: [] }],
  ['cartLinesRemove', { lineIds: [] }],
  ['cartDiscountCodesUpdate', { discountCodes: ['X'] }],
  ['cartNoteUpdate', { note: 'x' }],
  ['cartAttributesUpdate', { attributes: [] }],
  ['cartGiftCardCodesUpdate', { giftCardCodes: ['X'] }],
  ['cartGiftCardCodesRemove', { appliedGiftCardIds: [] }],
  ['cartBuyerIdentityUpdate', { buyerIdentity: { countryCode: 'DE' } }],
  ['cartBuyerIdentityUpdate', { buyerIdentity: { customerAccessToken: null } }],
  ['cartBuyerIdentityUpdate', { buyerIdentity: { customerAccessToken: 'bea' } }],
  ['cartBuyerIdentityUpdate', { buyerIdentity: { customerAccessToken: 'guess' } }],
] as const)('%s (%j) of a stranger does not touch the cart of a customer', async (mutation, input) => {
  const before = await readCart(asServer, cartId)
  const { cart, userErrors } = await mutateCart(asBrowser, mutation, { cartId, ...input })
  expect({ cart, userErrors }).toMatchObject({ cart: null, userErrors: NOT_FOUND })
  expect(await readCart(asServer, cartId)).toEqual(before)
})

const BY_ADA = '@inContext(buyer: { customerAccessToken: "ada" })'
test('a customer opens it with the public token and an access token, and cannot detach it', async () => {
  const read = `query R($id: ID!) ${BY_ADA} { cart(id: $id) { totalQuantity buyerIdentity { customer { id } } } }`
  expect(await asBrowser(read, { id: cartId })).toEqual({
    cart: { totalQuantity: 1, buyerIdentity: { customer: { id: ADA } } },
  })
  const leave = `mutation L($cartId: ID!) ${BY_ADA} { cartBuyerIdentityUpdate(cartId: $cartId,
    buyerIdentity: { customerAccessToken: null }) { cart { buyerIdentity { customer { id } } } userErrors { code } } }`
  expect(await asBrowser(leave, { cartId })).toEqual({
    cartBuyerIdentityUpdate: {
      cart: { buyerIdentity: { customer: { id: ADA } } },
      userErrors: [{ code: 'INVALID' }],
    },
  })
})

test('a cart that a server has detached stays closed to strangers and to other customers', async () => {
  const buyerIdentity = { customerAccessToken: null }
  await mutateCart(asServer, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity })
  expect((await readCart(asServer, cartId))?.buyerIdentity.customer).toBeNull()
  expect(await readCart(asBrowser, cartId)).toBeNull()
  const byBea = { cartId, buyerIdentity: { customerAccessToken: 'bea' } }
  expect((await mutateCart(asServer, 'cartBuyerIdentityUpdate', byBea)).userErrors).toMatchObject([
    { code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'] },
  ])
  const byAda = { cartId, buyerIdentity: { customerAccessToken: 'ada' } }
  expect((await mutateCart(asServer, 'cartBuyerIdentityUpdate', byAda)).userErrors).toEqual([])
})

test('its contents can be copied into a new guest cart', async () => {
  const lines = (await readCart(asServer, cartId))?.lines.nodes ?? []
  const copied = lines.map(({ merchandise: { id }, quantity }) => [id, quantity] as [string, number])
  const copy = await createSampleCart(asBrowser, 'IT', ...copied)
  expect(await readCart(asBrowser, copy.id)).toMatchObject({
    totalQuantity: 1,
    buyerIdentity: { customer: null },
  })
})
