import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { missingQuantity } from '#domain/cart/cart-assignment.ts'
import { isSameProject } from '#domain/list/project.ts'

type MergeClients = Pick<Clients, 'commerce' | 'customerCart'>
type Carts = { readonly from: Cart; readonly into: Cart }

export type MergedCarts = { readonly cart: Cart; readonly later: number; readonly waiting: number }

/**
 * Moves the lines of one cart into another (Spec §4). A line is removed from its cart only once it is in the other
 * cart or in the list 'Saved for later', so that a failure loses no line, and repeating the move duplicates none.
 */
export async function mergeCarts(
  { from, into }: Carts,
  context: CommerceContext,
  { clients, accessToken }: { clients: MergeClients; accessToken: string },
): Promise<MergedCarts> {
  const { commerce, customerCart } = clients
  let later = 0
  let waiting = 0
  for (const line of from.lines) {
    if (!(await addMissingUnits(line, into, context, commerce))) {
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

/** Adds the units of a line that the cart lacks, for the same project. Returns whether the cart now has all of them. */
async function addMissingUnits(
  { quantity, project, product }: CartLine,
  into: Cart,
  context: CommerceContext,
  commerce: MergeClients['commerce'],
): Promise<boolean> {
  const { variantId } = product
  const existing = into.lines.find(
    (line) => line.product.variantId === variantId && isSameProject(line.project, project),
  )
  const existingQuantity = existing?.quantity ?? 0
  const missing = missingQuantity(quantity, existingQuantity)
  if (missing === 0) return true
  return (await commerce.addLine({ cartId: into.id, variantId, quantity: missing, project }, context)).ok
}

/** Adds the promotion codes of one cart to the other. If the other refuses them, its own codes are restored. */
async function moveCodes(
  { from, into }: Carts,
  context: CommerceContext,
  commerce: MergeClients['commerce'],
): Promise<void> {
  const newCodes = from.promocodes.filter((code) => !into.promocodes.includes(code))
  if (newCodes.length === 0) return
  const cartId = into.id
  const updated = await commerce.updateDiscountCodes(
    { cartId, codes: [...into.promocodes, ...newCodes] },
    context,
  )
  if (!updated.ok) await commerce.updateDiscountCodes({ cartId, codes: into.promocodes }, context)
}
