/**
 * The caller that requests a cart by id. A server decides whom it acts for; anyone may have a public token.
 */
export type CartCaller = {
  readonly isServer: boolean
  /** The authenticated customer; null for anyone else. */
  readonly customerId: string | null
}

/** The customer to whom the cart was first assigned, even if it has been detached since; null for a guest's cart. */
export type OwnedCart = { readonly ownerId: string | null }

/** Whether knowing a cart's id is enough to open it. Only servers and its customer may open a customer's cart. */
export function mayOpenCart({ ownerId }: OwnedCart, { isServer, customerId }: CartCaller): boolean {
  return ownerId === null || isServer || ownerId === customerId
}

/**
 * The owner of a cart after it is assigned to a customer or detached (null). A cart never passes to another customer,
 * even after it was detached. Spec §4: the owner's application decides whether it may be ordered, so a pending client's
 * cart stays blocked until then.
 */
export function ownerAfter(
  { ownerId }: OwnedCart,
  customerId: string | null,
): string | null | 'another-customer' {
  if (ownerId === null || customerId === null || ownerId === customerId) return ownerId ?? customerId
  return 'another-customer'
}
