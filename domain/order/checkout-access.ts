/** The owner of a checkout: the browser that first saved details, and the account signed in there, if any. */
export type CheckoutOwner = { readonly customerId: string | null }

export type CheckoutFacts = {
  /** The account that owns the cart, and so would own the order. */
  readonly cartCustomerId: string | null
  /** Null until details are saved. */
  readonly owner: CheckoutOwner | null
}

/** The caller who opens a checkout. `isSameBrowser`: it sent the secret of the browser that owns the checkout. */
export type CheckoutVisitor = { readonly isSameBrowser: boolean; readonly customerId: string | null }

/**
 * Whether a holder of the cart's key may see what was entered in its checkout, change it and read its order.
 *
 * A cart of an account is checked out by that account alone: another holder of the key, who claims the cart or passes
 * it on, gets no order of others, and gives none. Until details were saved there is nothing more to protect. From then
 * on the checkout is for the browser that saved them, and for its account in any browser; in that browser, not for
 * another account.
 */
export function mayOpenCheckout({ cartCustomerId, owner }: CheckoutFacts, visitor: CheckoutVisitor): boolean {
  const { isSameBrowser } = visitor
  // If the session ends meanwhile, the browser continues for the account it entered the details for.
  const customerId = visitor.customerId ?? (isSameBrowser ? (owner?.customerId ?? null) : null)
  if (cartCustomerId !== null && cartCustomerId !== customerId) return false
  if (owner === null) return true
  if (owner.customerId === null) return isSameBrowser
  return owner.customerId === customerId
}
