/** The steps of a checkout, in their order. */
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

/** The thank-you page; the signed token opens the order. Without locale. */
export function thankYouPath({ orderId, orderToken }: { orderId: string; orderToken: string }): string {
  return `/checkout/thank-you/${orderId}?token=${encodeURIComponent(orderToken)}`
}

/** The step at a path. */
export function stepOf(pathname: string): CheckoutStep {
  return CHECKOUT_STEPS.find((step) => pathname.endsWith(`/${step}`)) ?? 'details'
}
