export const CHECKOUT_STEPS = ['details', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** The path of a step, without locale: '/checkout/abc', '/checkout/abc/payment'. */
export function checkoutPath(token: string, step: CheckoutStep = 'details'): string {
  return step === 'details' ? `/checkout/${token}` : `/checkout/${token}/${step}`
}

/** The form action for the promotion and gift card codes of a checkout, without locale. */
export function checkoutCodesPath(token: string): string {
  return `/checkout/${token}/promocodes`
}

/** The path that starts a new checkout of the same pieces, without locale. */
export function checkoutRenewalPath(token: string): string {
  return `/checkout/${token}/renewal`
}

/** The parameter of the thank-you page until the purchase is tracked, so that no other tab tracks it again. */
export const PLACED_PARAM = 'placed'

/** Returns the URL without locale. The signed token opens the order. `isNew`: it was just placed in this browser. */
export function thankYouPath(
  { orderId, orderToken }: { orderId: string; orderToken: string },
  { isNew }: { isNew: boolean },
): string {
  const url = `/checkout/thank-you/${orderId}?token=${encodeURIComponent(orderToken)}`
  return isNew ? `${url}&${PLACED_PARAM}=yes` : url
}

export function stepOf(pathname: string): CheckoutStep {
  return CHECKOUT_STEPS.find((step) => pathname.endsWith(`/${step}`)) ?? 'details'
}
