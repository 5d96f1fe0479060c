/** Bots with a browser's user agent; Cubot makes phones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|inspection|prerender|facebookexternalhit/i

/**
 * Whether a person made this request in this shop: not a bot, a prefetch, or a link or frame of another site.
 * Browsers send headers that no page can set; without them a request is not counted.
 */
export function isUserInitiated({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  return (
    method === 'GET' &&
    (site === 'same-origin' || site === 'none') &&
    !(headers.get('sec-purpose') ?? '').includes('prefetch') &&
    !ROBOT.test(headers.get('user-agent') ?? 'bot')
  )
}
