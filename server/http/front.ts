import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { NETWORK_KEY_HEADER, VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { Bindings, HttpEnvironment, PageResponse } from './bindings.ts'
import { createCanonicalUrlFinder, redirectToCanonicalHost } from './canonical-host.ts'
import { bindCookies } from './guard/bind-cookies.ts'
import type { VisitorKeyOptions } from './guard/client-address.ts'
import { getVisitorKey } from './guard/client-address.ts'
import { type LimitOptions, limitPages, limitRequests, limitSearches } from './guard/limit-requests.ts'
import { limitStreams } from './guard/limit-streams.ts'
import { refuseMethods } from './guard/methods.ts'
import { refuseNulBytes } from './guard/nul-bytes.ts'
import { limitBodies } from './guard/request-body.ts'
import { type DeadlineOptions, refuseWhileSilent, respondInTime } from './guard/respond-in-time.ts'
import { refuseForeignChanges } from './guard/same-origin.ts'
import {
  type ArrivalCountOptions,
  countArrival,
  countSearch,
  type RecordOptions,
  recordRequest,
  recordRequests,
  type SearchCountOptions,
} from './record-request.ts'
import { isServicePath } from './request-kind.ts'
import { addSecurityHeaders } from './response-headers.ts'
import { handleMetrics, handleServices, type OperatorOptions } from './responses/operator-pages.ts'
import { respondWithPlainPage } from './responses/plain-page.ts'
import { REPORTS_PATH, readViolatedDirectives } from './responses/policy-reports.ts'
import { respondWithRefusal } from './responses/refused-page.ts'
import { handleSetup, openSetup, type SetupPageOptions } from './responses/setup-page.ts'

export type FrontOptions = RecordOptions &
  SearchCountOptions &
  ArrivalCountOptions &
  OperatorOptions &
  LimitOptions &
  DeadlineOptions &
  SetupPageOptions & {
    /** Why requests should go to another process, in one line; null if there is no reason. */
    findReadinessProblem(): Promise<string | null>
    handleService(request: Request): Promise<Response> | null
    /** The OAuth provider at the shop's own URLs; null for every other URL. */
    handleOAuth(request: Request): Promise<Response> | null
    /** The desk's server; null for its pages and every other URL. */
    handleDesk(request: Request): Promise<Response> | null
    /** Webhooks of hosted services; null for every other URL. */
    handleWebhook(request: Request, path: string): Promise<Response> | null
    serveImage(request: Request): Promise<Response>
    serveFile(request: Request, pathname: string): Promise<Response> | Response | null
    /** Returns the cached page with the request id in a header; null if it is not cached. */
    findPage(request: Request, requestId: string): PageResponse | null
    handlePage(request: Request): Promise<PageResponse>
  }

export type Front = { fetch(request: Request, bindings?: Bindings): Response | Promise<Response> }

/** In bytes; a larger form stays in memory until it is read. */
const LARGE_FORM_BYTES = 1_048_576

/** How many large forms a network may send at once. */
const LARGE_FORMS_PER_NETWORK_MAX = 6

/** For all networks together: about 1.2 GB with the largest forms. */
const LARGE_FORMS_TOTAL_MAX = 24

const RETRY_AFTER_SECONDS = 5

/**
 * Removes keys of networks that come from outside. Only a server that calls a service may send its visitor's key, and
 * it sends a token as well.
 */
const dropForeignKeys: MiddlewareHandler<HttpEnvironment> = (context, next) => {
  const { raw, path } = context.req
  const names = path.startsWith('/services/')
    ? [NETWORK_KEY_HEADER]
    : [NETWORK_KEY_HEADER, VISITOR_KEY_HEADER]
  if (names.some((name) => raw.headers.has(name))) {
    const headers = new Headers(raw.headers)
    for (const name of names) headers.delete(name)
    context.req.raw = new Request(raw, { headers })
  }
  return next()
}

/**
 * Gives every request an id, then looks for its page in the cache. A cached page already has its headers, was rendered
 * without any data of this request, and is too cheap to be limited, so it bypasses the router, which would double its
 * CPU time (0.03 to 0.07 ms).
 */
export function createFront(options: FrontOptions): Front {
  const router = createRouter(options)
  const findCanonicalUrl = createCanonicalUrlFinder(options.publicOrigin)
  return {
    fetch(request, bindings = {}) {
      const startedAt = performance.now()
      // Uses Node's buffered random bytes: reading them from the system costs more than the rest of a cache hit.
      const requestId = randomUUID()
      const found = options.findPage(request, requestId)
      if (!found || findCanonicalUrl(request) !== null)
        return router.fetch(request, { ...bindings, requestId })
      countSearch(request, bindings, found, options)
      countArrival(request, bindings, found, options)
      const seconds = (performance.now() - startedAt) / 1000
      recordRequest({ request, requestId, status: found.response.status, seconds }, options)
      return found.response
    },
  }
}

/**
 * Handles everything except page cache hits: metrics, security headers, the origin check on changes, limits, health.
 */
function createRouter(options: FrontOptions): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  app.use(recordRequests(options))
  app.use(addSecurityHeaders(options.security), refuseForeignChanges(options.publicOrigin))
  app.use(respondInTime(options))
  app.use(refuseMethods, refuseNulBytes, dropForeignKeys, bindCookies(options.security))
  app.use(limitRequests(options), limitLargeBodies(options), limitBodies())
  app.use(limitStreams(options))
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    const reason = await options.findReadinessProblem()
    return reason === null ? context.text('ready') : context.text(`not ready: ${reason}`, 503)
  })
  app.get('/metrics', (context) => handleMetrics(context, options))
  app.get('/services', (context) => handleServices(context, options))
  app.get('/setup', (context) => handleSetup(context, options))
  app.get('/', (context, next) => openSetup(context, next, options))
  app.use('/services/*', (context, next) =>
    respondOr(next, options.handleService(withNetworkKey(context, options))),
  )
  for (const path of ['/authentication/*', '/.well-known/*']) {
    app.use(path, (context, next) => respondOr(next, options.handleOAuth(context.req.raw)))
  }
  app.use('/desk/*', (context, next) => respondOr(next, options.handleDesk(context.req.raw)))
  app.post('/hooks/*', (context, next) =>
    respondOr(next, options.handleWebhook(context.req.raw, context.req.path)),
  )
  app.post(REPORTS_PATH, async ({ req, body }) => {
    const reports = readViolatedDirectives(await req.json().catch(() => null))
    for (const directive of reports) options.metrics.countViolation(directive)
    return body(null, 204)
  })
  app.get('/images', (context) => options.serveImage(context.req.raw))
  app.get('*', (context, next) => respondOr(next, options.serveFile(context.req.raw, context.req.path)))
  app.get('*', redirectToCanonicalHost(options.publicOrigin))
  app.all('*', refuseWhileSilent(options))
  app.get('*', limitPages(options))
  app.get('*', limitSearches(options))
  app.all('*', async (context) => {
    const response = await options.handlePage(withVisitorKey(context, options))
    countSearch(context.req.raw, context.env, response, options)
    countArrival(context.req.raw, context.env, response, options)
    return response.response
  })
  app.onError((error, context) => {
    options.log.error({ err: error, requestId: context.env.requestId }, 'request failed')
    return respondWithPlainPage(context, 'server-failed', options)
  })
  return app
}

