/**
 * The caller that requests a cart by id. A server decides whom it acts for; anyone may have a public token.
 */
export type CartCaller = {
  readonly isServer: boolean
  /** The authenticated customer; null for anyone else. */
  readonly customerId: string | null
}

/** The customer the cart was first assigned to, even if it was detached since; null for a guest's. */
export type OwnedCart = { readonly ownerId: string | null }

/** Whether its id gives access to a cart. A customer's cart is for that customer, and for servers. */
export function mayOpenCart({ ownerId }: OwnedCart, { isServer, customerId }: CartCaller): boolean {
  return ownerId === null || isServer || ownerId === customerId
}

/**
 * The owner of a cart after it is assigned to a customer, or detached (null); a cart never passes to another
 * customer, even after it was detached. Spec §4: the owner's application decides whether it may be ordered,
 * so a pending client's cart stays blocked until then.
 */
export function ownerAfter(
  { ownerId }: OwnedCart,
  customerId: string | null,
): string | null | 'another-customer' {
  if (ownerId === null || customerId === null || ownerId === customerId) return ownerId ?? customerId
  return 'another-customer'
}
