/** The pages of the newsletter, without their locale. */
export const NEWSLETTER_PATHS = {
  signUp: '/newsletter',
  sent: '/newsletter/sent',
  layer: '/newsletter/layer',
} as const

/** The preferences of a subscriber; their token is a secret. */
export function preferencesPath(token: string): string {
  return `/newsletter/${token}/preferences`
}

/** Ends a subscription, here or by a mail program (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/newsletter/${token}/unsubscribe`
}

/** The field names of a sign-up. */
export const EMAIL = 'email'
export const PLACE = 'place'
/** The field that people do not see; programs fill it in. */
export const TRAP = 'website'

/** The box of an order form. */
export const WANTS_NEWSLETTER = 'newsletter'
