import { z } from 'zod'
import { CHOICE_STEPS } from '#domain/search/merchandising/learned-scores.ts'
import { CAMPAIGN_KINDS } from '#domain/tracking/campaign.ts'
import { PAGE_KINDS } from '#domain/tracking/shop-event.ts'
import { isVisitorId } from '#domain/visitor/visitor-id.ts'

/**
 * The commerce platform's tracking endpoint, and our compatible service at `/services/tracking`:
 * `POST {base}/unstable/produce_batch`, a batch as JSON in `text/plain`, so that browsers send it to another site
 * without a preflight request.
 */
export const PRODUCE_BATCH_PATH = '/unstable/produce_batch'
export const OWN_TRACKING_PATH = '/services/tracking'

/** More than a page produces; browsers send at most 64 KiB when a page is closed. */
export const BATCH_EVENTS_MAX = 50
export const BATCH_BYTES_MAX = 65_536

const text = z.string().max(300)
/** Removes characters that PostgreSQL cannot store, which would make other events in the same write fail. */
const storedText = (length: number) =>
  z
    .string()
    .max(length)
    .transform((given) => given.toWellFormed().replaceAll('\0', ''))
const token = z.string().regex(/^[\w-]{8,64}$/)

/** The payload is parsed by its own schema. */
export const wireEvent = z.object({
  schema_id: text,
  payload: z.record(z.string(), z.unknown()),
  metadata: z.object({ event_created_at_ms: z.number() }).optional(),
})

export const wireBatch = z.object({
  events: z.array(z.unknown()).min(1).max(BATCH_EVENTS_MAX),
  metadata: z
    .object({
      event_sent_at_ms: z.number(),
      /**
       * The service's own signature of the visitor. Unsigned events are stored as reported, but not trusted for any
       * decision.
       */
      visitor_signature: z.string().max(64).nullable().optional().catch(null),
    })
    .optional(),
})

/** The parsed fields of the hosted service's customer events, and of our own events. */
export const trackedPayload = z.object({
  event_name: z.string().max(60),
  event_id: z.string().regex(/^[\w-]{8,80}$/),
  event_time: z.number(),
  unique_token: token,
  deprecated_visit_token: token,
  /** Each entry is an object as JSON. */
  products: z.array(z.string().max(2_000)).max(100).default([]),
  search_string: text.default(''),
  /** A piece's place in the results of a search, from 1. */
  place: z.int().min(1).max(10_000).nullable().default(null),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullable()
    .default(null),
  page_type: z.enum(PAGE_KINDS).nullable().default(null),
  is_customer: z.boolean().default(false),
  campaign: z
    .object({
      kind: z.enum(CAMPAIGN_KINDS),
      source: storedText(80).nullable(),
      name: storedText(80).nullable(),
    })
    .nullable()
    .default(null),
})
export type TrackedPayload = z.infer<typeof trackedPayload>

export const trackedProduct = z.object({
  brand: storedText(120),
  product_id: z.int().nonnegative().catch(0),
  sku: storedText(120).default(''),
})

/** One result per event, in order. */
export type BatchResponse = {
  readonly result: readonly { readonly status: 200 | 400; readonly message: string }[]
}

const visitorId = z.string().refine(isVisitorId)

/**
 * `POST {base}/visitors` with a server's token signs the visitor id of a browser that has consented: 200 with the
 * signature; 429 `too-many-requests` after too many visitors from one network in a day.
 */
export const visitorToSign = z.object({
  visitor: visitorId,
  /** A keyed digest of the visitor's network. */
  network: z.string().max(200),
})
export const signedVisitor = z.object({ signature: z.string() })

/** `POST {base}/orders` with a server's token: a placed order, and the signed visitor id of the browser. */
export const placedOrder = z.object({
  number: z.string().min(1).max(60),
  visitor: visitorId,
  signature: z.string().max(64),
  session: visitorId,
  pieces: z.array(z.object({ sku: z.string().max(120), brand: storedText(120) })).max(500),
})
export type PlacedOrderReport = z.infer<typeof placedOrder>

/** The browser's consent when it arrived from another site. */
export const ARRIVAL_CONSENTS = ['granted', 'declined', 'none'] as const
export type ArrivalConsent = (typeof ARRIVAL_CONSENTS)[number]

/**
 * `POST {base}/arrivals` with a server's token: how many pages were opened from other sites, counted without any
 * visitor data.
 */
export const countedArrivals = z.object({
  arrivals: z
    .array(
      z.object({
        day: z.iso.date(),
        country: z.string().regex(/^[A-Z]{2}$/),
        consent: z.enum(ARRIVAL_CONSENTS),
        count: z.int().positive(),
      }),
    )
    .max(2_000),
})
export type CountedArrivals = z.infer<typeof countedArrivals>['arrivals']

const choiceCount = z.object({
  language: z.string(),
  term: z.string(),
  product: z.string(),
  place: z.int(),
  step: z.enum(CHOICE_STEPS),
  weeksAgo: z.int(),
  visitors: z.int(),
})

/** `GET {base}/choices` with a server's token: visitors' choices in search results. */
export const choiceCounts = z.object({
  /** By search; a visitor counts once per search and piece. */
  searches: z.array(choiceCount),
  /** All searches together; a visitor counts once per piece. */
  pieces: z.array(choiceCount),
})
