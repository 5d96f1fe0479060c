import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'
import { NETWORK_KEY_HEADER, VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { PageAnswer } from '../page-cache/cached-page.ts'
import { DATA_PARAMETER } from '../page-cache/page-address.ts'
import type { Bindings, HttpEnvironment } from './bindings.ts'
import { bindCookies } from './guard/bind-cookies.ts'
import { clientAddress, visitorKey } from './guard/client-address.ts'
import { isLocalCaller, isLoopbackHost, withoutPort } from './guard/loopback.ts'
import { refuseMethods } from './guard/methods.ts'
import { hasEscapedNul, withoutPathNul } from './guard/nul-bytes.ts'
import { limitBodies } from './guard/request-body.ts'
import { mayChange } from './guard/same-origin.ts'
import { isUserInitiated } from './guard/user-initiated.ts'
import type { Metrics, RequestKind } from './metrics.ts'
import { plainPage } from './plain-page.ts'
import { REPORTS_PATH, violatedDirectives } from './policy-reports.ts'
import { type Logger, loggablePath } from './request-log.ts'
import { contentPolicy, type SecuritySettings, secureDocument, securityHeaders } from './security-headers.ts'

export type FrontOptions = {
  log: Logger
  metrics: Metrics
  security: SecuritySettings
  publicOrigin: string
  secret: string
  trustedProxies: number
  /** Null: metrics are for callers on this machine only. */
  metricsToken: string | null
  /** What `GET /services` answers, with the tokens or without; null where there is no such page. */
  describeServices(tokens: 'shown' | 'hidden'): object | null
  /** Opens the tokens of that page; the start prints it. */
  servicesKey: string
  /** Looks at the headers of every request that is not answered out of the page cache. */
  observeHeaders(headers: Headers): void
  isReady(): Promise<boolean>
  /** Asks leave for one more request of a visitor; answers with the seconds to wait, or null for leave. */
  admit(kind: LimitedKind, visitor: string): Promise<number | null>
  handleService(request: Request): Promise<Response> | null
  /** The OAuth provider at the shop's own addresses; null for every other address. */
  handleOAuth(request: Request): Promise<Response> | null
  /** Reports of hosted services; null for every other address. */
  handleWebhook(request: Request, path: string): Promise<Response> | null
  serveImage(request: Request): Promise<Response>
  serveFile(request: Request, pathname: string): Promise<Response> | Response | null
  /** A page out of the cache, with one more header for this answer; null when there is none. */
  findPage(request: Request, requestId: string): PageAnswer | null
  answerPage(request: Request): Promise<PageAnswer>
  /** Counts the search of a visitor of this name. */
  countSearch(search: NonNullable<PageAnswer['search']>, visitor: string): void
}

/** What a visitor may do so and so often in a minute. */
export type LimitedKind = 'page' | 'search' | 'change' | 'image' | 'service' | 'report'

const SLOW_SECONDS = 1

/** Everything between the socket and the parts that answer. */
export type Front = { fetch(request: Request, bindings?: Bindings): Response | Promise<Response> }

/**
 * Gives every request an id, then looks into the page cache. A cached page has its headers already, was made without
 * anything of this request, and costs too little to be limited: it passes by the router and all that guards the making
 * of pages, which would double its processor time (0.03 to 0.07 ms).
 */
export function createFront(options: FrontOptions): Front {
  const router = createRouter(options)
  const canonicalAddress = canonicalAddressOf(options)
  return {
    fetch(request, bindings = {}) {
      const startedAt = performance.now()
      const requestId = randomToken(9)
      const found = options.findPage(request, requestId)
      if (!found || canonicalAddress(request) !== null)
        return router.fetch(request, { ...bindings, requestId })
      countSearch(request, bindings, found, options)
      recordRequest({ request, requestId, status: found.response.status, startedAt }, options)
      return found.response
    },
  }
}

/** All that is not answered out of the page cache: figures, security headers, the origin check on changes, limits, health. */
function createRouter(options: FrontOptions): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>()
  app.use(observe(options))
  app.use(protect(options))
  app.use(refuseMethods, refuseNulBytes, dropNetworkNames, bindCookies(options.security))
  app.use(limitRequests(options), limitBodies())
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) =>
    (await options.isReady()) ? context.text('ready') : context.text('not ready', 503),
  )
  app.get('/metrics', async (context) => {
    const token = context.req.header('authorization')?.replace(/^Bearer /, '')
    const isAllowed =
      options.metricsToken === null
        ? isLocalCaller(context.req.raw.headers, context.env, options.publicOrigin)
        : isSameToken(token, options.metricsToken)
    return isAllowed ? metricsOf(options.metrics) : context.text('forbidden', 403)
  })
  app.get('/services', (context) => {
    const isLocal = isLocalCaller(context.req.raw.headers, context.env, options.publicOrigin)
    const hasKey = isSameToken(context.req.query('key'), options.servicesKey)
    const services = isLocal ? options.describeServices(hasKey ? 'shown' : 'hidden') : null
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    return services ? context.json(services, 200, headers) : context.notFound()
  })
  app.use('/services/*', (context, next) =>
    answerOr(next, options.handleService(withNetwork(NETWORK_KEY_HEADER, context, options))),
  )
  for (const path of ['/authentication/*', '/.well-known/*']) {
    app.use(path, (context, next) => answerOr(next, options.handleOAuth(context.req.raw)))
  }
  app.post('/hooks/*', (context, next) =>
    answerOr(next, options.handleWebhook(context.req.raw, context.req.path)),
  )
  app.post(REPORTS_PATH, async ({ req, body }) => {
    const reports = violatedDirectives(await req.json().catch(() => null))
    for (const directive of reports) options.metrics.countViolation(directive)
    return body(null, 204)
  })
  app.get('/images', (context) => options.serveImage(context.req.raw))
  app.get('*', (context, next) => answerOr(next, options.serveFile(context.req.raw, context.req.path)))
  app.get('*', redirectToCanonicalHost(options))
  app.get('*', limit(options, 'page'))
  app.get('*', forSearches(limit(options, 'search')))
  app.all('*', async (context) => {
    const answer = await options.answerPage(withVisitorKey(context, options))
    countSearch(context.req.raw, context.env, answer, options)
    return answer.response
  })
  app.onError((error, context) => {
    options.log.error({ err: error, requestId: context.env.requestId }, 'request failed')
    return answerPlainly(context, 'server-failed', options.security)
  })
  return app
}

