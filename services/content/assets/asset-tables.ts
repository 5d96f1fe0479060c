import { customType, text } from 'drizzle-orm/pg-core'
import { contentSchema } from '../documents/content-tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The bytes of uploaded pictures and files, by the name in their URL. Their documents are in `documents`. */
export const assets = contentSchema.table('assets', {
  name: text().primaryKey(),
  mimeType: text('mime_type').notNull(),
  bytes: bytes().notNull(),
})