async function respondOr(
  next: () => Promise<void>,
  response: Promise<Response> | Response | null,
): Promise<Response | undefined> {
  if (response) return response
  await next()
  return undefined
}

/** Limits concurrent large forms per network and in total, so that no one can exhaust the memory with them. */
function limitLargeBodies(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const pending = new Map<string, number>()
  let total = 0
  return async (context, next) => {
    const { method, path, raw } = context.req
    const isForm = method === 'POST' && !isServicePath(path) && !path.startsWith('/desk/')
    const bytes = Number(raw.headers.get('content-length') ?? Number.POSITIVE_INFINITY)
    if (!isForm || bytes <= LARGE_FORM_BYTES || raw.body === null) return next()
    const visitor = getVisitorKey(raw, context.env, options)
    const count = pending.get(visitor) ?? 0
    if (count >= LARGE_FORMS_PER_NETWORK_MAX || total >= LARGE_FORMS_TOTAL_MAX)
      return respondWithRefusal(context, RETRY_AFTER_SECONDS, options)
    pending.set(visitor, count + 1)
    total += 1
    try {
      return await next()
    } finally {
      total -= 1
      const remaining = (pending.get(visitor) ?? 1) - 1
      if (remaining > 0) pending.set(visitor, remaining)
      else pending.delete(visitor)
    }
  }
}

/** Adds the caller's network to a service call. */
function withNetworkKey(context: Context<HttpEnvironment>, keyOptions: VisitorKeyOptions): Request {
  return withKey(NETWORK_KEY_HEADER, context, keyOptions)
}

/** Adds the visitor's network to a change. */
function withVisitorKey(context: Context<HttpEnvironment>, keyOptions: VisitorKeyOptions): Request {
  const { req } = context
  if (req.method === 'GET' || req.method === 'HEAD') return req.raw
  return withKey(VISITOR_KEY_HEADER, context, keyOptions)
}

/** Adds the key of the caller's network, replacing any that the caller sent. */
function withKey(
  header: string,
  { req, env, var: { isOurs } }: Context<HttpEnvironment>,
  keyOptions: VisitorKeyOptions,
): Request {
  const headers = isOurs ? req.raw.headers : new Headers(req.raw.headers)
  headers.set(header, getVisitorKey(req.raw, env, keyOptions))
  return isOurs ? req.raw : new Request(req.raw, { headers })
}
