import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
let now = new Date('2026-11-20T10:00:00Z')
const execute = createExecute(sampleShop(database, { clock: () => now }))
const DAY_MS = 86_400_000

// spec 7: create cart with empty lines and buyer identity
test('a new cart is empty, has a country and is opened by its id alone', async () => {
  const { cart, userErrors } = await mutateCart(execute, 'cartCreate', {
    input: { lines: [], buyerIdentity: { countryCode: 'DE' } },
  })
  expect(userErrors).toEqual([])
  expect(cart).toMatchObject({ totalQuantity: 0, buyerIdentity: { countryCode: 'DE', customer: null } })
  expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=[\w-]+$/)
  expect(await readCart(execute, cart.id)).toMatchObject({ id: cart.id })
})

// spec 4: a cart that is not found is reported as such
test('with a wrong key the query returns null and a change is refused', async () => {
  const { id } = await createSampleCart(execute, 'DE')
  const forged = id.replace(/key=.*/, 'key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
  expect(await readCart(execute, forged)).toBeNull()
  expect(await readCart(execute, 'gid://shopify/Cart/none?key=none')).toBeNull()
  const refused = await mutateCart(execute, 'cartNoteUpdate', { cartId: forged, note: 'Hello' })
  expect(refused).toMatchObject({ cart: null, userErrors: [{ code: 'INVALID', field: ['cartId'] }] })
})

test('the same piece twice is one line, and a second line with other attributes', async () => {
  const { gid } = await addPiece(database)
  const { id } = await createSampleCart(execute, 'IT', [gid, 1])
  const attributes = [{ key: 'engraving', value: 'Ada' }]
  const { cart } = await mutateCart(execute, 'cartLinesAdd', {
    cartId: id,
    lines: [
      { merchandiseId: gid, quantity: 2 },
      { merchandiseId: gid, quantity: 1, attributes },
    ],
  })
  expect(cart.lines.nodes.map((line) => [line.quantity, line.attributes])).toEqual([
    [3, []],
    [1, attributes],
  ])
})

test('a quantity above the stock is lowered, with a warning for the line', async () => {
  const { gid } = await addPiece(database, { onHand: 3 })
  const { id } = await createSampleCart(execute, 'IT', [gid, 2])
  const { cart, warnings, userErrors } = await mutateCart(execute, 'cartLinesAdd', {
    cartId: id,
    lines: [{ merchandiseId: gid, quantity: 9 }],
  })
  expect(userErrors).toEqual([])
  expect(cart.totalQuantity).toBe(3)
  expect(warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: cart.lines.nodes[0]?.id }])
})

test('when all units are in the cart already, adding one more changes nothing', async () => {
  const { gid } = await addPiece(database, { onHand: 1 })
  const { id } = await createSampleCart(execute, 'IT', [gid, 1])
  const added = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: [{ merchandiseId: gid }] })
  expect(added.cart.totalQuantity).toBe(1)
  expect(added.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }])
})

test('a sold-out piece adds no line, and the warning targets the cart', async () => {
  const { gid } = await addPiece(database, { onHand: 0 })
  const { id } = await createSampleCart(execute, 'IT')
  const added = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: [{ merchandiseId: gid }] })
  expect(added.cart.lines.nodes).toEqual([])
  expect(added.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: id }])
})

test('lines of one piece with different attributes share its stock', async () => {
  const { gid } = await addPiece(database, { onHand: 3 })
  const { id } = await createSampleCart(execute, 'IT', [gid, 2])
  const lines = [{ merchandiseId: gid, quantity: 2, attributes: [{ key: 'colour', value: 'red' }] }]
  const { cart, warnings } = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines })
  expect(cart.lines.nodes.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(warnings).toHaveLength(1)
})

test.each([{ continueSelling: true }, { isTracked: false }])(
  'a piece with %o can be ordered without limit',
  async (facts) => {
    const { gid } = await addPiece(database, { onHand: 0, ...facts })
    const cart = await createSampleCart(execute, 'IT', [gid, 12])
    expect(cart.totalQuantity).toBe(12)
  },
)

test('a quantity of 0 removes the line, and so does removing it', async () => {
  const { gid } = await addPiece(database)
  const { gid: other } = await addPiece(database)
  const { id, lines } = await createSampleCart(execute, 'IT', [gid, 1], [other, 1])
  const [first, second] = lines.nodes
  const updated = await mutateCart(execute, 'cartLinesUpdate', {
    cartId: id,
    lines: [{ id: first?.id, quantity: 0 }],
  })
  expect(updated.cart.lines.nodes.map((line) => line.id)).toEqual([second?.id])
  const removed = await mutateCart(execute, 'cartLinesRemove', { cartId: id, lineIds: [second?.id] })
  expect(removed.cart.totalQuantity).toBe(0)
})

