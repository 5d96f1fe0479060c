import { afterAll, expect, test } from 'vitest'
import { countStatements } from '#scripts/bench/desk/count-statements.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { createCommerceClient } from '../commerce-client.ts'
import type { CommerceContext } from '../request.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const service = sampleShop(database, { privateAccessToken: 'private' })
const sent: string[] = []
const client = createCommerceClient({
  storeDomain: 'shop.example',
  apiVersion: '2025-04',
  accessToken: 'private',
  fetch: async (request) => {
    sent.push(/(?:query|mutation) (\w+)/.exec(await request.clone().text())?.[1] ?? '')
    return service.fetch(request)
  },
  report: () => {},
})
const ITALY: CommerceContext = { country: 'IT', language: 'en', buyer: null }

// spec 3: lists: all pieces are added to the bag, with the reason for each that is not
test('a refused line does not affect the others, and has a reason', async () => {
  const created = await client.createCart(ITALY)
  if (!created.ok) throw new Error(created.code)
  const cartId = created.value.id
  const plenty = await Promise.all(Array.from({ length: 11 }, () => addPiece(database, { onHand: 5 })))
  const last = await addPiece(database, { onHand: 1, continueSelling: false })
  const lines = [
    ...plenty.map(({ gid }) => ({ variantId: gid, quantity: 2 })),
    { variantId: 'gid://shopify/ProductVariant/999999999', quantity: 1 },
    { variantId: last.gid, quantity: 3 },
  ]
  sent.length = 0
  const codes = await client.addLines({ cartId, lines }, ITALY)
  expect(codes).toEqual([...plenty.map(() => null), expect.any(String), 'units-exhausted'])
  expect(sent).toEqual(['AddLines', 'AddLinesApart', 'AddLinesApart'])
  const cart = await client.getCart({ cartId }, ITALY)
  expect(cart.ok && cart.value.totalQuantity).toBe(23)
})

test('200 lines are added to a full cart in two mutations', async () => {
  const created = await client.createCart(ITALY)
  if (!created.ok) throw new Error(created.code)
  const cartId = created.value.id
  const pieces = await Promise.all(Array.from({ length: 200 }, () => addPiece(database, { onHand: 9 })))
  const lines = pieces.map(({ gid }) => ({ variantId: gid, quantity: 2 }))
  sent.length = 0
  const statements = countStatements()
  try {
    const first = await statements.during(() => client.addLines({ cartId, lines }, ITALY))
    const again = await statements.during(() => client.addLines({ cartId, lines }, ITALY))
    expect([...first.result, ...again.result].every((code) => code === null)).toBe(true)
    expect(sent).toEqual(['AddLines', 'AddLines', 'AddLines', 'AddLines'])
    expect(first.texts.length).toBeLessThanOrEqual(14)
    expect(again.texts.length).toBeLessThanOrEqual(14)
  } finally {
    statements.restore()
  }
  sent.length = 0
  const cart = await client.getCart({ cartId }, ITALY)
  expect(cart.ok && cart.value.totalQuantity).toBe(800)
  expect(sent).toEqual(['GetCart', 'GetCart'])
})

test('of lines added together, those that exceed the stock are reported', async () => {
  const created = await client.createCart(ITALY)
  if (!created.ok) throw new Error(created.code)
  const cartId = created.value.id
  const [plenty, few, none] = await Promise.all([9, 1, 0].map((onHand) => addPiece(database, { onHand })))
  const lines = [plenty, few, none].map((piece) => ({ variantId: piece?.gid ?? '', quantity: 2 }))
  sent.length = 0
  expect(await client.addLines({ cartId, lines }, ITALY)).toEqual([
    null,
    'units-exhausted',
    'units-exhausted',
  ])
  expect(sent).toEqual(['AddLines', 'CartLines'])
  const cart = await client.getCart({ cartId }, ITALY)
  expect(cart.ok && cart.value.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
})

test('lines for a cart that no longer exists are refused', async () => {
  const { gid } = await addPiece(database, { onHand: 5 })
  const cartId = 'gid://shopify/Cart/none?key=none'
  expect(await client.addLines({ cartId, lines: [{ variantId: gid, quantity: 1 }] }, ITALY)).toEqual([
    'cart-not-found',
  ])
})

test('a line says which project it is for, and is not merged with that of another', async () => {
  const { gid: variantId } = await addPiece(database, { onHand: 9 })
  const villa = { name: 'Villa Farini · 14', listId: crypto.randomUUID() }
  const lodge = { name: 'Lodge', listId: null }
  const created = await client.createCart(ITALY, { variantId, quantity: 1, project: villa })
  if (!created.ok) throw new Error(created.code)
  const cartId = created.value.id
  await client.addLine({ cartId, variantId, quantity: 1, project: villa }, ITALY)
  const lines = [lodge, undefined].map((project) => ({ variantId, quantity: 1, project }))
  expect(await client.addLines({ cartId, lines }, ITALY)).toEqual([null, null])
  const cart = await client.getCart({ cartId }, ITALY)
  expect(cart.ok && cart.value.lines.map(({ quantity, project }) => [quantity, project])).toEqual([
    [2, villa],
    [1, lodge],
    [1, undefined],
  ])
  if (!cart.ok) return
  const lineId = cart.value.lines[0]?.id ?? ''
  const changed = await client.setQuantity({ cartId, lineId, quantity: 3 }, ITALY)
  expect(changed).toMatchObject({ value: { lines: [{ quantity: 3, project: villa }, {}, {}] } })
})
