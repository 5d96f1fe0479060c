import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Cart, CartErrorCode } from '#domain/cart/cart.ts'
import { isSameProject } from '#domain/list/project.ts'
import type { Money } from '#domain/money/money.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { LineToAdd } from '../bag-forms.ts'

/**
 * Removes the added units if their price differs from the one that the visitor saw before the change waited for the
 * connection, so that the visitor can decide first. `price` is the current price, read from the bag, since only the bag
 * has its buyer's price.
 */
export async function checkSeenPrice(
  { cartId, result, line }: { cartId: string | null; result: Result<Cart, CartErrorCode>; line: LineToAdd },
  context: CommerceContext,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<{ result: Result<Cart, CartErrorCode>; price?: Money }> {
  const { seenPrice, quantity } = line
  if (!result.ok || cartId === null || !seenPrice) return { result }
  const added = findLine(result.value, line)
  const price = added?.unitPrice
  if (!price || (price.amountMinor === seenPrice.amountMinor && price.currency === seenPrice.currency))
    return { result }
  const change = { cartId, lineId: added.id, quantity: Math.max(0, added.quantity - quantity) }
  const removed = await commerce.setQuantity(change, context)
  // A line that could not be removed stays in the bag, which shows its price.
  return removed.ok ? { result: refuse('price-changed'), price } : { result }
}

/** Finds the line with the same variant and project, to which units of the piece are added. */
export function findLine({ lines }: Cart, { variantId, project }: Pick<LineToAdd, 'variantId' | 'project'>) {
  return lines.find(
    ({ product, project: lineProject }) =>
      product.variantId === variantId && isSameProject(lineProject, project),
  )
}
