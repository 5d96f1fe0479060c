import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { commerceSchema } from './catalogue-tables.ts'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

/** Pictures that the team added to the shop's own store. Their files are removed once they are unused. */
export const uploadedPictures = commerceSchema.table(
  'uploaded_pictures',
  {
    name: text().primaryKey(),
    /** In pixels, when upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** When the picture became unused; null while it is used. */
    unusedSince: timestamptz('unused_since'),
  },
  (table) => [index('uploaded_pictures_unused').on(table.unusedSince)],
)
