/** Search parameter of an order's page after its pro-forma invoice could not be created. */
export const PRO_FORMA_MISSING = 'pro-forma-missing'

type SignedOrder = { orderId: string; orderToken: string }

/** Returns the path without locale. */
export function orderPath({ orderId, orderToken }: SignedOrder): string {
  return `/orders/${orderId}?${new URLSearchParams({ token: orderToken })}`
}

/** Returns the path without locale. */
export function proFormaPath({ orderId, orderToken }: SignedOrder): string {
  return `/orders/${orderId}/pro-forma?${new URLSearchParams({ token: orderToken })}`
}

export function proFormaMissingPath(order: SignedOrder): string {
  return `${orderPath(order)}&${new URLSearchParams({ [PRO_FORMA_MISSING]: 'yes' })}`
}
