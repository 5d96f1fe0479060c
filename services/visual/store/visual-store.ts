import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ProductPictures } from '#contracts/visual.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { fromBytes, type Look } from '../look.ts'
import { pictureTable, productTable, stateTable } from './visual-tables.ts'

export const VISUAL_CHANGES = 'visual_changes'

const PAGE_SIZE = 1000

/** Returns the ids of pictures by URL, if they have a vector of this embedding and version. */
export async function findPictureIds(
  db: Queryable,
  embedding: string,
  pictures: ProductPictures,
): Promise<Map<string, number>> {
  if (pictures.length === 0) return new Map()
  const versions = new Map(pictures.map(({ address, version }) => [address, version]))
  const rows = await db
    .select({ id: pictureTable.id, address: pictureTable.address, version: pictureTable.version })
    .from(pictureTable)
    .where(and(eq(pictureTable.embedding, embedding), inArray(pictureTable.address, [...versions.keys()])))
  const current = rows.filter(({ address, version }) => versions.get(address) === version)
  return new Map(current.map(({ id, address }) => [address, id]))
}

/** Stores the vector of a picture. Idempotent. */
export async function savePicture(
  db: Queryable,
  picture: { address: string; version: string; embedding: string; look: Look },
): Promise<void> {
  const look = Buffer.from(picture.look.buffer, picture.look.byteOffset, picture.look.length)
  await db
    .insert(pictureTable)
    .values({ ...picture, look })
    .onConflictDoNothing()
}

/** Stores a product's pictures and notifies all processes when the transaction commits. */
export function saveProduct(db: Queryable, number: number, pictureIds: number[]): Promise<void> {
  return db.transaction(async (transaction) => {
    const [state] = await transaction
      .insert(stateTable)
      .values({ id: 1, revision: 1 })
      .onConflictDoUpdate({ target: stateTable.id, set: { revision: sql`${stateTable.revision} + 1` } })
      .returning()
    const change = { pictureIds, revision: state?.revision ?? 0 }
    await transaction
      .insert(productTable)
      .values({ number, ...change })
      .onConflictDoUpdate({ target: productTable.number, set: change })
    await transaction.execute(sql`select pg_notify(${VISUAL_CHANGES}, '')`)
  })
}

type ProductRow = typeof productTable.$inferSelect

/** Yields the products written after a revision, in order. */
export async function* readProducts(db: Queryable, after: number): AsyncGenerator<ProductRow[]> {
  let since = after
  for (;;) {
    const page = await db
      .select()
      .from(productTable)
      .where(gt(productTable.revision, since))
      .orderBy(asc(productTable.revision))
      .limit(PAGE_SIZE)
    if (page.length > 0) yield page
    if (page.length < PAGE_SIZE) return
    since = page.at(-1)?.revision ?? since
  }
}

export async function readLooks(
  db: Queryable,
  embedding: string,
  ids: readonly number[],
): Promise<Map<number, Look>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: pictureTable.id, look: pictureTable.look })
    .from(pictureTable)
    .where(and(eq(pictureTable.embedding, embedding), inArray(pictureTable.id, [...ids])))
  return new Map(rows.map(({ id, look }) => [id, fromBytes(look)]))
}
