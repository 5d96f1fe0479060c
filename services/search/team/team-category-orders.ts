import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type CategoryOrder, type CategoryPiece, categoryOrderId } from '#contracts/team/category-order.ts'
import { PINNED_MAX } from '#domain/catalogue/pinned-pieces.ts'
import { ok } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import { announceWrite } from '../store/index-catalogue.ts'
import type { LiveIndexes } from '../store/live-indexes.ts'
import { categoryOrderTable } from '../store/search-tables.ts'
import type { ListedCategory, ListedPieces } from './listed-pieces.ts'

const roles = ['catalogue'] as const
const text = z.string().trim().min(1).max(100).optional()

const changes = z.strictObject({
  /** The numbers of the pinned pieces of the category, in order. */
  pinned: z
    .array(z.string().regex(/^\d{1,19}$/))
    .max(PINNED_MAX)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'piece-repeated'),
})

/**
 * `category-orders`: the categories of the shop, and the pieces that come first in each. The others follow in their
 * usual order. Changes take effect immediately in every process and language.
 */
export function teamCategoryOrders(open: () => Promise<ListedPieces | null>, indexes: LiveIndexes) {
  return defineResource({
    name: 'category-orders',
    isPersonal: false,
    roles,
    filter: z.strictObject({ text }),
    sortable: ['count', 'title', 'pinnedCount'],
    logged: ['pinnedTitles'],
    async list(db, { filter, sort, from, count }) {
      const wanted = filter.text?.toLocaleLowerCase()
      const categories = [...((await open())?.categories().values() ?? [])].filter(
        ({ title, path }) => !wanted || `${title} ${path}`.toLocaleLowerCase().includes(wanted),
      )
      const rows = await readRows(
        db,
        categories.map(({ path }) => path),
      )
      const items = categories.map((category) => toItem(category, rows.get(category.path)))
      items.sort((one, other) => (sort.isDescending ? -1 : 1) * compare(one[sort.field], other[sort.field]))
      return { items: items.slice(from, from + count), total: items.length }
    },
    async find(db, id, lock) {
      const listed = await open()
      const path = id.replaceAll('~', '/')
      const category = listed?.categories().get(path)
      if (!listed || !category) return null
      if (lock) await lockRow(db, path)
      const row = (await readRows(db, [path])).get(path)
      const item = toItem(category, row)
      const pinned = (row?.pinned ?? []).map((number) => listed.piece(number) ?? unlistedPiece(number))
      return { ...item, pinned, pinnedTitles: pinned.map(({ id: number, title }) => title ?? number) }
    },
    changes: defineChange<CategoryOrder, z.infer<typeof changes>>({
      roles,
      input: changes,
      async run(tx, { path, pinned: before }, { pinned }, { now, afterCommit }) {
        const listed = await open()
        const pinnedBefore = new Set(before.map(({ id }) => id))
        // A piece that is currently not listed retains its position.
        const elsewhere = pinned.flatMap((number, index) =>
          pinnedBefore.has(number) || listed?.isIn(path, number)
            ? []
            : [{ path: `pinned.${index}`, code: 'piece-elsewhere' }],
        )
        if (elsewhere.length > 0) return { ok: false, code: 'piece-elsewhere', fields: elsewhere }
        await tx
          .update(categoryOrderTable)
          .set({ pinned, version: sql`${categoryOrderTable.version} + 1`, changedAt: now })
          .where(eq(categoryOrderTable.path, path))
        await announceWrite(tx)
        afterCommit(() => indexes.refreshAndAnnounce())
        return ok(true)
      },
    }),
  })
}

/** `category-pieces`: the pieces of a category in the order without pinned pieces. */
export function teamCategoryPieces(open: () => Promise<ListedPieces | null>): readonly TeamRoute[] {
  return defineResource({
    name: 'category-pieces',
    isPersonal: false,
    roles,
    filter: z.strictObject({ category: z.string().max(300), text }),
    sortable: ['place'],
    logged: [],
    async list(_, { filter, from: offset, count: length }) {
      const listed = await open()
      const { pieces, total } = listed?.page({ ...filter, offset, length }) ?? { pieces: [], total: 0 }
      return { items: pieces, total }
    },
    async find(_, id): Promise<CategoryPiece | null> {
      return (await open())?.piece(id) ?? null
    },
  })
}

type Row = typeof categoryOrderTable.$inferSelect

async function readRows(db: Queryable, paths: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const rows = await db
    .select()
    .from(categoryOrderTable)
    .where(inArray(categoryOrderTable.path, [...paths]))
  return new Map(rows.map((row) => [row.path, row]))
}

/** Locks the row of a category. It is added if there is none yet, since there would be nothing to lock. */
async function lockRow(db: Queryable, path: string): Promise<void> {
  await db
    .insert(categoryOrderTable)
    .values({ path, pinned: [], changedAt: sql`now()` })
    .onConflictDoNothing()
  await db
    .select({ path: categoryOrderTable.path })
    .from(categoryOrderTable)
    .where(eq(categoryOrderTable.path, path))
    .for('update')
}

function toItem({ path, title, count }: ListedCategory, row: Row | undefined): CategoryOrder {
  return {
    id: categoryOrderId(path),
    version: row?.version ?? 0,
    path,
    title,
    count,
    pinnedCount: row?.pinned.length ?? 0,
    pinned: [],
    pinnedTitles: [],
  }
}

function unlistedPiece(id: string): CategoryPiece {
  return { id, version: 1, title: null, picture: null, isAvailable: false }
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'string' && typeof other === 'string') return one.localeCompare(other)
  return Number(one) - Number(other)
}
