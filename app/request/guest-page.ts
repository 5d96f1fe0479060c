import type { HeadersFunction } from 'react-router'

/**
 * The headers of a page that is the same for every guest at its address (architecture.md §4): shared caches may
 * keep it, browsers ask again. What its loader adds goes with them; what an error says of itself stands.
 */
export const guestPageHeaders: HeadersFunction = ({ errorHeaders, loaderHeaders }) => {
  if (errorHeaders) return errorHeaders
  const headers = new Headers(loaderHeaders)
  headers.set('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600')
  return headers
}

/** Marks a page by all the products that it shows, so that it is made anew when one of them changes. */
export function productTags(productIds: readonly string[]): { readonly 'Cache-Tag': string } {
  const tags = productIds.map((id) => `product:${id.slice(id.lastIndexOf('/') + 1)}`)
  return { 'Cache-Tag': tags.join(',') }
}
