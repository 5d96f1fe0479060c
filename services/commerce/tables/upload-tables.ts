import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerceSchema } from './catalogue-tables.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Files uploaded by the team, until they are used. They are in the database, so that any process can use them. */
export const uploads = commerceSchema.table(
  'uploads',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    accountId: text('account_id').notNull(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_created').on(table.createdAt)],
)

export const uploadParts = commerceSchema.table(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.place] })],
)

/** Pictures that the team added to the shop's own store. Their files are removed once they are unused. */
export const uploadedPictures = commerceSchema.table(
  'uploaded_pictures',
  {
    name: text().primaryKey(),
    /** In pixels, when upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** When the picture became unused; null while it is used. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (table) => [index('uploaded_pictures_unused').on(table.unusedSince)],
)
