import { afterAll, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart } from '#tests/support/samples/sample-cart.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { filtered, sampleTeam } from '#tests/support/samples/sample-team.ts'
import { collectionProducts, collections } from '../../tables/catalogue-tables.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
const { call, routes } = sampleTeam(database, shop)
const execute = createExecute(shop)
const [glass, wood] = [await addPiece(database), await addPiece(database)]
const added = await database.db
  .insert(collections)
  .values([
    { handle: 'glass-of-murano', title: 'Murano' },
    { handle: 'archive', title: 'Archive 100%', isPublished: false },
  ])
  .returning()
const [murano, archive] = added.map(({ id }) => id)
await database.db
  .insert(collectionProducts)
  .values({ collectionId: archive ?? 0, productId: glass.productId, position: 1 })

const MATRIX: Record<string, readonly Role[]> = {
  'GET /collections': ['catalogue', 'admin'],
  'GET /collections/:id': ['catalogue', 'admin'],
}

test('every route of the collections is open to its roles alone', async () => {
  expect(routes.filter((route) => route.includes('/collections'))).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    for (const role of ROLES) {
      const { status } = await call((name.split(' ')[1] ?? '').replace(':id', '0'), { role })
      expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
  }
})

test('collections are listed by title with their products, also those that visitors do not see', async () => {
  const { body } = await call('/collections?sort=title')
  expect(body).toEqual({
    total: 2,
    items: [
      {
        id: String(archive),
        version: 1,
        title: 'Archive 100%',
        handle: 'archive',
        isPublished: false,
        count: 1,
      },
      {
        id: String(murano),
        version: 1,
        title: 'Murano',
        handle: 'glass-of-murano',
        isPublished: true,
        count: 0,
      },
    ],
  })
  expect((await call(`/collections/${archive}`)).body.item.title).toBe('Archive 100%')
  for (const id of ['0', 'archive']) expect((await call(`/collections/${id}`)).status).toBe(404)
})

test.each([
  ['GLASS', ['Murano']],
  ['murano', ['Murano']],
  ['0%', ['Archive 100%']],
  ['%', ['Archive 100%']],
  ['stone', []],
])('collections are found by a part of title or handle: %s', async (text, titles) => {
  const { body } = await call(filtered('/collections', { text }))
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(titles)
  expect(body.total).toBe(titles.length)
})

test('a code for a collection, also one that visitors do not see, reduces its pieces and no others', async () => {
  const scope = { kind: 'collections', ids: [`gid://shopify/Collection/${archive}`] }
  const input = {
    title: 'Archive week',
    code: 'ARCHIVE',
    value: { kind: 'percentage', percent: 25 },
    scope,
    minimumSubtotalMinor: null,
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    usageLimit: null,
    isOncePerCustomer: false,
    isCombinable: true,
  }
  expect((await call('/discounts', { body: { input } })).body.item).toMatchObject({ scope })
  const { id: cartId } = await createSampleCart(execute, 'IT', [glass.gid, 1], [wood.gid, 1])
  const { cart } = await mutateCart(execute, 'cartDiscountCodesUpdate', {
    cartId,
    discountCodes: ['ARCHIVE'],
  })
  expect(cart.lines.nodes.map(({ discountAllocations }) => discountAllocations.length)).toEqual([1, 0])
})
