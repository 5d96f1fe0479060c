import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { MakeDocument } from '#contracts/document.ts'
import { drawnOutline, outlinesRequest } from '#contracts/outline.ts'
import { download, type Tearsheet, tearsheetRequest } from '#contracts/tearsheet.ts'
import type { Result } from '#domain/result.ts'
import { ok } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { countDownload } from './count-download.ts'

export type DownloadsOptions = {
  limiter: RateLimiter
  makeDocument: MakeDocument
  /** Returns null for a URL outside the shop. */
  readFile(url: string): Promise<Uint8Array | null>
}

/** The data of a tearsheet with all its finishes is about 20 kB. */
const BODY_BYTES_MAX = 100 * 1024
/** Per network: enough for an office that downloads a whole collection, but not for a crawler. */
const TEARSHEET_LIMIT = { limit: 30, windowSeconds: 60 }
/** After how long to retry while many tearsheets are waiting. */
const RETRY_AFTER_SECONDS = '10'
/** The maximum number of cached tearsheets, of about 200 kB each. */
const CACHED_TEARSHEETS_MAX = 60
/** The maximum number of cached outlines, of about 20 kB each. */
const CACHED_OUTLINES_MAX = 300

/** How long a file is cached. Limited because pictures and CAD files may be replaced at the same URL. */
const CACHE_MS = 10 * 60_000

/** The calls of `contracts/tearsheet.ts` and `contracts/outline.ts`, for servers only. */
export function downloadRoutes({
  database,
  clock,
  serverToken,
  downloads: { limiter, makeDocument },
}: {
  database: Database
  clock: Clock
  serverToken: string | RotatedSecret
  downloads: Pick<DownloadsOptions, 'limiter' | 'makeDocument'>
}): Hono {
  const app = new Hono()
  const makeTearsheet = cacheFiles((tearsheet: Tearsheet) => makeDocument({ kind: 'tearsheet', tearsheet }), {
    clock,
    max: CACHED_TEARSHEETS_MAX,
  })
  const readOutline = cacheFiles(
    async (cadFile: string) => {
      const made = await makeDocument({ kind: 'outline', cadFile })
      if (!made.ok) return made
      return ok(drawnOutline.nullable().parse(JSON.parse(new TextDecoder().decode(made.value))))
    },
    { clock, max: CACHED_OUTLINES_MAX },
  )
  app.use(requireServerToken(serverToken), bodyLimit({ maxSize: BODY_BYTES_MAX }))

  app.post('/tearsheets', async ({ req, json, body }) => {
    const given = tearsheetRequest.safeParse(await req.json().catch(() => null))
    if (!given.success) return json({ code: 'request-malformed' }, 422)
    const { productId, network, tearsheet } = given.data
    if (network !== null) {
      const admitted = await limiter.admit(`tearsheets:${network}`, TEARSHEET_LIMIT)
      if (!admitted.ok)
        return json({ code: admitted.code }, 429, { 'retry-after': String(admitted.retryAfterSeconds) })
    }
    const made = await makeTearsheet(tearsheet)
    if (!made.ok) return json({ code: made.code }, 503, { 'retry-after': RETRY_AFTER_SECONDS })
    await countDownload(database, { productId, kind: 'tearsheet', now: clock() })
    return body(new Uint8Array(made.value), 200, {
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
  })

  app.post('/outlines', async ({ req, json }) => {
    const given = outlinesRequest.safeParse(await req.json().catch(() => null))
    if (!given.success) return json({ code: 'request-malformed' }, 422)
    const read = await Promise.all(given.data.files.map(readOutline))
    return json({ outlines: read.map((outline) => (outline.ok ? outline.value : null)) })
  })

  app.post('/', async ({ req, json, body }) => {
    const given = download.safeParse(await req.json().catch(() => null))
    if (!given.success) return json({ code: 'request-malformed' }, 422)
    await countDownload(database, { ...given.data, now: clock() })
    return body(null, 204)
  })
  return app
}

/**
 * Creates a file once for all requests for it at about the same time, and caches at most `max` files. The cache key
 * contains all data in the file, so a price is only sent to those whose own request contains it.
 */
function cacheFiles<Input, Value, Code extends string>(
  make: (input: Input) => Promise<Result<Value, Code>>,
  { clock, max }: { clock: Clock; max: number },
): (input: Input) => Promise<Result<Value, Code>> {
  const files = new Map<string, { made: Promise<Result<Value, Code>>; until: number }>()

  return async (input) => {
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64')
    const now = clock().getTime()
    const known = files.get(key)
    if (known && known.until > now) return known.made
    const made = make(input)
    files.delete(key)
    files.set(key, { made, until: now + CACHE_MS })
    const [oldest] = files.keys()
    if (files.size > max && oldest !== undefined) files.delete(oldest)
    const isCacheable = await made.then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isCacheable && files.get(key)?.made === made) files.delete(key)
    return made
  }
}