/** Writes down how a request went. */
function observe(options: FrontOptions): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const startedAt = performance.now()
    const { requestId } = context.env
    options.observeHeaders(context.req.raw.headers)
    await next()
    recordRequest({ request: context.req.raw, requestId, status: context.res.status, startedAt }, options)
    setHeaders(context, [['x-request-id', requestId]])
  }
}

type Answered = { request: Request; requestId: string; status: number; startedAt: number }

/** Counts and logs a request that was answered. */
function recordRequest(
  { request, requestId, status, startedAt }: Answered,
  { log, metrics }: FrontOptions,
): void {
  const seconds = (performance.now() - startedAt) / 1000
  const path = getPath(request)
  metrics.observeRequest(kindOf(path), status, seconds)
  const level = status >= 500 ? 'error' : seconds > SLOW_SECONDS ? 'warn' : 'info'
  const { method } = request
  const milliseconds = Math.round(seconds * 1000)
  log[level]({ requestId, method, path: loggablePath(path), status, milliseconds }, 'request')
}

/** Counts the search that a page answers, if a person made it in this shop. */
function countSearch(
  request: Request,
  bindings: Bindings,
  { search }: PageAnswer,
  { countSearch: count, secret, trustedProxies }: FrontOptions,
): void {
  if (search === null || !isUserInitiated(request)) return
  count(search, visitorKey(clientAddress(request.headers, bindings, trustedProxies), secret))
}

