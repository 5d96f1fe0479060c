import { expect, test } from 'vitest'
import type { Clients } from '#clients/clients.ts'
import type { NewLine } from '#clients/commerce/cart/add-lines.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { ok, refuse } from '#domain/result.ts'
import { mergeCarts } from './join-carts.server.ts'

const CONTEXT: CommerceContext = { country: 'IT', language: 'en', buyer: null }

function cartOf(id: string, lines: readonly NewLine[]): Cart {
  const made = lines.map(({ variantId, ...line }, index) => ({
    ...line,
    id: `${id} ${index}`,
    product: { id: `product of ${variantId}`, variantId },
  }))
  return { id, lines: made, promocodes: [] } as unknown as Cart
}

const [VILLA, LODGE] = ['Villa', 'Lodge'].map((name) => ({ name, listId: null }))

// spec 4: joined bags keep the projects of their lines (issue 20)
test('lines are joined by piece and project, so that none loses its project', async () => {
  const from = cartOf('from', [
    { variantId: 'sofa', quantity: 3, project: VILLA },
    { variantId: 'sofa', quantity: 2 },
    { variantId: 'sofa', quantity: 1, project: LODGE },
  ])
  const into = cartOf('into', [
    { variantId: 'sofa', quantity: 1, project: VILLA },
    { variantId: 'sofa', quantity: 2 },
  ])
  const added: NewLine[] = []
  const removed: string[] = []
  const commerce = {
    async addLine({ cartId: _, ...line }: NewLine & { cartId: string }) {
      added.push(line)
      return ok(into)
    },
    async removeLine({ lineId }: { lineId: string }) {
      removed.push(lineId)
      return ok(from)
    },
    getCart: async () => refuse('cart-fetch-failed'),
  }
  const clients = { commerce } as unknown as Clients
  await mergeCarts({ from, into }, CONTEXT, { clients, accessToken: 'token' })
  expect(added).toEqual([
    { variantId: 'sofa', quantity: 2, project: VILLA },
    { variantId: 'sofa', quantity: 1, project: LODGE },
  ])
  expect(removed).toEqual(['from 0', 'from 1', 'from 2'])
})

test('a line that the other cart does not take is saved for later with its project', async () => {
  const from = cartOf('from', [{ variantId: 'sofa', quantity: 3, project: VILLA }])
  const saved: unknown[] = []
  const clients = {
    commerce: {
      addLine: async () => refuse('not-sellable'),
      removeLine: async () => ok(from),
      getCart: async () => refuse('cart-fetch-failed'),
    },
    customerCart: {
      async saveForLater(_: string, productId: string, item: object) {
        saved.push({ productId, ...item })
        return ok(null)
      },
    },
  } as unknown as Clients
  await mergeCarts({ from, into: cartOf('into', []) }, CONTEXT, { clients, accessToken: 'token' })
  expect(saved).toEqual([{ productId: 'product of sofa', quantity: 3, project: VILLA }])
})