test('a line that becomes equal to another is merged into it', async () => {
  const { gid } = await addPiece(database)
  const { gid: other } = await addPiece(database)
  const { id, lines } = await createSampleCart(execute, 'IT', [gid, 2], [other, 3])
  const { cart } = await mutateCart(execute, 'cartLinesUpdate', {
    cartId: id,
    lines: [{ id: lines.nodes[1]?.id, merchandiseId: gid }],
  })
  expect(cart.lines.nodes).toMatchObject([{ id: lines.nodes[0]?.id, quantity: 5 }])
})

test('a refused change does not change the cart at all', async () => {
  const { gid } = await addPiece(database)
  const { id, lines } = await createSampleCart(execute, 'IT', [gid, 2])
  const { cart, userErrors } = await mutateCart(execute, 'cartLinesUpdate', {
    cartId: id,
    lines: [
      { id: lines.nodes[0]?.id, quantity: 5 },
      { id: 'gid://shopify/CartLine/unknown', quantity: 1 },
    ],
  })
  expect(userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '1', 'id'] }])
  expect(cart.totalQuantity).toBe(2)
})

test.each([
  ['an unknown piece', { merchandiseId: 'gid://shopify/ProductVariant/999999' }, 'INVALID'],
  ['none of a piece', { quantity: 0 }, 'MINIMUM_NOT_MET'],
  ['less than none', { quantity: -1 }, 'MINIMUM_NOT_MET'],
  ['more than anybody means', { quantity: 1000 }, 'MAXIMUM_EXCEEDED'],
])('%s is refused', async (_, facts, code) => {
  const { gid } = await addPiece(database, { continueSelling: true })
  const { id } = await createSampleCart(execute, 'IT')
  const refused = await mutateCart(execute, 'cartLinesAdd', {
    cartId: id,
    lines: [{ merchandiseId: gid, ...facts }],
  })
  expect(refused.userErrors).toMatchObject([{ code }])
  expect(refused.cart.totalQuantity).toBe(0)
})

test('a cart holds up to 250 lines', async () => {
  const { gid } = await addPiece(database, { continueSelling: true })
  const lineOf = (_: unknown, index: number) => ({
    merchandiseId: gid,
    quantity: 1,
    attributes: [{ key: 'engraving', value: `${index}` }],
  })
  const { id } = await createSampleCart(execute, 'IT')
  const lines = Array.from({ length: 251 }, lineOf)
  const full = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: lines.slice(0, 250) })
  expect(full.cart.totalQuantity).toBe(250)
  const over = await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: lines.slice(250) })
  expect(over.userErrors).toMatchObject([{ code: 'MAXIMUM_EXCEEDED' }])
})

test('lines are paginated, so that a full cart shows all of them', async () => {
  const pieces = await Promise.all(Array.from({ length: 23 }, () => addPiece(database)))
  const { id } = await createSampleCart(execute, 'IT', ...pieces.map(({ gid }): [string, number] => [gid, 1]))
  const seen: string[] = []
  let after: string | null = null
  do {
    const query = `query ($id: ID!, $after: String) { cart(id: $id) { lines(first: 10, after: $after) {
      nodes { merchandise { ... on ProductVariant { id } } } pageInfo { hasNextPage endCursor } } } }`
    const data: LinesPage = await execute<LinesPage>(query, { id, after })
    seen.push(...data.cart.lines.nodes.map((line) => line.merchandise.id))
    after = data.cart.lines.pageInfo.hasNextPage ? data.cart.lines.pageInfo.endCursor : null
  } while (after !== null)
  expect(seen).toEqual(pieces.map(({ gid }) => gid))
})

type LinesPage = {
  cart: {
    lines: { nodes: { merchandise: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
  }
}

test('no simultaneous change to a cart is lost', async () => {
  const { gid } = await addPiece(database)
  const { id } = await createSampleCart(execute, 'IT')
  const additions = Array.from({ length: 20 }, () =>
    mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: [{ merchandiseId: gid, quantity: 1 }] }),
  )
  await Promise.all(additions)
  expect(await readCart(execute, id)).toMatchObject({
    totalQuantity: 20,
    lines: { nodes: [{ quantity: 20 }] },
  })
})

test('a cart expires after ten days without use, and reading it counts as use', async () => {
  const { id } = await createSampleCart(execute, 'IT')
  now = new Date(now.getTime() + 9 * DAY_MS)
  expect(await readCart(execute, id)).not.toBeNull()
  now = new Date(now.getTime() + 9 * DAY_MS)
  expect(await readCart(execute, id)).not.toBeNull()
  now = new Date(now.getTime() + 10 * DAY_MS + 1)
  expect(await readCart(execute, id)).toBeNull()
  const { userErrors } = await mutateCart(execute, 'cartNoteUpdate', { cartId: id, note: 'Too late' })
  expect(userErrors).toMatchObject([{ code: 'INVALID' }])
})
