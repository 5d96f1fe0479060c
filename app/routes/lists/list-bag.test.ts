import { RouterContextProvider } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { NewLine } from '#clients/commerce/cart/add-lines.ts'
import { globalId } from '#domain/ids.ts'
import { money } from '#domain/money/money.ts'
import { ok } from '#domain/result.ts'
import { saveForLater } from '#services/platform/later-items.ts'
import { pieceCard } from '#tests/support/samples/piece-card.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action } from './list-bag.ts'

const { client, database } = await openLists()
afterAll(() => database.close())
const anna = client.of('token-of-anna')
const cards = [1, 2].map((number) => ({
  ...pieceCard(`P-${number}`),
  id: globalId('Product', number),
  variantId: globalId('ProductVariant', number),
  price: money(100_00, 'EUR'),
}))

/** Adds the pieces of a list to the bag. Returns the lines that the bag was sent. */
async function addAll(listId: string) {
  const added: NewLine[] = []
  const url = new URL(`https://shop.example/en-it/account/lists/${listId}/bag`)
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, { accountId: 'anna', accessToken: 'token-of-anna' } as Session)
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  context.set(clientsContext, {
    lists: client,
    search: { findByIds: async () => ok(cards) },
    commerce: {
      async createCart(_: unknown, line: NewLine) {
        added.push(line)
        return ok({ id: 'gid://shopify/Cart/1?key=k', lines: [] })
      },
      async addLines({ lines }: { lines: NewLine[] }) {
        added.push(...lines)
        return lines.map(() => null)
      },
    },
    customerCart: { read: async () => ok(null), store: async () => ok(null) },
  } as unknown as Clients)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams() })
  await action({ request, context, url, params: { listId } } as never)
  return added.map(({ variantId, quantity, project }) => ({ variantId, quantity, project }))
}

test.each([
  [
    'a project',
    { number: '14', client: 'Clara', address: null, startsOn: null, deliverBy: null },
    'Villa · 14',
  ],
  ['a list that is none', null, undefined],
])('the pieces of %s are added to the bag for their project, if any', async (_, details, project) => {
  const id = crypto.randomUUID()
  await anna.create({ id, name: 'Villa' })
  await anna.change(id, { version: 1, changes: { project: details } })
  await anna.addItem(id, crypto.randomUUID(), { productId: product(1), quantity: 2 })
  await anna.addItem(id, crypto.randomUUID(), { productId: product(2) })
  const line = project && { listId: id, name: project }
  expect(await addAll(id)).toEqual([
    { variantId: globalId('ProductVariant', 1), quantity: 2, project: line },
    { variantId: globalId('ProductVariant', 2), quantity: 1, project: line },
  ])
})

test('a piece that was saved for later goes back into the bag with its project', async () => {
  const project = { listId: crypto.randomUUID(), name: 'Villa · 14' }
  await saveForLater(database, {
    accountId: 'anna',
    productId: product(1),
    quantity: 3,
    project,
    now: TEST_TIME,
  })
  const variantId = globalId('ProductVariant', 1)
  expect(await addAll('saved-for-later')).toEqual([{ variantId, quantity: 3, project }])
})
