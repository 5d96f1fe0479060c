import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { EXPORT_KINDS, EXPORT_STATES, type ExportContent } from '#contracts/export.ts'
import { platformSchema } from '../platform-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** Files that are created for a customer (`contracts/export.ts`). */
export const exports = platformSchema.table(
  'exports',
  {
    id: uuid().primaryKey(),
    /** Empty once the account is deleted. */
    accountId: text('account_id').notNull(),
    subject: uuid().notNull(),
    kind: text({ enum: EXPORT_KINDS }).notNull(),
    /** Includes the extension. */
    name: text().notNull(),
    /** The data from which the file is created. Null once it is no longer needed. */
    content: jsonb().$type<ExportContent>(),
    state: text({ enum: EXPORT_STATES }).notNull().default('waiting'),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    missing: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** The ids of the file's parts in the files service. */
    parts: uuid().array().notNull().default(sql`'{}'`),
    attempts: integer().notNull().default(0),
    /** The time by which the process that creates the file must have reported again. */
    leasedUntil: timestamptz('leased_until'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('exports_account').on(table.accountId, table.createdAt),
    index('exports_open').on(table.createdAt).where(sql`state in ('waiting', 'running')`),
    index('exports_expiry').on(table.expiresAt),
  ],
)
