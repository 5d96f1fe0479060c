/** The parameter of an order's page after its pro-forma invoice could not be made. */
export const PRO_FORMA_MISSING = 'pro-forma-missing'

type SignedOrder = { orderId: string; orderToken: string }

/** The page of an order, opened by its signed token. Without locale. */
export function orderPath({ orderId, orderToken }: SignedOrder): string {
  return `/orders/${orderId}?${new URLSearchParams({ token: orderToken })}`
}

/** The pro-forma invoice of an order, opened by its signed token. Without locale. */
export function proFormaPath({ orderId, orderToken }: SignedOrder): string {
  return `/orders/${orderId}/pro-forma?${new URLSearchParams({ token: orderToken })}`
}

/** The same page, which then says that its pro-forma invoice could not be made. Without locale. */
export function proFormaMissingPath(order: SignedOrder): string {
  return `${orderPath(order)}&${new URLSearchParams({ [PRO_FORMA_MISSING]: 'yes' })}`
}
