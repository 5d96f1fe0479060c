import { expect, test, vi } from 'vitest'
import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { money } from '#domain/money/money.ts'
import { ok, refuse } from '#domain/result.ts'
import { checkSeenPrice } from './check-seen-price.server.ts'

const usd = (amountMinor: number) => money(amountMinor, 'USD')
const context = {} as CommerceContext
const line = { variantId: 'v', quantity: 2, project: undefined, seenPrice: usd(216_000) }

function cartWith(unitPrice: number) {
  return {
    lines: [{ id: 'l', quantity: 5, unitPrice: usd(unitPrice), product: { variantId: 'v' } }],
  } as unknown as Cart
}

function clients(removes = true) {
  const setQuantity = vi.fn(async () => (removes ? ok(cartWith(1)) : refuse('quantity-failed')))
  return { setQuantity, commerce: { setQuantity } as unknown as Clients['commerce'] }
}

test('a piece that has waited stays in the bag at the price that its visitor saw', async () => {
  const { setQuantity, commerce } = clients()
  const result = ok(cartWith(216_000))
  expect(await checkSeenPrice({ cartId: 'c', result, line }, context, { commerce })).toEqual({ result })
  expect(setQuantity).not.toHaveBeenCalled()
})

// spec 8: a piece that has waited joins the bag only at the price that its visitor saw, or with a yes
test('at another price only what was added is taken out, and the price is reported', async () => {
  const { setQuantity, commerce } = clients()
  const checked = await checkSeenPrice({ cartId: 'c', result: ok(cartWith(230_000)), line }, context, {
    commerce,
  })
  expect(checked).toEqual({ result: refuse('price-changed'), price: usd(230_000) })
  expect(setQuantity).toHaveBeenCalledExactlyOnceWith({ cartId: 'c', lineId: 'l', quantity: 3 }, context)
})

test.each([
  ['without a price', { ...line, seenPrice: null }, true],
  ['that could not be taken out', line, false],
])('a piece %s is in the bag', async (_, added, removes) => {
  const { commerce } = clients(removes)
  const result = ok(cartWith(230_000))
  expect(await checkSeenPrice({ cartId: 'c', result, line: added }, context, { commerce })).toEqual({
    result,
  })
})

test('a refusal stays what it is', async () => {
  const { commerce } = clients()
  const result = refuse('not-sellable')
  expect(await checkSeenPrice({ cartId: 'c', result, line }, context, { commerce })).toEqual({ result })
})
