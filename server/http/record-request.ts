import type { MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import { CONSENT_COOKIE } from '#app/visitor/cookies/cookie-table.ts'
import { readCookie } from '#app/visitor/cookies/cookies.ts'
import { fromBrowser } from '#app/visitor/cookies/host-cookies.ts'
import { isBot } from '#domain/tracking/robots.ts'
import type { Arrival } from '#workers/arrivals/arrival-counter.ts'
import type { Bindings, HttpEnvironment, PageResponse } from './bindings.ts'
import { getVisitorKey, type VisitorKeyOptions } from './guard/client-address.ts'
import { isUserInitiated } from './guard/user-initiated.ts'
import type { Metrics } from './metrics.ts'
import { classifyRequest } from './request-kind.ts'
import { type Logger, loggablePath } from './request-log.ts'
import { setHeaders } from './response-headers.ts'

export type RecordOptions = {
  log: Logger
  metrics: Metrics
  /** Receives every request except page cache hits. */
  observeHeaders(headers: Headers): void
}

export type SearchCountOptions = VisitorKeyOptions & {
  /** `visitor` is the network's key. */
  countSearch(search: NonNullable<PageResponse['search']>, visitor: string): void
}

export type ArrivalCountOptions = VisitorKeyOptions & {
  security: { isSecure: boolean }
  /** `visitor` is the network's key. */
  countArrival(arrival: Arrival, visitor: string): void
}

const SLOW_SECONDS = 1

const LOCALE_PREFIX = /^\/[a-z]{2}-([a-z]{2})(?=\/|$)/

const DEFAULT_COUNTRY = 'US'

export function recordRequests(options: RecordOptions): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const startedAt = performance.now()
    const { requestId } = context.env
    options.observeHeaders(context.req.raw.headers)
    await next()
    const seconds = (performance.now() - startedAt) / 1000
    recordRequest({ request: context.req.raw, requestId, status: context.res.status, seconds }, options)
    setHeaders(context, [['x-request-id', requestId]])
  }
}

type HandledRequest = { request: Request; requestId: string; status: number; seconds: number }

/** Logged if the client has disconnected; no one reads the router's 500. */
const CLIENT_CLOSED = 499

export function recordRequest(
  { request, requestId, status: sent, seconds }: HandledRequest,
  { log, metrics }: RecordOptions,
): void {
  const path = getPath(request)
  const status = sent >= 500 && request.signal.aborted ? CLIENT_CLOSED : sent
  metrics.observeRequest(classifyRequest(path), status, seconds)
  const level = status >= 500 ? 'error' : seconds > SLOW_SECONDS ? 'warn' : 'info'
  const { method } = request
  const milliseconds = Math.round(seconds * 1000)
  log[level]({ requestId, method, path: loggablePath(path), status, milliseconds }, 'request')
}

export function countArrival(
  request: Request,
  bindings: Bindings,
  { response }: PageResponse,
  options: ArrivalCountOptions,
): void {
  if (response.status !== 200) return
  const arrival = detectArrival(request, getPath(request), options.security)
  if (arrival !== null) options.countArrival(arrival, getVisitorKey(request, bindings, options))
}

/** Counts a search only if a person made it in this shop. */
export function countSearch(
  request: Request,
  bindings: Bindings,
  { search }: PageResponse,
  options: SearchCountOptions,
): void {
  if (search === null || !isUserInitiated(request)) return
  options.countSearch(search, getVisitorKey(request, bindings, options))
}

/**
 * A page that a person opened from outside the shop: through a link on another site, a bookmark or its URL. Null for
 * all other requests, and if the browser does not report it (without https). Nothing identifies the visitor.
 */
export function detectArrival(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  pathname: string,
  { isSecure }: { isSecure: boolean },
): Arrival | null {
  const site = headers.get('sec-fetch-site')
  const isFromElsewhere = site === 'none' || site === 'cross-site' || site === 'same-site'
  if (method !== 'GET' || headers.get('sec-fetch-dest') !== 'document' || !isFromElsewhere) return null
  if (headers.get('sec-purpose')?.includes('prefetch') || isBot(headers.get('user-agent'))) return null
  const cookies = headers.get('cookie')
  const choice = readCookie(cookies && fromBrowser(cookies, { isSecure }), CONSENT_COOKIE)
  const consent = choice === null ? 'none' : choice.split('.').includes('analytics') ? 'granted' : 'declined'
  return { country: LOCALE_PREFIX.exec(pathname)?.[1]?.toUpperCase() ?? DEFAULT_COUNTRY, consent }
}
