import { customType, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const filesSchema = pgSchema('files')

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Files of other services, by the id that they chose. In the database, so that every process can read them. */
export const files = filesSchema.table('files', {
  id: uuid().primaryKey(),
  type: text().notNull(),
  bytes: integer().notNull(),
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
})

/** The content of a file, in parts that are read one by one. */
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
