import { sql } from 'drizzle-orm'
import { Hono, type HonoRequest } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { NETWORK_KEY_HEADER } from '#contracts/identity.ts'
import type { CountedArrivals } from '#contracts/tracking.ts'
import {
  BATCH_BYTES_MAX,
  type BatchResponse,
  countedArrivals,
  PRODUCE_BATCH_PATH,
  placedOrder,
  visitorToSign,
  wireBatch,
} from '#contracts/tracking.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { isBot } from '#domain/tracking/robots.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import { createSignature } from '#services/kernel/secrets/signature.ts'
import type { Service } from '#services/kernel/service.ts'
import { createBatchWriter } from './batch-writer.ts'
import { countChoices, storeChoices } from './choices.ts'
import { teamFigures } from './figures/team-figures.ts'
import { trackingJobs } from './jobs.ts'
import { readEvent, readOrder, type StoredEvent } from './read-batch.ts'
import { storeEvents } from './store-events.ts'
import { arrivals } from './tracking-tables.ts'

export type TrackingOptions = {
  database: Database
  clock: Clock
  /** The house's time zone, which determines the calendar days. */
  timeZone: string
  /** The token that servers must send. Browsers never have it. */
  serverTokens: RotatedSecret
  /** The secrets that sign visitor ids and derive daily network digests. */
  visitorSecrets: RotatedSecret
  limiter: RateLimiter
  batchesPerMinute: number
  /** Called for unexpected errors, whose details are not sent to the caller. */
  reportError(error: unknown): void
}

/** As with the hosted service, pages of any site may send events and read the response. */
const CORS = { 'access-control-allow-origin': '*' }
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '86400',
}

/** The limit of signed visitors per network and day: enough for an office, or homes that share an IP address. */
const SIGNED_VISITORS_LIMIT = { limit: 200, windowSeconds: 86_400 }

/** The maximum number of counted networks. Beyond it, all counts are reset. */
const NETWORKS_MAX = 50_000

/**
 * The tracking service (`contracts/tracking.ts`): accepts events from browsers whose visitors have consented, in the
 * format of the commerce platform. It stores no IP addresses and no user agents, acknowledges bots' events without
 * storing them, and counts each event once. Since anyone can send events, only those of signed visitors have any
 * influence, and orders only count if the shop's server reports them.
 */
