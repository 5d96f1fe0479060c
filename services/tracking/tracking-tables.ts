import {
  boolean,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** The PostgreSQL schema of the tracking service. No table contains IP addresses or user agents. */
export const tracking = pgSchema('tracking')

/** Acknowledged events, by the ids that their browsers chose, so that none is counted twice. */
export const trackedEvents = tracking.table(
  'events',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    sessionId: text('session_id').notNull(),
  },
  (table) => [index('events_at').on(table.at)],
)

/** Visits, aggregated as their events arrive. */
export const sessions = tracking.table(
  'sessions',
  {
    id: text().primaryKey(),
    /** The browser's id, which identifies no person. */
    visitor: text().notNull(),
    /** The day on which it started, in the house's time zone. */
    day: date().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    country: text(),
    language: text(),
    campaignKind: text('campaign_kind'),
    campaign: text(),
    /** Bit flags (`domain/tracking/funnel.ts`). */
    steps: smallint().notNull(),
    pages: integer().notNull(),
    searches: integer().notNull(),
    isCustomer: boolean('is_customer').notNull(),
    /**
     * Whether the visitor was signed, so that the visit counts in figures. Null for visits from before signatures
     * existed, which all count.
     */
    isSigned: boolean('is_signed'),
  },
  (table) => [
    index('sessions_day').on(table.day),
    index('sessions_visitor_day').on(table.visitor, table.day),
  ],
)

export const sessionArtisans = tracking.table(
  'session_artisans',
  {
    sessionId: text('session_id').notNull(),
    artisan: text().notNull(),
    day: date().notNull(),
    steps: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.artisan] }),
    index('session_artisans_day').on(table.day),
  ],
)

/** Counts of pages opened from other sites, without any visitor data. */
export const arrivals = tracking.table(
  'arrivals',
  {
    day: date().notNull(),
    country: text().notNull(),
    consent: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.country, table.consent] })],
)

/** Visitors' choices in search results, one row per visitor, search and piece. */
export const searchChoices = tracking.table(
  'search_choices',
  {
    /** The browser's id, which identifies no person. */
    visitor: text().notNull(),
    language: text().notNull(),
    /** As with popular searches, terms that may be about a person are not stored. */
    term: text().notNull(),
    product: text().notNull(),
    day: date().notNull(),
    /** The position in the results, starting at 1. */
    place: smallint().notNull(),
    /** 0: chosen; 1: added to the bag; 2: ordered. */
    step: smallint().notNull(),
    /** The SKU of the version that was added to the bag, used to match the order. */
    sku: text(),
    /**
     * A digest of the visitor's network and the day, used to limit the visitors per network. Empty once the day is
     * over. Null for unsigned visitors, whose choices have no influence.
     */
    network: text(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.language, table.term, table.product] }),
    index('search_choices_day').on(table.day),
    index('search_choices_network').on(table.network, table.product),
  ],
)
