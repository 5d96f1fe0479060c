import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { IndexSettings } from '../index-settings.ts'
import type { SearchRule } from '../rules/rule.ts'
import type { Synonym } from '../synonym.ts'

export const search = pgSchema('search')

/** An index by name. A replica has a primary instead of its own records. */
export const indexTable = search.table('indexes', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  primaryId: integer('primary_id').references((): AnyPgColumn => indexTable.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<IndexSettings>().notNull().default({}),
  /** Counts the committed writes; its row lock serializes writers. */
  revision: bigint({ mode: 'number' }).notNull().default(0),
  synonymsRevision: bigint('synonyms_revision', { mode: 'number' }).notNull().default(0),
  rulesRevision: bigint('rules_revision', { mode: 'number' }).notNull().default(0),
})

/** Records as sent. A deleted one remains with a null `record`, so that other processes notice the deletion. */
export const recordTable = search.table(
  'records',
  {
    indexId: integer('index_id')
      .notNull()
      .references(() => indexTable.id, { onDelete: 'cascade' }),
    objectId: text('object_id').notNull(),
    record: jsonb().$type<Record<string, unknown>>(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.indexId, table.objectId] }),
    index('records_by_revision').on(table.indexId, table.revision, table.objectId),
  ],
)

/** The pieces pinned in a category by the team. They come first in its lists, in every language. */
export const categoryOrderTable = search.table('category_orders', {
  /** For example `furniture/seating`. */
  path: text().primaryKey(),
  /** The ids of the pinned records, in order. */
  pinned: text().array().notNull(),
  /** Increased with each change, from 0 (docs/decisions/0071-one-team-api-for-all-services.md). */
  version: integer().notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

/** Synonyms of one index. A replica uses those of its primary. */
export const synonymTable = search.table(
  'synonyms',
  {
    indexId: integer('index_id')
      .notNull()
      .references(() => indexTable.id, { onDelete: 'cascade' }),
    objectId: text('object_id').notNull(),
    synonym: jsonb().$type<Synonym>().notNull(),
    /** Increased with each change (docs/decisions/0071-one-team-api-for-all-services.md). */
    version: integer().notNull().default(1),
    /** When the team removed it. It no longer applies; the removal can be undone. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.indexId, table.objectId] })],
)

/** Rules of one index. A replica uses those of its primary. */
export const ruleTable = search.table(
  'rules',
  {
    indexId: integer('index_id')
      .notNull()
      .references(() => indexTable.id, { onDelete: 'cascade' }),
    objectId: text('object_id').notNull(),
    rule: jsonb().$type<SearchRule>().notNull(),
    /** Increased with each change (docs/decisions/0071-one-team-api-for-all-services.md). */
    version: integer().notNull().default(1),
    /** When the team removed it. It no longer applies; the removal can be undone. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.indexId, table.objectId] })],
)

/** How many places a piece may move because of what was learned. At most one row. */
export const rankingTable = search.table('ranking_settings', {
  id: text().primaryKey(),
  places: integer().notNull(),
  /** Increased with each change (docs/decisions/0071-one-team-api-for-all-services.md). */
  version: integer().notNull(),
})
