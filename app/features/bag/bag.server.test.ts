import { expect, test } from 'vitest'
import type { Cart } from '#domain/cart/cart.ts'
import { toPromiseFacts } from '#domain/delivery/delivery-promise.ts'
import { money } from '#domain/money/money.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import { ok } from '#domain/result.ts'
import { loadCart } from './bag.server.ts'
import { NO_NOTICE } from './notices/bag-notice.ts'

const CART = {
  id: 'gid://shopify/Cart/1?key=2',
  currency: 'EUR',
  country: 'DE',
  totalQuantity: 1,
  subtotal: money(100_00, 'EUR'),
  promotions: [],
  promocodes: [],
  giftCards: [],
  lines: [],
  buyer: { customerId: null, companyLocationId: null },
} as unknown as Cart
/** A piece that has sold out since it was added. Its delivery promise does not matter here. */
const LINE = {
  quantity: 1,
  problem: 'not-sellable',
  unitPrice: money(100_00, 'EUR'),
  facts: toPromiseFacts(parseProductAttributes(new Map()), {
    sku: 'A',
    price: money(100_00, 'EUR'),
    quantity: 1,
    quantityAvailable: null,
    availableForSale: false,
  }),
  product: { quantityAvailable: null, artisan: { slug: '' } },
} as unknown as Cart['lines'][number]

async function loadCartWith(cart: Cart, shipping = money(19_00, 'EUR')) {
  const view = {
    role: 'trade-approved',
    locale: { language: 'de', country: 'DE' },
    house: { home: 'IT', today: '2026-11-26' },
  } as const
  const carrier = { getShipments: async () => ok({ shipments: [], total: shipping }) }
  const reconciled = { cart, cartId: cart.id, code: null, notice: NO_NOTICE, isStored: true }
  const { bag } = await loadCart(reconciled, view, { carrier })
  return { total: bag?.total.amountMinor, taxes: bag?.taxLine, shipping: bag?.shipping }
}

// spec 3: the total of the bag is that of the checkout
test('the total of an exempt buyer is without the tax in it, as at the checkout', async () => {
  const exempt = { ...CART, lines: [LINE], exemptNumber: 'FR40303265045' }
  expect(await loadCartWith(exempt)).toMatchObject({
    total: 100_00,
    taxes: { kind: 'exempt', taxNumber: 'FR40303265045', amount: money(19_00, 'EUR') },
  })
  expect(await loadCartWith({ ...CART, lines: [LINE] })).toMatchObject({
    total: 119_00,
    taxes: { kind: 'included', amount: money(19_00, 'EUR') },
  })
})

// spec 4: a bag that is opened in two countries at once
test('the shipping of a cart that has just moved to another country is left out', async () => {
  const moved = await loadCartWith({ ...CART, lines: [LINE] }, money(25_00, 'GBP'))
  expect(moved).toMatchObject({ total: 100_00, shipping: null })
})
