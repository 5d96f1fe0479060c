import {
  type PlacedOrderReport,
  type TrackedPayload,
  trackedPayload,
  trackedProduct,
  wireEvent,
} from '#contracts/tracking.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { isLanguage } from '#domain/market/language.ts'
import { countedTerm } from '#domain/search/popular-searches.ts'
import { type FunnelStep, stepBit } from '#domain/tracking/funnel.ts'
import { TRACKING_SCHEMAS } from '#domain/tracking/wire-events.ts'

export type StoredEvent = {
  readonly id: string
  readonly at: string
  readonly day: string
  readonly name: string
  readonly session: string
  readonly visitor: string
  readonly steps: number
  readonly pages: 0 | 1
  readonly searches: 0 | 1
  readonly isCustomer: boolean
  readonly country: string | null
  readonly language: string | null
  readonly campaignKind: string | null
  readonly campaign: string | null
  readonly artisans: readonly string[]
  /** The search term, unless it may be about a person, and the piece's position in the results. */
  readonly term: string | null
  readonly place: number | null
  readonly pieces: readonly { readonly product: string; readonly sku: string }[]
  /** A digest of a signed visitor's network and the day. Null for other visitors, whose events have no influence. */
  readonly network: string | null
}

/** The sender of a batch: whether a visitor in it is signed, and the digest of the network for a day. */
type BatchSender = {
  isSigned(visitor: string): boolean
  networkOn(day: string): string
}

/** `ignored` events are acknowledged, since the hosted service supports them, but not counted here. */
type EventResult = StoredEvent | 'ignored' | 'malformed'

/** Browser clocks may be off by hours, but rarely by more. With a larger difference, an event gets its arrival time. */
const CLOCK_DRIFT_MAX_MS = 12 * 3_600_000

export function readEvent(given: unknown, now: Date, timeZone: string, sender: BatchSender): EventResult {
  const parsed = wireEvent.safeParse(given)
  if (!parsed.success) return 'malformed'
  const { schema_id: schema, payload: fields } = parsed.data
  if (schema === TRACKING_SCHEMAS.page) return 'ignored'
  if (schema !== TRACKING_SCHEMAS.customer && schema !== TRACKING_SCHEMAS.house) return 'malformed'
  const read = trackedPayload.safeParse(fields)
  return read.success ? toStoredEvent(read.data, now, timeZone, sender) : 'malformed'
}

/** Converts an order reported by the shop's server to an event of its visit. Browsers cannot send its id. */
export function readOrder(order: PlacedOrderReport, now: Date, timeZone: string): StoredEvent {
  const day = dayAt(now, timeZone)
  return {
    id: `order:${order.number}`,
    at: now.toISOString(),
    day,
    name: ORDER_PLACED,
    session: order.session,
    visitor: order.visitor,
    steps: stepBit('order'),
    pages: 0,
    searches: 0,
    isCustomer: false,
    country: null,
    language: null,
    campaignKind: null,
    campaign: null,
    artisans: listArtisans(order.pieces),
    term: null,
    place: null,
    pieces: order.pieces.map(({ sku }) => ({ product: '', sku })),
    network: '',
  }
}

function toStoredEvent(
  payload: TrackedPayload,
  now: Date,
  timeZone: string,
  { isSigned, networkOn }: BatchSender,
): StoredEvent {
  const isClose = Math.abs(payload.event_time - now.getTime()) <= CLOCK_DRIFT_MAX_MS
  const at = isClose ? new Date(Math.min(payload.event_time, now.getTime())) : now
  const { event_name: name, campaign } = payload
  const step = STEPS[name]
  const pieces = payload.products.flatMap((text) => trackedProduct.safeParse(parseJson(text)).data ?? [])
  const day = dayAt(at, timeZone)
  return {
    id: payload.event_id,
    at: at.toISOString(),
    day,
    name,
    session: payload.deprecated_visit_token,
    visitor: payload.unique_token,
    steps: step ? stepBit(step) : 0,
    pages: name === 'page_rendered' ? 1 : 0,
    searches: name === 'search_submitted' ? 1 : 0,
    isCustomer: payload.is_customer,
    country: payload.country,
    language: payload.language,
    campaignKind: campaign?.kind ?? null,
    campaign: campaign?.name ?? campaign?.source ?? null,
    artisans: step ? listArtisans(pieces) : [],
    term: readTerm(payload),
    place: payload.place,
    pieces: pieces.map(({ product_id, sku }) => ({ product: String(product_id), sku })),
    network: isSigned(payload.unique_token) ? networkOn(day) : null,
  }
}

/** In every time zone the day starts at a multiple of a quarter of an hour. */
const QUARTER_MS = 900_000
let lastDay = { quarter: Number.NaN, timeZone: '', day: '' }

/**
 * Returns the calendar day of an instant. The last result is cached, since consecutive events usually share a day and
 * computing it is expensive.
 */
function dayAt(at: Date, timeZone: string): string {
  const quarter = Math.floor(at.getTime() / QUARTER_MS)
  if (quarter !== lastDay.quarter || timeZone !== lastDay.timeZone)
    lastDay = { quarter, timeZone, day: calendarDateIn(timeZone, at) }
  return lastDay.day
}

/** The event of a placed order. It only counts if the shop's server reports it, not a browser. */
export const ORDER_PLACED = 'order_placed'

/** The funnel step of each browser event. */
const STEPS: Readonly<Record<string, FunnelStep>> = {
  collection_page_rendered: 'list',
  search_submitted: 'list',
  product_page_rendered: 'piece',
  product_added_to_cart: 'bag',
  checkout_started: 'checkout',
}

function listArtisans(pieces: readonly { brand: string }[]): string[] {
  return [...new Set(pieces.flatMap(({ brand }) => brand || []))]
}

function readTerm({ search_string: query, language }: TrackedPayload): string | null {
  return isLanguage(language) ? countedTerm(query, language) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
