import { asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamCollection } from '#contracts/team/collection.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { collectionProducts, collections } from '../../catalogue/catalogue-tables.ts'

const columns = { title: collections.title }

/** `collections`: all of the shop, also those that visitors do not see. An import makes them. */
export const teamCollections = defineResource({
  name: 'collections',
  isPersonal: false,
  roles: ['catalogue'],
  filter: z.strictObject({
    /** A part of the title or the handle. */
    text: z.string().trim().min(1).max(100).optional(),
  }),
  sortable: ['title'],
  logged: [],
  async list(db, { filter: { text }, sort, from, count: limit }) {
    const pattern = text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
    const matches = pattern
      ? or(ilike(collections.title, pattern), ilike(collections.handle, pattern))
      : undefined
    const direction = sort.isDescending ? desc : asc
    const items = await selectCollections(db)
      .where(matches)
      .orderBy(direction(columns[sort.field]), direction(collections.id))
      .limit(limit)
      .offset(from)
    const [counted] = await db.select({ total: count() }).from(collections).where(matches)
    return { items, total: counted?.total ?? 0 }
  },
  async find(db, id): Promise<TeamCollection | null> {
    if (!/^\d{1,15}$/.test(id)) return null
    const [item] = await selectCollections(db).where(eq(collections.id, Number(id)))
    return item ?? null
  },
})

/** The team does not change them, so their version stays. */
function selectCollections(db: Queryable) {
  return db
    .select({
      id: sql<string>`${collections.id}::text`,
      version: sql<number>`1`,
      title: collections.title,
      handle: collections.handle,
      isPublished: collections.isPublished,
      count: sql<number>`(select count(*)::int from ${collectionProducts}
        where ${collectionProducts.collectionId} = ${collections.id})`,
    })
    .from(collections)
    .$dynamic()
}
