import { eq, sql } from 'drizzle-orm'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'
import { inventory } from '../../tables/catalogue-tables.ts'

export type Pieces = { variantId: number; quantity: number }

/**
 * Locks the stock of the variants until the transaction ends, in the order of their ids, so that simultaneous
 * orders wait here and never deadlock.
 */
export async function lockStock(transaction: Queryable, variantIds: readonly number[]): Promise<void> {
  await transaction.execute(sql`
    select variant_id from commerce.inventory where variant_id = any(${sql.param([...variantIds])}::bigint[])
    order by variant_id for update`)
}

/** Increases `reserved` for a placed order, or decreases it for a canceled one. */
export async function adjustReserved(
  transaction: Queryable,
  pieces: readonly Pieces[],
  direction: 1 | -1,
): Promise<void> {
  const ids = pieces.map(({ variantId }) => variantId)
  const quantities = pieces.map(({ quantity }) => quantity * direction)
  await transaction.execute(sql`
    update commerce.inventory set reserved = reserved + moved.quantity
    from (
      select variant_id, sum(quantity)::int as quantity
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(quantities)}::int[]) as piece (variant_id, quantity)
      group by variant_id
    ) as moved
    where inventory.variant_id = moved.variant_id`)
}

/** Removes units that are not reserved from the stock, for example because they are damaged. */
export async function removeStock(transaction: Queryable, pieces: readonly Pieces[]): Promise<void> {
  for (const { variantId, quantity } of pieces) {
    await transaction
      .update(inventory)
      .set({ onHand: sql`greatest(${inventory.onHand} - ${quantity}, 0)` })
      .where(eq(inventory.variantId, variantId))
  }
}

/** Announces the changed stock of products to the search index and the page cache. */
export async function announceStock(transaction: Queryable, productIds: readonly number[]): Promise<void> {
  await recordChanges(transaction, PRODUCT_CHANGES, [...new Set(productIds)].map(String))
}
