import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ListSummary } from '#contracts/list.ts'
import type { ListProject } from '#contracts/list-project.ts'
import type { LineProject } from '#domain/list/project.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { platformSchema } from '../platform-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })
/** Ranks are compared as ASCII, as in `domain/list/rank.ts`. */
const rank = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * Spec §3: lists of products. Each account has one list per purpose, created when it is first used. Each change of a
 * list, its sections or its items locks its row first (`list-access.ts`).
 */
export const lists = platformSchema.table(
  'lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    /** Null for a list with a purpose. */
    name: text(),
    description: text().notNull().default(''),
    isPrivate: boolean('is_private').notNull().default(true),
    /** Null for a customer's own list. */
    purpose: text({ enum: ['saved', 'saved-for-later'] }),
    /** The name of the owner when the list was last shared. */
    ownerName: text('owner_name').notNull().default(''),
    cover: jsonb().$type<ListSummary['cover']>(),
    /** Null for a list that is not a project. Never shown to those who have the link. */
    project: jsonb().$type<ListProject>(),
    version: integer().notNull().default(1),
    revision: bigint({ mode: 'number' }).notNull().default(1),
    /** Counts for the overview, stored with each change (`change-list.ts`). */
    itemCount: integer('item_count').notNull().default(0),
    pieceCount: integer('piece_count').notNull().default(0),
    sectionCount: integer('section_count').notNull().default(0),
    firstProducts: jsonb('first_products').$type<readonly string[]>().notNull().default([]),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    removedAt: timestamptz('removed_at'),
  },
  (table) => [
    index('lists_account').on(table.accountId, table.createdAt),
    uniqueIndex('lists_purpose').on(table.accountId, table.purpose).where(sql`purpose is not null`),
    index('lists_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
)

/** A part of a list, such as a room. Its id is unique in its list. */
export const listSections = platformSchema.table(
  'list_sections',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    rank: rank().notNull(),
    version: integer().notNull().default(1),
    removedAt: timestamptz('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.id] }),
    index('list_sections_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
)

/** A product in a list, by its id in the commerce service. Its own id is unique in its list. */
export const listItems = platformSchema.table(
  'list_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    productId: text('product_id').notNull(),
    variantId: text('variant_id'),
    quantity: integer().notNull().default(1),
    note: text().notNull().default(''),
    clientNote: text('client_note').notNull().default(''),
    /** The project of the cart line before the piece was saved for later. */
    project: jsonb().$type<LineProject>(),
    /** Never a removed section. */
    sectionId: uuid('section_id'),
    rank: rank().notNull(),
    /** The item's section before that section was removed. Null once the item is placed elsewhere. */
    formerSectionId: uuid('former_section_id'),
    formerRank: rank('former_rank'),
    version: integer().notNull().default(1),
    addedAt: timestamptz('added_at').notNull(),
    removedAt: timestamptz('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.id] }),
    index('list_items_product').on(table.listId, table.productId),
    index('list_items_removed').on(table.removedAt).where(sql`removed_at is not null`),
    foreignKey({
      name: 'list_items_section',
      columns: [table.listId, table.sectionId],
      foreignColumns: [listSections.listId, listSections.id],
    }),
  ],
)

/** People who may edit someone else's list, or are invited to. */
export const listMembers = platformSchema.table(
  'list_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    /** Null until the invitation is accepted. */
    accountId: text('account_id'),
    email: text().notNull(),
    /** Empty until the invitation is accepted. */
    name: text().notNull().default(''),
    state: text({ enum: ['invited', 'editor'] })
      .notNull()
      .default('invited'),
    /** The digest of the invitation's token. */
    tokenHash: text('token_hash').notNull(),
    invitedAt: timestamptz('invited_at').notNull(),
  },
  (table) => [
    uniqueIndex('list_members_token').on(table.tokenHash),
    uniqueIndex('list_members_email').on(table.listId, sql`lower(email)`),
    uniqueIndex('list_members_account').on(table.accountId, table.listId).where(sql`account_id is not null`),
  ],
)

export const listPresences = platformSchema.table(
  'list_presences',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    tab: uuid().notNull(),
    accountId: text('account_id').notNull(),
    writingItemId: uuid('writing_item_id'),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.tab] }),
    index('list_presences_seen').on(table.seenAt),
  ],
)

/** The links of lists that are not private. A token opens its list, so it is encrypted and looked up by its digest. */
export const listLinks = platformSchema.table(
  'list_links',
  {
    listId: uuid('list_id')
      .primaryKey()
      .references(() => lists.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    hasPrices: boolean('has_prices').notNull(),
    openings: integer().notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('list_links_token').on(table.tokenHash)],
)

/**
 * The prices of saved pieces that were last shown to the customer, by price list, in minor units
 * (`domain/updates/price-change.ts`). They are removed with the last item of the product in the list.
 */
export const savedPrices = platformSchema.table(
  'saved_prices',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    currency: text({ enum: CURRENCIES }).notNull(),
    isTrade: boolean('is_trade').notNull(),
    knownMinor: bigint('known_minor', { mode: 'number' }).notNull(),
    changedMinor: bigint('changed_minor', { mode: 'number' }),
    changedAt: timestamptz('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId, table.currency, table.isTrade] })],
)
