import type { Context, MiddlewareHandler } from 'hono'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { runInRequest } from '#services/kernel/database/bounded-pool.ts'
import type { HttpEnvironment } from '../bindings.ts'
import { classifyRequest, isServicePath } from '../request-kind.ts'
import { type PlainPageOptions, respondWithPlainPage } from '../responses/plain-page.ts'

/** A page's deadline while the database does not respond. */
const PAGE_DEADLINE_MS = 4_500
/** The deadline of a page that waits for anything else, such as a hosted service. */
const OTHER_DEADLINE_MS = 60_000
const RETRY_AFTER_SECONDS = 10
/** Files created on request, such as a price list or a tearsheet, take longer than a page. */
const GENERATED_FILE = /\/(?:file|files\/[^/]+|pdf|export|tearsheet)$/

export type DeadlineOptions = PlainPageOptions & {
  /**
   * `sinceMs` is a value of `performance.now()`. Storage has failed if the database did not respond or a disk was full.
   */
  hasStorageFailedSince(sinceMs: number): boolean
  isDatabaseSilent(): boolean
  pageDeadlineMs?: number
}

/**
 * Enforces deadlines. A page that fails while the database does not respond, or while a disk is full, becomes 503 with
 * `Retry-After`.
 */
export function respondInTime(options: DeadlineOptions): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req
    const isProgram = isServicePath(path) || path.startsWith(`${DESK_PATHS.root}/`)
    const isForVisitors = !isProgram && classifyRequest(path) !== 'health'
    const isRead = !isProgram && (method === 'GET' || method === 'HEAD') && !GENERATED_FILE.test(path)
    const startedMs = performance.now()
    const hasFailed = () => options.hasStorageFailedSince(startedMs)
    const work = runInRequest(isRead ? 'page' : 'call', next)
    if (
      isForVisitors &&
      isRead &&
      (await isLate(work, options.pageDeadlineMs ?? PAGE_DEADLINE_MS, hasFailed))
    )
      return unavailable(context, options)
    await work
    if (!isForVisitors || context.res.status < 500 || !hasFailed()) return
    // Otherwise the new response would get the headers of the failed one too.
    context.res = undefined
    context.res = unavailable(context, options)
  }
}

/**
 * While the database does not respond, only one page at a time is rendered, as a probe, and all others are refused
 * immediately, because each would take the whole deadline to fail.
 */
export function refuseWhileSilent(options: DeadlineOptions): MiddlewareHandler<HttpEnvironment> {
  let isProbing = false
  return async (context, next) => {
    if (!options.isDatabaseSilent()) return next()
    if (isProbing) return unavailable(context, options)
    isProbing = true
    try {
      await next()
    } finally {
      isProbing = false
    }
    return undefined
  }
}

/** Whether the work exceeds its deadline, which is longer unless storage has failed in the meantime. */
async function isLate(
  work: Promise<void>,
  deadlineMs: number,
  hasStorageFailed: () => boolean,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const after = (milliseconds: number) =>
    new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), milliseconds)
    })
  const done = work.then(() => false as const)
  // Late work may still fail after its response was sent.
  done.catch(() => {})
  try {
    if (!(await Promise.race([done, after(deadlineMs)]))) return false
    return hasStorageFailed() || (await Promise.race([done, after(OTHER_DEADLINE_MS - deadlineMs)]))
  } finally {
    clearTimeout(timer)
  }
}

function unavailable(context: Context<HttpEnvironment>, options: PlainPageOptions): Response {
  const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) }
  return respondWithPlainPage(context, 'shop-unavailable', options, headers)
}