export function createTrackingService(options: TrackingOptions): Service {
  const { database, clock, timeZone, serverTokens, limiter, batchesPerMinute, reportError } = options
  const visitors = createSignature(options.visitorSecrets, 'tracked visitor')
  const networks = createSignature(options.visitorSecrets, 'network of a day')
  const writer = createBatchWriter(async (events) => {
    await storeEvents(database.db, events)
    await storeChoices(database.db, events)
  })
  const isAdmitted = createNetworkLimit(batchesPerMinute, () => clock().getTime())
  const app = new Hono()
  handleErrors(app, reportError)
  app.use(
    bodyLimit({
      maxSize: BATCH_BYTES_MAX,
      onError: ({ json }) => json({ code: 'batch-too-large' }, 413, CORS),
    }),
  )
  app.options(PRODUCE_BATCH_PATH, ({ body }) => body(null, 204, PREFLIGHT))
  app.post(PRODUCE_BATCH_PATH, async ({ req, json }) => {
    const headers = { ...CORS, 'retry-after': '60' }
    const network = req.header(NETWORK_KEY_HEADER) ?? ''
    if (!isAdmitted(network)) return json({ code: 'too-many-requests' }, 429, headers)
    // Browsers send JSON as plain text, which requires no CORS preflight.
    const batch = wireBatch.safeParse(parseJson(await req.text()))
    if (!batch.success) return json({ code: 'request-malformed' }, 400, CORS)
    const signature = batch.data.metadata?.visitor_signature ?? ''
    const sender = {
      isSigned: memoize((visitor) => visitors.isSigned(visitor, signature)),
      networkOn: memoize((day) => networks.sign(`${day} ${network}`)),
    }
    const results = batch.data.events.map((event) => readEvent(event, clock(), timeZone, sender))
    const events = results.filter((event): event is StoredEvent => typeof event === 'object')
    const isStored = isBot(req.header('user-agent') ?? null) || (await writer.write(events))
    if (!isStored) return json({ code: 'service-busy' }, 503, { ...CORS, 'retry-after': '1' })
    return json({ result: results.map(toEventResult) } satisfies BatchResponse, 200, CORS)
  })
  const isServer = (request: HonoRequest) =>
    isSameToken(/^Bearer (.+)$/.exec(request.header('authorization') ?? '')?.[1], serverTokens)
  app.post('/visitors', async ({ req, json }) => {
    if (!isServer(req)) return json({ code: 'unauthorized' }, 401)
    const given = visitorToSign.safeParse(await req.json().catch(() => null))
    if (!given.success) return json({ code: 'request-malformed' }, 400)
    const admitted = await limiter.admit(`tracked visitors ${given.data.network}`, SIGNED_VISITORS_LIMIT)
    if (!admitted.ok)
      return json({ code: admitted.code }, 429, { 'retry-after': String(admitted.retryAfterSeconds) })
    return json({ signature: visitors.sign(given.data.visitor) })
  })
  app.post('/orders', async ({ req, json, body }) => {
    if (!isServer(req)) return json({ code: 'unauthorized' }, 401)
    const order = placedOrder.safeParse(await req.json().catch(() => null))
    if (!order.success) return json({ code: 'request-malformed' }, 400)
    if (!visitors.isSigned(order.data.visitor, order.data.signature)) return body(null, 204)
    const isStored = await writer.write([readOrder(order.data, clock(), timeZone)])
    return isStored ? body(null, 204) : json({ code: 'service-busy' }, 503, { 'retry-after': '1' })
  })
  app.get('/choices', async ({ req, json }) => {
    if (!isServer(req)) return json({ code: 'unauthorized' }, 401)
    return json(await countChoices(database.db, calendarDateIn(timeZone, clock())))
  })
  app.post('/arrivals', async ({ req, json, body }) => {
    if (!isServer(req)) return json({ code: 'unauthorized' }, 401)
    const counted = countedArrivals.safeParse(await req.json().catch(() => null))
    if (!counted.success) return json({ code: 'request-malformed' }, 400)
    await storeArrivals(database.db, counted.data.arrivals)
    return body(null, 204)
  })
  return {
    fetch: async (request) => app.fetch(request),
    routes: app.routes,
    jobs: trackingJobs(options),
    team: [teamFigures()],
  }
}

/** Memoizes a function, since most events of a batch share one visitor and one day. */
function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text) ?? compute(text)
    known.set(text, found)
    return found
  }
}

function toEventResult(result: ReturnType<typeof readEvent>): BatchResponse['result'][number] {
  return result === 'malformed'
    ? { status: 400, message: 'The event does not match its schema' }
    : { status: 200, message: 'ok' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function storeArrivals(db: Queryable, counted: CountedArrivals): Promise<void> {
  await db.execute(sql`
    insert into ${arrivals} as before (day, country, consent, count)
    select day, country, consent, sum(count)
    from json_to_recordset(${JSON.stringify(counted)}::json) as given (day date, country text, consent text, count int)
    group by day, country, consent order by day, country, consent
    on conflict (day, country, consent) do update set count = before.count + excluded.count`)
}

/**
 * Limits the batches of a network per minute, in this process's memory: counting in the database would cost more than
 * storing the batch. Networks are keyed digests, which are discarded after each minute.
 */
function createNetworkLimit(perMinute: number, nowMs: () => number): (network: string) => boolean {
  let minute = 0
  let counts = new Map<string, number>()
  return (network) => {
    const current = Math.floor(nowMs() / 60_000)
    if (current !== minute || counts.size >= NETWORKS_MAX) {
      minute = current
      counts = new Map()
    }
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count <= perMinute
  }
}
