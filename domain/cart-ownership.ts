/** Who asks for a cart by its id. A server decides itself for whom; with a public token anybody may ask. */
export type CartCaller = {
  readonly isServer: boolean
  /** The customer who proved who they are with the request; null for a stranger. */
  readonly customerId: string | null
}

/** The customer that a cart was first given to, also when it was detached from them since; null for a guest's. */
export type OwnedCart = { readonly ownerId: string | null }

/** Whether the id of a cart opens it. A customer's cart is for that customer, and for a server. */
export function mayOpenCart({ ownerId }: OwnedCart, { isServer, customerId }: CartCaller): boolean {
  return ownerId === null || isServer || ownerId === customerId
}

/**
 * The owner of a cart after it is given to a customer, or to nobody (null); a cart never passes to another customer,
 * not after it was detached either. Spec §4: its owner's application decides whether it may be ordered, so a pending
 * client's cart stays blocked until that is decided.
 */
export function ownerAfter(
  { ownerId }: OwnedCart,
  customerId: string | null,
): string | null | 'another-customer' {
  if (ownerId === null || customerId === null || ownerId === customerId) return ownerId ?? customerId
  return 'another-customer'
}
