import type { MiddlewareHandler } from 'hono'
import { MODELS_PATH } from '#contracts/model-address.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { OWN_TRACKING_PATH, PRODUCE_BATCH_PATH } from '#contracts/tracking.ts'
import { DATA_PARAMETER } from '../../page-cache/page-address.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { isServicePath } from '../request-kind.ts'
import { REPORTS_PATH } from '../responses/policy-reports.ts'
import { type RefusalOptions, respondWithRefusal } from '../responses/refused-page.ts'
import { type VisitorNaming, visitorKeyOf } from './client-address.ts'
import { isPrefetch } from './user-initiated.ts'

/**
 * What a visitor may do so and so often in a minute. `script`: what the shop's own scripts read beside a page;
 * `prefetch`: pages that a browser fetches ahead.
 */
export type LimitedKind =
  | 'page'
  | 'search'
  | 'script'
  | 'prefetch'
  | 'change'
  | 'image'
  | 'service'
  | 'report'

export type LimitOptions = VisitorNaming &
  RefusalOptions & {
    /** Requests permission for one more request of a visitor: the seconds to wait, or null for permission. */
    admit(kind: LimitedKind, visitor: string): Promise<number | null>
    /** The account of a signed-in visitor, which no one can claim who has not its session; null for a guest. */
    accountOf(request: Request): string | null
    /** Streams of events that a network may have open at once. */
    streamsPerNetwork: number
  }

const BATCHES = OWN_TRACKING_PATH + PRODUCE_BATCH_PATH

/** Limits what a visitor sends before any of it is read. Pages are limited later: what is ready costs nothing. */
export function limitRequests(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const limits = {
    change: limit(options, 'change'),
    image: limit(options, 'image'),
    service: limit(options, 'service'),
    report: limit(options, 'report'),
    script: limit(options, 'script'),
  }
  return (context, next) => {
    const { method, path } = context.req
    // The service counts batches itself, in memory: counting them in the database would cost more than storing them.
    if (path === BATCHES) return next()
    // The Studio saves while its editor types.
    if (isServicePath(path) || path.startsWith(`${DESK_PATHS.contentApi}/`))
      return limits.service(context, next)
    if (method === 'GET' || method === 'HEAD') {
      const isMade = path === '/images' || path.startsWith(MODELS_PATH)
      return isMade ? limits.image(context, next) : next()
    }
    if (path === REPORTS_PATH) return limits.report(context, next)
    return (SCRIPT_CHANGE.test(path) ? limits.script : limits.change)(context, next)
  }
}

/** What scripts read beside a page, without a click or before one: no one is refused a page because of it. */
const SCRIPT_READ =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:visitor(?:\/identity|\/standing)?|chat(?:\/hours|\/events)?|newsletter\/layer|recently-viewed|search\/suggestions|profile\/updates\/recent|account\/lists\/[\w-]{1,60}\/changes)(?:\.data)?$/

/** What they send by themselves: segments of a visit, and who has a list open. */
const SCRIPT_CHANGE =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:visitor\/segments|account\/lists\/[\w-]{1,60}\/changes)(?:\.data)?$/

/**
 * Limits the pages that are made for a visitor. What their browser does by itself has allowances of its own. A page of a
 * customer is made for one request and never stored, so fetching it ahead would be in vain.
 */
export function limitPages(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const limits = { page: limit(options, 'page'), script: limit(options, 'script') }
  return async (context, next) => {
    const { raw, path } = context.req
    if (!isPrefetch(raw)) return (SCRIPT_READ.test(path) ? limits.script : limits.page)(context, next)
    const isVain = options.accountOf(raw) !== null || isSearch(raw.url, path)
    if (isVain || (await options.admit('prefetch', visitorKeyOf(raw, context.env, options))) !== null) {
      // Not stored, so that the navigation that follows requests the page itself.
      return context.body(null, 204, { 'cache-control': 'no-store' })
    }
    return next()
  }
}

/** Searches and lists that are narrowed: of these there are so many that no cache has them all. */
const SEARCH = /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:search|artisans|categories\/[^?]+)(?:\.data)?$/

/** Limits the searches among those pages more narrowly. */
export function limitSearches(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const limited = limit(options, 'search')
  return (context, next) => (isSearch(context.req.url, context.req.path) ? limited(context, next) : next())
}

function isSearch(url: string, path: string): boolean {
  return SEARCH.test(path) && hasChoices(url)
}

/** A page that is fetched ahead by its address alone has none. */
function hasChoices(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some((name) => name !== DATA_PARAMETER)
}

/** The kinds that customers have an allowance of their own for, so that a shared network is not too small for them. */
const OF_ACCOUNT: ReadonlySet<LimitedKind> = new Set(['page', 'search', 'script', 'change'])

function limit(options: LimitOptions, kind: LimitedKind): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const { raw } = context.req
    const account = OF_ACCOUNT.has(kind) ? options.accountOf(raw) : null
    const visitor = account === null ? visitorKeyOf(raw, context.env, options) : `account ${account}`
    const waitSeconds = await options.admit(kind, visitor)
    return waitSeconds === null ? next() : respondWithRefusal(context, waitSeconds, options)
  }
}
