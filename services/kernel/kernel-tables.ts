import { sql } from 'drizzle-orm'
import {
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

export const kernelSchema = pgSchema('kernel')

/** Requests per key and time window. Unlogged, since losing them in a crash does no harm. */
export const rateLimits = kernelSchema.table(
  'rate_limits',
  {
    key: text().notNull(),
    /** The number of the window, counted from 1970 in units of its length. */
    window: integer().notNull(),
    count: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.window] }),
    index('rate_limits_expired').on(table.expiresAt),
  ],
)

/** When each scheduled job runs next, for all processes together. */
export const jobs = kernelSchema.table('jobs', {
  name: text().primaryKey(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  /** Failed runs since the last successful one. */
  failures: integer().notNull().default(0),
})

/** One-time steps in the life of a shop. */
export const milestones = kernelSchema.table('milestones', {
  name: text().primaryKey(),
  reachedAt: timestamp('reached_at', { withTimezone: true }).notNull(),
})

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** What has changed in each service, read in the order of transactions (`changes/change-log.ts`). */
export const changes = kernelSchema.table(
  'changes',
  {
    log: text().notNull(),
    id: bigserial({ mode: 'number' }).primaryKey(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** The number of a product, or the id of a document, which may no longer exist. */
    subject: text().notNull(),
    /** The version that a hosted service reported; null if the service itself made the change. */
    version: text(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('changes_order').on(table.log, table.transaction, table.id),
    uniqueIndex('changes_version').on(table.log, table.subject, table.version),
  ],
)

/** The cursor of each reader of a service's changes (contracts/changes.ts). */
export const cursors = kernelSchema.table('cursors', {
  reader: text().primaryKey(),
  cursor: text().notNull(),
})

/** Hosts whose pictures the shop displays, in addition to the configured ones. */
export const pictureHosts = kernelSchema.table('picture_hosts', {
  host: text().primaryKey(),
  allowedAt: timestamp('allowed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Pictures of other hosts that were downloaded into the shop's own store. */
export const fetchedPictures = kernelSchema.table(
  'fetched_pictures',
  {
    /** The URL in the product file. */
    source: text().primaryKey(),
    /** The name of the file in the store. */
    name: text().notNull(),
    /** In pixels, when shown upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('fetched_pictures_name').on(table.name)],
)

/** Every change made by the team. A trigger prevents rows from being changed. */
export const auditLog = kernelSchema.table(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account of the team member. */
    accountId: text('account_id').notNull(),
    action: text().notNull(),
    resource: text().notNull(),
    objectId: text('object_id').notNull(),
    /** Only the changed fields, and of those only the ones without personal data. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_object').on(table.resource, table.objectId, table.at),
    index('audit_log_account').on(table.accountId, table.at),
  ],
)

/** Which personal records each team member was sent within an hour, as digests. Unlogged, like the rate limits. */
export const sentRecords = kernelSchema.table(
  'sent_records',
  {
    accountId: text('account_id').notNull(),
    record: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.record] }),
    index('sent_records_account').on(table.accountId, table.at),
  ],
)

/** Responses to actions of the team, so that a repeated request has no second effect. */
export const teamResponses = kernelSchema.table(
  'team_responses',
  {
    accountId: text('account_id').notNull(),
    key: text().notNull(),
    /** A digest of the request that the key came with. */
    request: text().notNull(),
    /** Null only within the transaction of the action. */
    response: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index('team_responses_at').on(table.at)],
)