/** Refuses changes that do not come from our own pages, and puts the security headers on every answer. */
function protect({ security, publicOrigin }: FrontOptions): MiddlewareHandler<HttpEnvironment> {
  const headers = Object.entries({
    ...securityHeaders(security),
    'content-security-policy': contentPolicy({ scripts: [], styles: [], styleAttributes: [] }, security),
  })
  return async (context, next) => {
    // The services have keys of their own instead of cookies, and reports of hosted services are signed, so a foreign
    // page has nothing to borrow there; and a browser's report changes nothing but a figure.
    const borrowsNothing =
      /^\/(?:services|hooks)\//.test(context.req.path) || context.req.path === REPORTS_PATH
    if (borrowsNothing || mayChange(context.req.raw, publicOrigin)) await next()
    else context.res = context.text('This form belongs to another site.', 403)
    setHeaders(
      context,
      headers.filter(([name]) => !context.res.headers.has(name)),
    )
  }
}

/**
 * A shop tried out as `localhost` is also reached as 127.0.0.1. Cookies of the one are unknown to the other, and a
 * sign-in comes back to the one that the shop calls itself: so its pages are read there alone. Null where they are.
 */
function canonicalAddressOf({ publicOrigin }: FrontOptions): (request: Request) => string | null {
  const { host: ownHost, hostname } = new URL(publicOrigin)
  const hasAliases = isLoopbackHost(hostname)
  return ({ url, headers }) => {
    const host = headers.get('host') ?? ownHost
    if (!hasAliases || host === ownHost || !isLoopbackHost(withoutPort(host))) return null
    const { pathname, search } = new URL(url)
    return publicOrigin + pathname + search
  }
}

function redirectToCanonicalHost(options: FrontOptions): MiddlewareHandler<HttpEnvironment> {
  const canonicalAddress = canonicalAddressOf(options)
  return async (context, next) => {
    const address = canonicalAddress(context.req.raw)
    if (address !== null) return context.redirect(address, 307)
    await next()
    return undefined
  }
}

async function answerOr(
  next: () => Promise<void>,
  answer: Promise<Response> | Response | null,
): Promise<Response | undefined> {
  if (answer) return answer
  await next()
  return undefined
}

const SERVICE = /^\/(?:services|hooks|authentication|\.well-known)\//

/** Limits what a visitor sends before any of it is read. Pages are limited later: what is ready costs nothing. */
function limitRequests(options: FrontOptions): MiddlewareHandler<HttpEnvironment> {
  const limits = {
    change: limit(options, 'change'),
    image: limit(options, 'image'),
    service: limit(options, 'service'),
    report: limit(options, 'report'),
  }
  return (context, next) => {
    const { method, path } = context.req
    if (SERVICE.test(path)) return limits.service(context, next)
    if (method === 'GET' || method === 'HEAD') {
      return path === '/images' ? limits.image(context, next) : next()
    }
    return (path === REPORTS_PATH ? limits.report : limits.change)(context, next)
  }
}

/** Refuses a NUL byte in an address. In the path of a page it makes another path, which leads to no page. */
const refuseNulBytes: MiddlewareHandler<HttpEnvironment> = async ({ req, text }, next) => {
  if (hasEscapedNul(req.url)) {
    const address = withoutPathNul(req.url)
    const isPage = (req.method === 'GET' || req.method === 'HEAD') && kindOf(req.path) === 'page'
    if (!isPage || SERVICE.test(req.path) || hasEscapedNul(address)) return text('Bad Request', 400)
    req.raw = new Request(address, req.raw)
  }
  await next()
  return undefined
}

/**
 * Networks are named by us. Only a server that calls a service names the network of its visitor, and shows the service
 * a token with it.
 */
