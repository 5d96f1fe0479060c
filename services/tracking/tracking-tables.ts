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

/** The PostgreSQL schema of the tracking service. No table has an IP address or a user agent. */
export const tracking = pgSchema('tracking')

/** Events that were acknowledged, by the ids that their browsers gave them, so that none is counted twice. */
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

/** Visits, added up as their events arrive. */
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
    /** A sum of bits (`domain/tracking/funnel.ts`). */
    steps: smallint().notNull(),
    pages: integer().notNull(),
    searches: integer().notNull(),
    isCustomer: boolean('is_customer').notNull(),
    /**
     * Whether its visitor was signed, so that it counts in figures; null before there were signatures, when all
     * counted.
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

/** Pages that were opened from elsewhere, counted without anything of their visitors. */
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

/** Choices of visitors in the results of searches, each piece of a search once. */
export const searchChoices = tracking.table(
  'search_choices',
  {
    /** The browser's id, which identifies no person. */
    visitor: text().notNull(),
    language: text().notNull(),
    /** As in popular searches, a term that may be about a person is not stored. */
    term: text().notNull(),
    product: text().notNull(),
    day: date().notNull(),
    /** Counts from 1. */
    place: smallint().notNull(),
    /** 0: chosen; 1: put into the bag; 2: ordered. */
    step: smallint().notNull(),
    /** The SKU of the version that was put into the bag, by which its order is recognized. */
    sku: text(),
    /**
     * A digest of the day and the visitor's network, used to limit the visitors of one network; '' once the day is
     * over. Null for unsigned visitors, whose choices decide nothing.
     */
    network: text(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.language, table.term, table.product] }),
    index('search_choices_day').on(table.day),
    index('search_choices_network').on(table.network, table.product),
  ],
)
