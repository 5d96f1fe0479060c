import { CONSENT_COOKIE, TRACKING_COOKIES } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie, writeCookie } from '#app/visitor/cookies/cookies.ts'
import type { PlacedOrderView } from '#clients/checkout/checkout-client.ts'
import type { VisitsClient } from '#clients/tracking/visits-client.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { type ConsentRegion, grantedConsents } from '#domain/visitor/consent.ts'
import { isVisitorId } from '#domain/visitor/visitor-id.ts'

type OrderedPiece = Pick<PlacedOrderView['lines'][number], 'sku' | 'artisanName'>

/** `visits` is null if the house has no tracking service of its own. */
type TrackedRequest = { request: Request; region: ConsentRegion; visits: VisitsClient | null }

/**
 * Returns the cookie with the signature of a visitor id; null without consent, without a visitor id, or if the service
 * issues no signature now. The browser then requests one again on its next page.
 */
export async function signVisitor(
  { request, region, visits }: TrackedRequest,
  { isSecure }: { isSecure: boolean },
): Promise<string | null> {
  const { visitor } = readTrackedIds(request, region)
  const network = request.headers.get(VISITOR_KEY_HEADER)
  if (!visits || visitor === null || network === null) return null
  const signature = await visits.sign({ visitor, network })
  const { name, lifetimeSeconds: maxAgeSeconds } = TRACKING_COOKIES.signature
  return signature && writeCookie(name, signature, { isSecure, maxAgeSeconds })
}

/**
 * Reports an order for the browser's signed visitor id, with consent. The value of an order never comes from the
 * browser.
 */
export async function reportOrder(
  { number, lines }: Pick<PlacedOrderView, 'number'> & { readonly lines: readonly OrderedPiece[] },
  tracked: TrackedRequest,
): Promise<void> {
  const { visitor, session, signature } = readTrackedIds(tracked.request, tracked.region)
  if (visitor === null || session === null || signature === null) return
  const pieces = lines.map(({ sku, artisanName }) => ({ sku, brand: artisanName }))
  await tracked.visits?.reportOrder({ number, visitor, session, signature, pieces })
}

function readTrackedIds({ headers }: Request, region: ConsentRegion) {
  const cookies = headers.get('cookie')
  const isAllowed = grantedConsents(readCookie(cookies, CONSENT_COOKIE), region).includes('analytics')
  const read = (key: keyof typeof TRACKING_COOKIES) =>
    isAllowed ? readCookie(cookies, TRACKING_COOKIES[key].name) : null
  const [visitor, session] = [read('visitor'), read('session')]
  return {
    visitor: isVisitorId(visitor) ? visitor : null,
    session: isVisitorId(session) ? session : null,
    signature: read('signature'),
  }
}
