import { bigint, customType, index, integer, pgSchema, serial, text, unique } from 'drizzle-orm/pg-core'

export const visual = pgSchema('visual')

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Pictures' vectors by embedding. Rows never change, and several products may share a picture. */
export const pictureTable = visual.table(
  'pictures',
  {
    id: serial().primaryKey(),
    address: text().notNull(),
    version: text().notNull(),
    embedding: text().notNull(),
    look: bytes().notNull(),
  },
  (table) => [unique().on(table.address, table.version, table.embedding)],
)

/** The pictures of products in order. Empty once a product is deleted, so that other processes notice. */
export const productTable = visual.table(
  'products',
  {
    number: bigint({ mode: 'number' }).primaryKey(),
    pictureIds: integer('picture_ids').array().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('products_by_revision').on(table.revision)],
)

/** A single row that counts the committed writes. Its row lock serializes writers. */
export const stateTable = visual.table('state', {
  id: integer().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(0),
})
