import type { RequestKind } from '#domain/request/request-kinds.ts'

/** Without locale: the contact form, and the pages that follow any form. */
export const CONTACT_PATHS = {
  form: '/contact',
  sent: '/contact/sent',
  calendar: '/contact/sent/calendar',
} as const

/**
 * Search parameters of a form, for links to it: a topic, the number of an order, the slug of a product and the number
 * of its variant, the bag, or the id of a list.
 */
export const ABOUT = {
  topic: 'topic',
  order: 'order',
  product: 'product',
  variant: 'variant',
  bag: 'bag',
  list: 'list',
  panel: 'panel',
} as const

/** The contact form with the trade team as its topic, without locale. */
export const TRADE_CONTACT_PATH = `${CONTACT_PATHS.form}?${new URLSearchParams({ [ABOUT.topic]: 'trade' })}`

/** Returns the path without locale, with or without a variant. */
export function requestPath(
  kind: Exclude<RequestKind, 'contact'>,
  piece?: { readonly slug: string; readonly variantNumber: string },
): string {
  const path = `/requests/${kind}`
  if (!piece) return path
  const search = new URLSearchParams({ [ABOUT.product]: piece.slug, [ABOUT.variant]: piece.variantNumber })
  return `${path}?${search}`
}

/** Returns the path without locale, for the pieces of the bag or of a list by its id. */
export function listRequestPath(
  kind: 'quote' | 'consultation',
  source: 'bag' | { readonly listId: string },
): string {
  const search = source === 'bag' ? { [ABOUT.bag]: '' } : { [ABOUT.list]: source.listId }
  return `/requests/${kind}?${new URLSearchParams(search)}`
}

/** Returns the path without locale, for the pieces of the bag or of an order. */
export function whiteGlovePath(source: 'bag' | { readonly orderNumber: string }): string {
  const search = source === 'bag' ? { [ABOUT.bag]: '' } : { [ABOUT.order]: source.orderNumber }
  return `/requests/white-glove?${new URLSearchParams(search)}`
}

/** Search parameter of the page that confirms a message: its sealed receipt. */
export const RECEIPT = 'receipt'

/** Returns the path without locale. `token` is from the emailed link. */
export const guestThreadPath = (token: string) => `/requests/thread/${token}`

/** Returns the path without locale. `token` is from the emailed link. */
export const cancelPath = (token: string) => `/requests/cancel/${token}`
