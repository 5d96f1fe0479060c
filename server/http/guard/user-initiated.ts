/** Programs that come with a browser’s manners; Cubot makes telephones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|inspection|prerender|facebookexternalhit/i

/**
 * Whether someone makes this request themselves, in this shop: no robot, no browser that fetches ahead, no other site
 * that leads or embeds them here. Browsers say so in headers that no page can set; who says nothing is not counted.
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
