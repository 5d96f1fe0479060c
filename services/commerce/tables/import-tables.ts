import { bigint, boolean, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { IMPORT_FAILURES, type ImportRefusal, type ImportReport } from '#contracts/team/product-import.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { commerceSchema } from './catalogue-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

export const productImports = commerceSchema.table(
  'product_imports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    version: integer().notNull().default(1),
    accountId: text('account_id').notNull(),
    uploads: jsonb().$type<{ id: string; name: string }[]>().notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    allowsImages: boolean('allows_images').notNull(),
    isDryRun: boolean('is_dry_run').notNull().default(true),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** The number of starts. An interrupted import is restarted. */
    attempts: integer().notNull().default(0),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    bytesTotal: bigint('bytes_total', { mode: 'number' }).notNull().default(0),
    rows: integer().notNull().default(0),
    failure: text({ enum: IMPORT_FAILURES }),
    report: jsonb().$type<ImportReport>(),
    refusals: jsonb().$type<ImportRefusal[]>().notNull().default([]),
    createdAt: timestamptz('created_at').notNull(),
    finishedAt: timestamptz('finished_at'),
  },
  (table) => [index('product_imports_created').on(table.createdAt)],
)
