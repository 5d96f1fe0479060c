/** The owner of a checkout: the browser that first saved details, and the account signed in there, if any. */
export type CheckoutOwner = { readonly customerId: string | null }

export type CheckoutFacts = {
  /** The account that owns the cart, and will therefore own the order. */
  readonly cartCustomerId: string | null
  /** Null until details are saved. */
  readonly owner: CheckoutOwner | null
}

export type CheckoutVisitor = { readonly isSameBrowser: boolean; readonly customerId: string | null }

/**
 * Whether someone with the cart's key may read and change the checkout details and read the order. Only the account
 * that owns a cart can check it out: anyone else with the key can neither see that account's order nor place one for
 * it. Until details are saved there is nothing more to protect. After that the checkout belongs to the browser that
 * saved them, and to its account in any browser, but not to another account in the same browser.
 */
export function mayOpenCheckout({ cartCustomerId, owner }: CheckoutFacts, visitor: CheckoutVisitor): boolean {
  const { isSameBrowser } = visitor
  // If the session has ended, the browser continues with the account that entered the details.
  const customerId = visitor.customerId ?? (isSameBrowser ? (owner?.customerId ?? null) : null)
  if (cartCustomerId !== null && cartCustomerId !== customerId) return false
  if (owner === null) return true
  if (owner.customerId === null) return isSameBrowser
  return owner.customerId === customerId
}
