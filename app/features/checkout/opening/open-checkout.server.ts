import { data, type RouterContextProvider } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { redirect, redirectDocument } from '#app/page/address/redirect.ts'
import {
  endedSessionContext,
  type Session,
  sealContext,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import type { CheckoutFailureCode, CheckoutKey, OpenCheckout } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { localePath } from '#domain/market/locale.ts'
import { mayCheckOut } from '#domain/visitor/roles.ts'
import { checkoutPath, stepOf, thankYouPath } from '../paths.ts'
import { isClosedCode } from './agreed-closed.tsx'
import { readHolder } from './checkout-holder.server.ts'
import { isOwnCart, readCheckoutKey } from './checkout-key.ts'
import type { ElsewhereFacts } from './opened-elsewhere.tsx'

/** Headers of every redirect in the checkout, which depends on the browser and the time. */
export const CHECKOUT_HEADERS = { 'Cache-Control': 'private, no-store' }

/** `holder`: the secret of this browser (checkout-holder.server.ts); null if it has none, or its session was ended. */
export type CheckoutRequest = {
  request: Request
  token: string
  visitor: Visitor
  session: Session | null
  holder: string | null
}

export function toCheckoutRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  token: string,
): CheckoutRequest {
  return {
    request,
    token,
    visitor: context.get(visitorContext),
    session: context.get(sessionContext),
    holder: context.get(endedSessionContext) ? null : readHolder(request, context.get(sealContext)),
  }
}

/** Throws a redirect to the bag when the browser does not have the key. */
export function requireKey({ request, token, visitor, session, holder }: CheckoutRequest): CheckoutKey {
  const key = readCheckoutKey(request, token)
  if (key === null) throw redirectToCart(visitor, 'cart-not-found')
  return {
    token,
    key,
    holder,
    language: visitor.language,
    accessToken: session?.accessToken ?? null,
    network: request.headers.get(VISITOR_KEY_HEADER),
  }
}

/**
 * The checkout that a step shows. Throws a redirect when it cannot be shown: to its order once it is placed, to the bag
 * when something must be corrected there, to the address when a later step lacks it. The first step itself reports
 * pieces that do not ship to a country, since another one can be chosen there.
 */
export async function requireCheckout(
  requested: CheckoutRequest & { pathname: string },
  { checkout }: Pick<Clients, 'checkout'>,
): Promise<OpenCheckout> {
  const { token, visitor, pathname } = requested
  // Spec §4: the bag shows the reason.
  if (!mayCheckOut(visitor.role).ok) throw redirectToCart(visitor, null)
  const read = await checkout.getCheckout(requireKey(requested))
  if (!read.ok) throw respondToFailure(requested, read.code)
  if (read.value.status === 'completed') {
    // Placed while the buyer was on the page of their bank, for example.
    const isNew = isOwnCart(requested.request, token)
    throw redirectToOrder(requested, { ...read.value, isNew })
  }
  const { lines, address, country } = read.value
  const isDetailsStep = stepOf(pathname) === 'details'
  const problem = lines.find(
    (line) => line.problem !== null && !(isDetailsStep && line.problem === 'not-shippable-here'),
  )?.problem
  const short = lines.filter((line) => line.problem === 'units-exhausted').map(({ id }) => id)
  if (problem || lines.length === 0) throw redirectToCart(visitor, problem ?? null, short)
  if (address?.country !== country && !isDetailsStep) {
    throw redirect(localePath(visitor.locale, checkoutPath(token)), 303)
  }
  return read.value
}

/** Redirects to the order and empties the bag. */
export function redirectToOrder(
  { request, token, visitor }: CheckoutRequest,
  order: { orderId: string; orderToken: string; isNew: boolean },
): Response {
  const isSecure = new URL(request.url).protocol === 'https:'
  const headers = isOwnCart(request, token) ? cartCookies(null, { isSecure }) : new Headers(CHECKOUT_HEADERS)
  headers.set('Referrer-Policy', 'no-referrer')
  return redirect(localePath(visitor.locale, thankYouPath(order, order)), { status: 303, headers })
}

/**
 * Handles a refusal that no step can resolve: redirects to the bag, which shows the message, or to the address, or
 * shows an error page.
 */
export function failureResponse(
  { token, visitor }: CheckoutRequest,
  code: CheckoutFailureCode,
): Response | ReturnType<typeof data> {
  if (code === 'checkout-not-found') return redirectToCart(visitor, 'cart-not-found')
  if (code === 'cart-empty') return redirectToCart(visitor, null)
  if (code === 'units-exhausted' || code === 'not-shippable-here' || code === 'not-sellable') {
    return redirectToCart(visitor, code)
  }
  // The first step shows why the checkout cannot be opened, and creates a secret for a browser without one.
  if (
    code === 'details-missing' ||
    code === 'opened-elsewhere' ||
    code === 'sign-in-required' ||
    isClosedCode(code)
  )
    return redirect(localePath(visitor.locale, checkoutPath(token)), 303)
  return data(null, { status: code === 'checkout-unavailable' ? 503 : 400 })
}

/** Responds to a checkout that cannot be read: with the data of a page that says why, or with a redirect. */
function respondToFailure(
  requested: CheckoutRequest,
  code: CheckoutFailureCode,
): Response | ReturnType<typeof data> {
  if (code === 'opened-elsewhere') return respondOpenedElsewhere(requested)
  if (code === 'sign-in-required') return redirectToSignIn(requested)
  return isClosedCode(code)
    ? data({ code }, { status: 410, headers: CHECKOUT_HEADERS })
    : failureResponse(requested, code)
}

/** The agreed order belongs to an account, so its customer signs in and returns here. */
function redirectToSignIn({ token, visitor: { locale } }: CheckoutRequest): Response {
  const login = loginPath(localePath(locale, checkoutPath(token)))
  return redirectDocument(localePath(locale, login), { status: 303, headers: new Headers(CHECKOUT_HEADERS) })
}

function respondOpenedElsewhere({ request, token, session }: CheckoutRequest): ReturnType<typeof data> {
  const facts: ElsewhereFacts = {
    code: 'opened-elsewhere',
    token,
    isOwnCart: isOwnCart(request, token),
    isSignedIn: session !== null,
  }
  return data(facts, { status: 403, headers: CHECKOUT_HEADERS })
}

/** `short` has the ids of the lines that exceed the available units. */
function redirectToCart(
  { locale }: Visitor,
  refused: string | null,
  short: readonly string[] = [],
): Response {
  const refusal = refused === null ? [] : [['refused', refused]]
  const search = new URLSearchParams([...refusal, ...short.map((id) => ['short', id])])
  const query = search.size > 0 ? `?${search}` : ''
  return redirect(localePath(locale, CART_PATHS.page + query), { status: 303, headers: CHECKOUT_HEADERS })
}
