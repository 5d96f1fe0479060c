import type { PageKind } from '#domain/tracking/shop-event.ts'

/** The first row whose start fits the id of a route applies. */
const KINDS: readonly (readonly [string, PageKind])[] = [
  ['routes/editorial/home', 'home'],
  ['home-by-name', 'home'],
  ['routes/catalogue/category', 'list'],
  ['routes/editorial/collection', 'list'],
  ['routes/catalogue/product', 'piece'],
  ['routes/search/', 'search'],
  ['routes/bag/cart', 'bag'],
  ['routes/checkout/checkout', 'checkout'],
  ['routes/checkout/order-thank-you', 'order'],
  ['routes/editorial/artisan', 'artisan'],
  ['routes/editorial/magazine', 'article'],
  ['magazine-by-type', 'article'],
  ['routes/editorial/post', 'article'],
  ['routes/requests/', 'request'],
  ['contact', 'request'],
  ['routes/lists/', 'lists'],
  ['routes/account/', 'account'],
]

/** The kind of the page of a route. */
export function pageKindOf(routeId: string): PageKind {
  return KINDS.find(([start]) => routeId.startsWith(start))?.[1] ?? 'other'
}
