import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { missingQuantity } from '#domain/cart/cart-assignment.ts'
import { isSameProject } from '#domain/list/project.ts'

type JoinClients = Pick<Clients, 'commerce' | 'customerCart'>
type Carts = { readonly from: Cart; readonly into: Cart }

export type Joined = { readonly cart: Cart; readonly later: number; readonly waiting: number }

/**
 * Moves the lines of one cart into another (Spec §4). A line is removed from its cart only once the other cart or the
 * list 'Saved for later' holds it, so that a failure loses no line, and repeating it doubles none.
 */
export async function joinCarts(
  { from, into }: Carts,
  context: CommerceContext,
  { clients, accessToken }: { clients: JoinClients; accessToken: string },
): Promise<Joined> {
  const { commerce, customerCart } = clients
  let later = 0
  let waiting = 0
  for (const line of from.lines) {
    if (!(await isTaken(line, into, context, commerce))) {
      const { quantity, product, project } = line
      const item = { quantity, project: project ?? null }
      const saved = await customerCart.saveForLater(accessToken, product.id, item)
      if (!saved.ok) {
        waiting += 1
        continue
      }
      later += 1
    }
    await commerce.removeLine({ cartId: from.id, lineId: line.id }, context)
  }
  await moveCodes({ from, into }, context, commerce)
  const read = await commerce.getCart({ cartId: into.id }, context)
  return { cart: read.ok ? read.value : into, later, waiting }
}

/** Whether the cart now holds at least as many of the piece, for the same project, as the line does. */
async function isTaken(
  { quantity, project, product }: CartLine,
  into: Cart,
  context: CommerceContext,
  commerce: JoinClients['commerce'],
): Promise<boolean> {
  const { variantId } = product
  const same = into.lines.find(
    (line) => line.product.variantId === variantId && isSameProject(line.project, project),
  )
  const held = same?.quantity ?? 0
  const lacking = missingQuantity(quantity, held)
  if (lacking === 0) return true
  return (await commerce.addLine({ cartId: into.id, variantId, quantity: lacking, project }, context)).ok
}

/** Codes that do not apply to the merged cart are dropped, as anywhere else. */
async function moveCodes(
  { from, into }: Carts,
  context: CommerceContext,
  commerce: JoinClients['commerce'],
): Promise<void> {
  const fresh = from.promocodes.filter((code) => !into.promocodes.includes(code))
  if (fresh.length === 0) return
  const cartId = into.id
  const taken = await commerce.updateDiscountCodes({ cartId, codes: [...into.promocodes, ...fresh] }, context)
  if (!taken.ok) await commerce.updateDiscountCodes({ cartId, codes: into.promocodes }, context)
}
