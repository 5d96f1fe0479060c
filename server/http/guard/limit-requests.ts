import type { MiddlewareHandler } from 'hono'
import { MODELS_PATH } from '#contracts/model-address.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { OWN_TRACKING_PATH, PRODUCE_BATCH_PATH } from '#contracts/tracking.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { DATA_PARAMETER, isServicePath } from '../request-kind.ts'
import { REPORTS_PATH } from '../responses/policy-reports.ts'
import { type RefusalOptions, respondWithRefusal } from '../responses/refused-page.ts'
import { getVisitorKey, type VisitorKeyOptions } from './client-address.ts'
import { isPrefetch } from './user-initiated.ts'

/**
 * Kinds of requests that are limited per visitor. `script`: requests of the shop's own scripts; `prefetch`: pages that
 * a browser prefetches.
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

export type LimitOptions = VisitorKeyOptions &
  RefusalOptions & {
    /** Counts one more request of a visitor. Returns the seconds to wait, or null if it is admitted. */
    admit(kind: LimitedKind, visitor: string): Promise<number | null>
    /** A signed-in visitor's account, determined by their session; null for a guest. */
    findAccountId(request: Request): string | null
    /** The maximum number of concurrent event streams per network. */
    streamsPerNetwork: number
  }

const TRACKING_BATCHES_PATH = OWN_TRACKING_PATH + PRODUCE_BATCH_PATH

/** Applies before a request is read. Pages are limited later, since cached ones cost nothing. */
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
    // The tracking service counts batches in memory: counting them in the database would cost more than storing them.
    if (path === TRACKING_BATCHES_PATH) return next()
    // The Studio saves while an editor types, too often for the limit of changes.
    if (isServicePath(path) || path.startsWith(`${DESK_PATHS.contentApi}/`))
      return limits.service(context, next)
    if (method === 'GET' || method === 'HEAD') {
      const isGenerated = path === '/images' || path.startsWith(MODELS_PATH)
      return isGenerated ? limits.image(context, next) : next()
    }
    if (path === REPORTS_PATH) return limits.report(context, next)
    return (SCRIPT_CHANGE.test(path) ? limits.script : limits.change)(context, next)
  }
}

/** Requests that scripts make without a click must not count towards the page limit. */
const SCRIPT_READ =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:visitor(?:\/identity|\/standing)?|chat(?:\/hours|\/events)?|newsletter\/layer|recently-viewed|search\/suggestions|profile\/updates\/recent|account\/lists\/[\w-]{1,60}\/changes)(?:\.data)?$/

/** Changes that scripts make automatically: segments of a visit, and who has a list open. */
const SCRIPT_CHANGE =
  /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:visitor\/segments|account\/lists\/[\w-]{1,60}\/changes)(?:\.data)?$/

/**
 * Limits rendered pages; automatic requests have their own limits. A customer's page is rendered for one request and
 * never stored, so prefetching it would be useless.
 */
export function limitPages(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const limits = { page: limit(options, 'page'), script: limit(options, 'script') }
  return async (context, next) => {
    const { raw, path } = context.req
    if (!isPrefetch(raw)) return (SCRIPT_READ.test(path) ? limits.script : limits.page)(context, next)
    const isUseless = options.findAccountId(raw) !== null || isSearch(raw.url, path)
    if (isUseless || (await options.admit('prefetch', getVisitorKey(raw, context.env, options))) !== null) {
      // Not stored, so that the actual navigation requests the page.
      return context.body(null, 204, { 'cache-control': 'no-store' })
    }
    return next()
  }
}

/** Searches and filtered lists, which have too many variations to be cached. */
const SEARCH = /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:search|artisans|categories\/[^?]+)(?:\.data)?$/

/** Applies a lower limit to pages that are searches. */
export function limitSearches(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const limitSearch = limit(options, 'search')
  return (context, next) =>
    isSearch(context.req.url, context.req.path) ? limitSearch(context, next) : next()
}

function isSearch(url: string, path: string): boolean {
  return SEARCH.test(path) && hasFilters(url)
}

/** Whether the URL has filters; plain pages are prefetched without any. */
function hasFilters(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some((name) => name !== DATA_PARAMETER)
}

/** Kinds that are limited per customer, so that a shared network is not too restrictive for them. */
const LIMITED_BY_ACCOUNT: ReadonlySet<LimitedKind> = new Set(['page', 'search', 'script', 'change'])

function limit(options: LimitOptions, kind: LimitedKind): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const { raw } = context.req
    const account = LIMITED_BY_ACCOUNT.has(kind) ? options.findAccountId(raw) : null
    const visitor = account === null ? getVisitorKey(raw, context.env, options) : `account ${account}`
    const waitSeconds = await options.admit(kind, visitor)
    return waitSeconds === null ? next() : respondWithRefusal(context, waitSeconds, options)
  }
}
