import { expect, test, vi } from 'vitest'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { refuse } from '#domain/result.ts'
import { CartWorld, STOCK, unitsByPiece } from '#tests/support/cart-world.ts'
import { replaceCart } from '../bag.server.ts'
import { reconcileCart } from './reconcile-bag.server.ts'

const PIECES = ['gid://shopify/ProductVariant/1', 'gid://shopify/ProductVariant/2'] as const
const CONTEXT: CommerceContext = { country: 'US', language: 'en', buyer: null }

/** Moves a guest's bag with two pieces into a new cart of a shop that returns `refused` for the second. */
async function renew(refused: CartErrorCode | null) {
  const { clients } = new CartWorld()
  const { commerce } = clients
  const created = await commerce.createCart(CONTEXT)
  if (!created.ok) throw new Error(created.code)
  const cartId = created.value.id
  for (const variantId of PIECES) await commerce.addLine({ cartId, variantId, quantity: STOCK }, CONTEXT)
  const settled = await reconcileCart({ cartId, session: null }, CONTEXT, clients)
  if (refused !== null) {
    const add = commerce.addLine
    vi.spyOn(commerce, 'addLine').mockImplementation(async (requested, context) =>
      requested.variantId === PIECES[1] ? refuse(refused) : add(requested, context),
    )
  }
  const renewed = await replaceCart({ settled, session: null }, CONTEXT, clients)
  const used = renewed.ok && renewed.value !== null ? renewed.value : cartId
  return {
    renewed,
    pieces: unitsByPiece(await reconcileCart({ cartId: used, session: null }, CONTEXT, clients)),
  }
}

test('a new checkout has all pieces of the bag', async () => {
  const { renewed, pieces } = await renew(null)
  expect(renewed).toMatchObject({ ok: true, value: expect.any(String) })
  expect(pieces).toEqual({ [PIECES[0]]: STOCK, [PIECES[1]]: STOCK })
})

test.each(['units-exhausted', 'not-sellable', 'not-shippable-here'] as const)(
  'a piece that is refused with %s is left out',
  async (code) => {
    const { renewed, pieces } = await renew(code)
    expect(renewed.ok).toBe(true)
    expect(pieces).toEqual({ [PIECES[0]]: STOCK })
  },
)

test.each(['line-add-failed', 'cart-fetch-failed', 'cart-not-found'] as const)(
  'when a piece fails with %s the old bag stays complete, and says why',
  async (code) => {
    const { renewed, pieces } = await renew(code)
    expect(renewed).toEqual({ ok: false, code })
    expect(pieces).toEqual({ [PIECES[0]]: STOCK, [PIECES[1]]: STOCK })
  },
)
