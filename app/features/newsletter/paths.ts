export const NEWSLETTER_PATHS = {
  signUp: '/newsletter',
  sent: '/newsletter/sent',
  layer: '/newsletter/layer',
} as const

/** Returns the path without locale. The token is a secret. */
export function preferencesPath(token: string): string {
  return `/newsletter/${token}/preferences`
}

/** Returns the path without locale. It is also requested by mail programs (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/newsletter/${token}/unsubscribe`
}

export const EMAIL_FIELD = 'email'
export const PLACE_FIELD = 'place'
/** A honeypot field, hidden from people but filled in by bots. */
export const TRAP = 'website'

/** The newsletter checkbox of an order form. */
export const WANTS_NEWSLETTER = 'newsletter'
