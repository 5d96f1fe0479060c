import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SubscriberImport } from '#contracts/team/subscriber.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import {
  SUBSCRIBER_STATES,
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_PLACES,
} from '#domain/newsletter/subscription.ts'
import { audienceSchema } from '../audience-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** One row per address that receives the newsletter, has signed up for it, or used to receive it. */
export const subscribers = audienceSchema.table(
  'subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Incremented by a trigger on each change (docs/decisions/0071-one-team-api-for-all-services.md). */
    version: integer().notNull().default(1),
    /** Trimmed and in lower case. */
    email: text().notNull().unique(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** ISO 3166-1 alpha-2: the shipping country of the page where they last signed up. */
    country: text().notNull(),
    state: text({ enum: SUBSCRIBER_STATES }).notNull(),
    /** The account in which its owner consented. Its address may not be verified yet. */
    accountId: text('account_id'),
    /** When they last signed up. */
    requestedAt: timestamptz('requested_at').notNull(),
    /** When the state last changed. */
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    index('subscribers_state').on(table.state, table.country, table.language),
    index('subscribers_requested').on(table.requestedAt, table.id),
    index('subscribers_account').on(table.accountId),
    check('subscribers_address', sql`${table.email} = lower(trim(${table.email}))`),
  ],
)

export type Subscriber = typeof subscribers.$inferSelect

/** The distinct texts beside fields or checkboxes, so that a proof of consent can reference the exact wording. */
export const consentWordings = audienceSchema.table('consent_wordings', {
  /** The SHA-256 digest of the text, in hexadecimal. */
  id: text().primaryKey(),
  text: text().notNull(),
  firstUsedAt: timestamptz('first_used_at').notNull(),
})

/** Proof of consent: what happened to a subscription, when, where and with which wording. */
export const consentEvents = audienceSchema.table(
  'consent_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    event: text({ enum: SUBSCRIPTION_EVENTS }).notNull(),
    place: text({ enum: SUBSCRIPTION_PLACES }).notNull(),
    happenedAt: timestamptz('happened_at').notNull(),
    /** Null if no text was consented to. */
    wordingId: text('wording_id').references(() => consentWordings.id),
    /** The text of an imported proof, or the reason for a bounce. Otherwise empty. */
    note: text().notNull().default(''),
  },
  (table) => [index('consent_events_subscriber').on(table.subscriberId, table.id)],
)

/** The subscriber whose link was last used in the browser with a visitor id, given consent to marketing. */
export const subscriberVisitors = audienceSchema.table(
  'subscriber_visitors',
  {
    visitorId: text('visitor_id').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    identifiedAt: timestamptz('identified_at').notNull(),
  },
  (table) => [
    index('subscriber_visitors_subscriber').on(table.subscriberId),
    index('subscriber_visitors_age').on(table.identifiedAt),
  ],
)

/** Digests of addresses that may only be subscribed by their owner's own sign-up, such as erased addresses. */
export const suppressedAddresses = audienceSchema.table('suppressed_addresses', {
  digest: text().primaryKey(),
  suppressedAt: timestamptz('suppressed_at').notNull(),
})

/** Reports on imported files of people who consented elsewhere. The files themselves are not stored. */
export const subscriberImports = audienceSchema.table('subscriber_imports', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  imported: integer().notNull(),
  /** The line numbers that were not imported and the reasons. */
  refused: jsonb().$type<SubscriberImport['refused']>().notNull(),
})

/** Consent changes that the hosted marketing platform has not accepted yet. */
export const hostedConsents = audienceSchema.table(
  'hosted_consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    email: text().notNull(),
    isGiven: boolean('is_given').notNull(),
    /** The event that changed the consent and where it happened. */
    reason: text().notNull(),
    happenedAt: timestamptz('happened_at').notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamptz('next_attempt_at').notNull(),
  },
  (table) => [index('hosted_consents_due').on(table.nextAttemptAt)],
)
