import type { MiddlewareHandler } from 'hono'
import { MODELS_PATH } from '#contracts/model-address.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { OWN_TRACKING_PATH, PRODUCE_BATCH_PATH } from '#contracts/tracking.ts'
import { DATA_PARAMETER } from '../../page-cache/page-address.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { isServicePath } from '../request-kind.ts'
import { type PlainPageOptions, respondWithPlainPage } from '../responses/plain-page.ts'
import { REPORTS_PATH } from '../responses/policy-reports.ts'
import { type VisitorNaming, visitorKeyOf } from './client-address.ts'

/** What a visitor may do so and so often in a minute. */
export type LimitedKind = 'page' | 'search' | 'change' | 'image' | 'service' | 'report'

export type LimitOptions = VisitorNaming &
  PlainPageOptions & {
    /** Requests permission for one more request of a visitor: the seconds to wait, or null for permission. */
    admit(kind: LimitedKind, visitor: string): Promise<number | null>
  }

const BATCHES = OWN_TRACKING_PATH + PRODUCE_BATCH_PATH

/** Limits what a visitor sends before any of it is read. Pages are limited later: what is ready costs nothing. */
export function limitRequests(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const limits = {
    change: limit(options, 'change'),
    image: limit(options, 'image'),
    service: limit(options, 'service'),
    report: limit(options, 'report'),
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
    return (path === REPORTS_PATH ? limits.report : limits.change)(context, next)
  }
}

/** Limits the pages that are made for a visitor. */
export function limitPages(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  return limit(options, 'page')
}

/** Searches and lists that are narrowed: of these there are so many that no cache has them all. */
const SEARCH = /^(?:\/[a-z]{2}-[a-z]{2})?\/(?:search|artisans|categories\/[^?]+)(?:\.data)?$/

/** Limits the searches among those pages more narrowly. */
export function limitSearches(options: LimitOptions): MiddlewareHandler<HttpEnvironment> {
  const limited = limit(options, 'search')
  return (context, next) =>
    SEARCH.test(context.req.path) && hasChoices(context.req.url) ? limited(context, next) : next()
}

/** A page that is fetched ahead by its address alone has none. */
function hasChoices(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some((name) => name !== DATA_PARAMETER)
}

function limit(options: LimitOptions, kind: LimitedKind): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const waitSeconds = await options.admit(kind, visitorKeyOf(context.req.raw, context.env, options))
    if (waitSeconds === null) return next()
    const headers = { 'retry-after': String(waitSeconds) }
    return respondWithPlainPage(context, 'too-many-requests', options, headers)
  }
}
