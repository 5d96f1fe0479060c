import { isBot } from '#domain/tracking/robots.ts'

/**
 * Whether a person made this request in this shop: not a bot, a prefetch, or a link or frame on another site. Browsers
 * send headers that no page can set; without them a request is not counted.
 */
export function isUserInitiated({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  return (
    method === 'GET' &&
    (site === 'same-origin' || site === 'none') &&
    !isPrefetch({ headers }) &&
    !isBot(headers.get('user-agent'))
  )
}

export function isPrefetch({ headers }: Pick<Request, 'headers'>): boolean {
  return (headers.get('sec-purpose') ?? '').includes('prefetch')
}
