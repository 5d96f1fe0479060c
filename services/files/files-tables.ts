import { customType, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const filesSchema = pgSchema('files')

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * Files of other services, with ids chosen by those services. They are in the database so that every process can read
 * them.
 */
export const files = filesSchema.table('files', {
  id: uuid().primaryKey(),
  type: text().notNull(),
  bytes: integer().notNull(),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
})

/** The content of files, in parts that are read one by one. */
export const fileParts = filesSchema.table(
  'file_parts',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.place] })],
)