const dropNetworkNames: MiddlewareHandler<HttpEnvironment> = (context, next) => {
  const { raw, path } = context.req
  const ours = path.startsWith('/services/') ? [NETWORK_KEY_HEADER] : [NETWORK_KEY_HEADER, VISITOR_KEY_HEADER]
  if (ours.some((name) => raw.headers.has(name))) {
    const headers = new Headers(raw.headers)
    for (const name of ours) headers.delete(name)
    context.req.raw = new Request(raw, { headers })
  }
  return next()
}

/** Searches and lists that are narrowed: of these there are so many that no cache has them all. */
const SEARCH = /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:search|artisans|categories\/[^?]+)(?:\.data)?$/

function forSearches(handler: MiddlewareHandler<HttpEnvironment>): MiddlewareHandler<HttpEnvironment> {
  return (context, next) =>
    SEARCH.test(context.req.path) && hasChoices(context.req.url) ? handler(context, next) : next()
}

/** A page that is fetched ahead by its address alone has none. */
function hasChoices(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some((name) => name !== DATA_PARAMETER)
}

function limit(
  { admit, secret, trustedProxies, security }: FrontOptions,
  kind: LimitedKind,
): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const address = clientAddress(context.req.raw.headers, context.env, trustedProxies)
    const waitSeconds = await admit(kind, visitorKey(address, secret))
    if (waitSeconds === null) return next()
    return answerPlainly(context, 'too-many-requests', security, { 'retry-after': String(waitSeconds) })
  }
}

const PLAIN = {
  'too-many-requests': { status: 429, text: 'Too many requests.' },
  'server-failed': { status: 500, text: 'Internal Server Error' },
} as const

/** An answer that the storefront has no part in: a page for who reads pages, a line of text for programs. */
function answerPlainly(
  context: Context<HttpEnvironment>,
  code: keyof typeof PLAIN,
  security: SecuritySettings,
  given: Readonly<Record<string, string>> = {},
): Response {
  const { status, text } = PLAIN[code]
  const headers = { ...given, 'cache-control': 'no-store' }
  const { accept = '' } = context.req.header()
  if (!accept.includes('text/html')) return context.text(text, status, headers)
  const { html, policy } = secureDocument(plainPage(context.req.path, code), null, security)
  return context.html(html, status, { ...headers, 'content-security-policy': policy })
}

/** A change carries along who makes it. */
function withVisitorKey(context: Context<HttpEnvironment>, options: FrontOptions): Request {
  const { req } = context
  if (req.method === 'GET' || req.method === 'HEAD') return req.raw
  return withNetwork(VISITOR_KEY_HEADER, context, options)
}

/** The request with a name of the network that it came from, which nobody outside can choose. */
function withNetwork(
  header: string,
  { req, env }: Context<HttpEnvironment>,
  { secret, trustedProxies }: FrontOptions,
): Request {
  const headers = new Headers(req.raw.headers)
  headers.set(header, visitorKey(clientAddress(headers, env, trustedProxies), secret))
  return new Request(req.raw, { headers })
}

function kindOf(path: string): RequestKind {
  if (path.startsWith('/services/')) return 'service'
  if (path === '/images' || path.startsWith('/pictures/')) return 'image'
  if (path.startsWith('/assets/')) return 'file'
  return path === '/healthz' || path === '/readyz' || path === '/metrics' ? 'health' : 'page'
}

async function metricsOf(metrics: Metrics): Promise<Response> {
  return new Response(await metrics.text(), { headers: { 'content-type': metrics.contentType } })
}

/** Sets headers on the answer; one that came from `fetch` cannot be changed and is copied first. */
function setHeaders(context: Context<HttpEnvironment>, headers: [string, string][]): void {
  try {
    for (const [name, value] of headers) context.res.headers.set(name, value)
  } catch {
    const { body, status, headers: given } = context.res
    context.res = new Response(body, { status, headers: [...given, ...headers] })
  }
}
