/** Whose checkout it is: the browser that first saved details, and the account it was signed in to, if any. */
export type CheckoutOwner = { readonly customerId: string | null }

/** Who opens a checkout. `isSameBrowser`: it brings the secret of the browser that owns the checkout. */
export type CheckoutVisitor = { readonly isSameBrowser: boolean; readonly customerId: string | null }

/**
 * Whether a holder of the cart's key may see what was entered in its checkout, change it and read its order. Until
 * somebody has entered something (`owner` is null) there is nothing that the key does not open anyway. From then on
 * it is for that browser, and for that account in any browser; in that browser, not for another account.
 */
export function mayOpenCheckout(owner: CheckoutOwner | null, visitor: CheckoutVisitor): boolean {
  if (owner === null) return true
  if (owner.customerId === null || visitor.customerId === null) return visitor.isSameBrowser
  return owner.customerId === visitor.customerId
}
