import { afterAll, expect, test } from 'vitest'
import type { CodeChange } from '#app/features/bag/bag-forms.ts'
import { changeCodes } from '#app/features/bag/codes/codes-of-request.server.ts'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { seedDiscounts } from '#services/commerce/carts/discounts/seed-discounts.ts'
import { carts } from '#services/commerce/tables/cart-tables.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await seedDiscounts(database)
const shop = sampleShop(database)
const commerce = createCommerceClient({
  storeDomain: 'shop.example',
  apiVersion: '2025-04',
  accessToken: SAMPLE_PRIVATE_TOKEN,
  baseUrl: 'http://commerce.internal',
  fetch: (request) => shop.fetch(request),
  report: (problem) => expect(problem).toBeNull(),
})
const ITALY = { country: 'IT', language: 'it', buyer: null } as const

/** A cart with a piece for 100 euros, to which codes are applied. */
async function openCart(visitorKey: string | null = null) {
  const { gid } = await addPiece(database)
  const entered: string[] = []
  const { id: cartId } = await createSampleCart(createExecute(shop), 'IT', [gid, 1])
  const change = async (wanted: CodeChange, giftCardCodes: readonly string[] = entered) => {
    const request = { cartId, change: wanted, visitorKey, giftCardCodes }
    const { result, added } = await changeCodes(request, ITALY, { commerce })
    entered.push(...added)
    return result
  }
  const cart = async () => {
    const read = await commerce.getCart({ cartId }, ITALY)
    if (!read.ok) throw new Error(read.code)
    const { promocodes, giftCards } = read.value
    return { promocodes, giftCards: giftCards.map(({ lastCharacters }) => lastCharacters) }
  }
  return { change, cart, cartId }
}

// spec 3: cart: a promo code or gift code is entered in one field and removed
test('one field accepts promotion codes and gift cards in any spelling, and both can be removed', async () => {
  const { change, cart, cartId } = await openCart()
  expect(await change({ code: 'welcome-10' })).toMatchObject({ ok: true })
  expect(await change({ code: 'dono luna 2026 eu50' })).toMatchObject({ ok: true })
  expect(await cart()).toEqual({ promocodes: ['WELCOME10'], giftCards: ['EU50'] })
  expect(await change({ code: 'Welcome 10', remove: '1' })).toMatchObject({ ok: true })
  const read = await commerce.getCart({ cartId }, ITALY)
  const giftCard = (read.ok && read.value.giftCards[0]?.id) || ''
  expect(await change({ giftCard })).toMatchObject({ ok: true })
  expect(await cart()).toEqual({ promocodes: [], giftCards: [] })
})

test('an unknown code changes nothing, and applied codes stay', async () => {
  const { change, cart } = await openCart()
  await change({ code: 'WELCOME10' })
  expect(await change({ code: 'NOTHING' })).toEqual({ ok: false, code: 'promocode-failed' })
  await change({ code: 'DONO-LUNA-2026-EU50' })
  expect(await change({ code: 'NOTHING' })).toEqual({ ok: false, code: 'promocode-failed' })
  expect(await cart()).toEqual({ promocodes: ['WELCOME10'], giftCards: ['EU50'] })
})

test('several gift cards pay for one order in turn; one applied in another browser keeps its place', async () => {
  const { change, cart } = await openCart()
  await change({ code: 'DONO-LUNA-2026-EU50' })
  const inOtherBrowser: string[] = []
  const held = { ok: false, code: 'gift-card-held' }
  expect(await change({ code: 'DONO-SOLE-2026-EU2K' }, inOtherBrowser)).toEqual(held)
  expect((await cart()).giftCards).toEqual(['EU50'])
  const both = await change({ code: 'dono-sole-2026-eu2k' })
  expect(both.ok && both.value.giftCards).toMatchObject([
    { lastCharacters: 'EU50', amountUsed: { amountMinor: 5_000 } },
    { lastCharacters: 'EU2K', amountUsed: { amountMinor: 5_000 } },
  ])
  expect(await change({ code: 'DONO-SOLE-2026-GB2K' })).toEqual({ ok: false, code: 'gift-card-currency' })
  const giftCard = (both.ok && both.value.giftCards[0]?.id) || ''
  await change({ giftCard })
  await change({ code: 'DONO SOLE 2026 EU2K' })
  expect((await cart()).giftCards).toEqual(['EU2K'])
})

test('a gift card in another currency is refused with a reason of its own', async () => {
  const { change, cart } = await openCart()
  expect(await change({ code: 'DONO-LUNA-2026-US50' })).toEqual({ ok: false, code: 'gift-card-currency' })
  expect(await cart()).toEqual({ promocodes: [], giftCards: [] })
})

test('the code of a gift card is never stored', async () => {
  const { change } = await openCart()
  await change({ code: 'DONO-LUNA-2026-EU50' })
  const rows = await database.db.select({ codes: carts.discountCodes }).from(carts)
  expect(JSON.stringify(rows)).not.toContain('DONO')
})

test('after too many attempts the field is blocked, even for a valid code', async () => {
  const { change, cart } = await openCart('guesser')
  for (let guess = 0; guess < 15; guess++) await change({ code: `GUESS-${guess}` })
  const late = { ok: false, code: 'promocode-throttled' }
  expect(await change({ code: 'WELCOME10' })).toEqual(late)
  expect(await change({ code: 'DONO-LUNA-2026-EU50' })).toEqual(late)
  expect(await cart()).toEqual({ promocodes: [], giftCards: [] })
})
