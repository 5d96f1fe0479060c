import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ListPurpose } from '#contracts/list-id.ts'
import type { LineProject } from '#domain/list/project.ts'
import { ok, type Refused, type Result, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { changeList, type ListWriteResult } from './change-list.ts'
import { hasRoom } from './items.ts'
import { listItems } from './lists-tables.ts'
import { placeItem } from './place.ts'

type ProductTarget = { accountId: string; productId: string; now: Date }

/**
 * Adds a product at the start of a list with a purpose. If the list already contains it, the product stays in its place
 * and gets the larger quantity.
 */
export async function addProduct(
  database: Database,
  purpose: ListPurpose,
  {
    accountId,
    productId,
    quantity,
    project = null,
    now,
  }: ProductTarget & {
    quantity: number
    project?: LineProject | null
  },
): Promise<Result<null, 'list-full'>> {
  const call = { accountId, tab: null, now }
  const added = await changeList<Refused<'list-full'>>(
    database,
    call,
    purpose,
    async (tx, { id: listId }) => {
      const matchesProduct = and(
        eq(listItems.listId, listId),
        eq(listItems.productId, productId),
        isNull(listItems.removedAt),
      )
      const [earlier] = await tx
        .select()
        .from(listItems)
        .where(matchesProduct)
        .orderBy(asc(listItems.rank))
        .limit(1)
      if (earlier && earlier.quantity >= quantity) return ok({ isUnchanged: true })
      if (earlier) {
        const set = { quantity, project: earlier.project ?? project, version: earlier.version + 1 }
        await tx
          .update(listItems)
          .set(set)
          .where(and(matchesProduct, eq(listItems.id, earlier.id)))
        return ok({})
      }
      if (!(await hasRoom(tx, listId))) return refuse('list-full')
      const id = crypto.randomUUID()
      const { rank } = await placeItem(tx, { listId, id, sectionId: null, after: null })
      await tx.insert(listItems).values({ listId, id, productId, quantity, project, rank, addedAt: now })
      return ok({})
    },
  )
  return toResult(added)
}

export async function removeProduct(
  database: Database,
  purpose: ListPurpose,
  { accountId, productId, now }: ProductTarget,
): Promise<void> {
  const call = { accountId, tab: null, now }
  const removed = await changeList<never>(database, call, purpose, async (tx, { id: listId }) => {
    const removedItems = await tx
      .update(listItems)
      .set({ removedAt: now })
      .where(
        and(eq(listItems.listId, listId), eq(listItems.productId, productId), isNull(listItems.removedAt)),
      )
      .returning({ id: listItems.id })
    return ok({ isUnchanged: removedItems.length === 0 })
  })
  toResult(removed)
}

function toResult(result: ListWriteResult | Refused<'list-full'>): Result<null, 'list-full'> {
  if (result.ok) return ok(null)
  if (result.code !== 'list-full')
    throw new Error(`A change of a list with a purpose was refused: ${result.code}`)
  return refuse(result.code)
}
