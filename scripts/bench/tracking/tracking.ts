import { Agent, request } from 'node:http'
import { OWN_TRACKING_PATH, PRODUCE_BATCH_PATH } from '#contracts/tracking.ts'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import { toWireEvents } from '#domain/tracking/wire-events.ts'
import { type Database, openDatabase } from '#services/kernel/database/database.ts'
import { teamFigures } from '#services/tracking/figures/team-figures.ts'
import { processorMs, waitUntilIdle, withShop } from '../bench-shop.ts'
import { atMost, type Figure, median } from '../figures.ts'
import { fillVisits, VISITS } from './fill-visits.ts'

const BATCHES_PER_SECOND = 1_000
const SECONDS = 10
const EVENTS_PER_BATCH = 2
const CONNECTIONS = 128
const PAGE_MAX_MS = 500
const FIGURES_MAX_MS = 1_000
const ROUNDS = 15
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'

/**
 * Sends a thousand batches per second for ten seconds, on time whether or not earlier ones have been acknowledged, and
 * a cached page ten times per second; then measures the figures over a million events.
 */
export function measureTracking(): Promise<Figure[]> {
  return withShop(async ({ origin, databaseUrl }) => {
    await waitUntilIdle(origin)
    const database = openDatabase(databaseUrl)
    try {
      return [...(await measureBatches(origin, database)), ...(await measureFigures(database))]
    } finally {
      await database.close()
    }
  })
}

async function measureBatches(origin: string, database: Database): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const pageAgent = new Agent({ keepAlive: true })
  const ids = new Set<string>()
  const times: number[] = []
  const pageTimes: number[] = []
  let refused = 0
  const sending: Promise<void>[] = []
  const spentMs = await processorMs(origin)
  const startedAt = performance.now()
  for (let sent = 0; sent < BATCHES_PER_SECOND * SECONDS; ) {
    const due = Math.min(
      ((performance.now() - startedAt) / 1_000) * BATCHES_PER_SECOND,
      BATCHES_PER_SECOND * SECONDS,
    )
    while (sent < due) {
      const events = batch(sent++)
      const since = performance.now()
      sending.push(
        post(origin, agent, JSON.stringify({ events })).then((isAcknowledged) => {
          times.push(performance.now() - since)
          if (!isAcknowledged) refused++
          else for (const { payload } of events) ids.add(String(payload.event_id))
        }),
      )
      if (sent % (BATCHES_PER_SECOND / 10) === 0) sending.push(requestPage(origin, pageAgent, pageTimes))
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(sending)
  const seconds = (performance.now() - startedAt) / 1_000
  const eachMs = ((await processorMs(origin)) - spentMs) / (BATCHES_PER_SECOND * SECONDS)
  const { rows } = await database.pool.query<{ id: string }>('select id from tracking.events')
  const stored = new Set(rows.map(({ id }) => id))
  const lost = [...ids].filter((id) => !stored.has(id)).length
  agent.destroy()
  pageAgent.destroy()
  return [
    { what: 'batches acknowledged and refused', value: `${times.length - refused}, ${refused}` },
    { what: 'from the first batch to the last acknowledgement', value: `${seconds.toFixed(1)} s` },
    { what: 'processor time of the shop for a batch', value: `${eachMs.toFixed(2)} ms` },
    atMost('acknowledged events that are not stored', lost, 0, '', 0),
    atMost('batches refused', refused, 0, '', 0),
    {
      what: 'a batch, median and p95',
      value: `${median(times).toFixed(0)}, ${percentile(times, 0.95).toFixed(0)} ms`,
    },
    atMost('a cached page meanwhile, p95', percentile(pageTimes, 0.95), PAGE_MAX_MS, 'ms', 0),
  ]
}

function batch(index: number) {
  const context = {
    atMs: Date.now(),
    visitor: hex(index % 4_000),
    session: hex(index % 5_000),
    url: 'https://shop.example/',
    referrer: '',
    userAgent: AGENT,
    page: 'piece',
    country: 'DE',
    language: 'de',
    currency: 'EUR',
    campaign: null,
    isCustomer: false,
    mayMarket: false,
    requiresOptIn: true,
    shopId: null,
  } as const
  const piece = {
    id: 'gid://shopify/Product/7',
    name: 'Vase',
    artisan: `Workshop ${index % 40}`,
    price: null,
  }
  const events: ShopEvent[] = [
    { name: 'pageViewSPA', path: '/', page: 'piece' },
    { name: 'productView', piece },
  ]
  return events
    .slice(0, EVENTS_PER_BATCH)
    .flatMap((event, position) => toWireEvents(event, { ...context, eventId: `bench-${index}-${position}` }))
}

function hex(number: number): string {
  return number.toString(16).padStart(32, '0')
}

/** Whether each event of a batch was acknowledged. */
function post(origin: string, agent: Agent, body: string): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'text/plain', 'user-agent': AGENT }
    const sent = request(
      origin + OWN_TRACKING_PATH + PRODUCE_BATCH_PATH,
      { method: 'POST', agent, headers },
      async (response) => {
        const text = Buffer.concat(await response.toArray()).toString()
        resolve(response.statusCode === 200 && !text.includes('"status":400'))
      },
    )
    sent.on('error', () => resolve(false))
    sent.end(body)
  })
}

function requestPage(origin: string, agent: Agent, times: number[]): Promise<void> {
  return new Promise((resolve) => {
    const since = performance.now()
    request(origin, { agent }, async (response) => {
      await response.toArray()
      times.push(performance.now() - since)
      resolve()
    })
      .on('error', () => resolve())
      .end()
  })
}

async function measureFigures(database: Database): Promise<Figure[]> {
  await fillVisits(database)
  const route = teamFigures()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now()
    const response = await route.handle({
      database,
      now: new Date(),
      timeZone: 'Europe/Rome',
      query: {},
    } as Parameters<typeof route.handle>[0])
    if (!(response instanceof Response)) throw new Error('The figures are not a response')
    await response.text()
    times.push(performance.now() - since)
  }
  return [
    { what: `figures of 30 days, ${VISITS} visits in 60, median`, value: `${median(times).toFixed(0)} ms` },
    atMost('p95', percentile(times, 0.95), FIGURES_MAX_MS, 'ms', 0),
  ]
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
