import { asc, eq, inArray, sql } from 'drizzle-orm'
import { globalId } from '#domain/ids.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { fromGid } from '../../catalogue/gid.ts'
import { cartLines } from '../../tables/cart-tables.ts'
import type { DraftLine } from './change-lines.ts'

export async function loadLines(queryable: Queryable, token: string): Promise<DraftLine[]> {
  const rows = await queryable
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartToken, token))
    .orderBy(asc(cartLines.position))
  return rows.map(({ id, variantId, quantity, attributes }) => ({
    id,
    variant: globalId('ProductVariant', variantId),
    quantity,
    attributes,
  }))
}

/** Replaces the lines of a cart with `after`; the cart's row must be locked. */
export async function saveLines(
  transaction: Queryable,
  token: string,
  before: readonly DraftLine[],
  after: readonly DraftLine[],
): Promise<void> {
  const gone = before.filter((line) => !after.some(({ id }) => id === line.id)).map(({ id }) => id)
  if (gone.length > 0) await transaction.delete(cartLines).where(inArray(cartLines.id, gone))
  const changed = after.filter((line) => !before.includes(line))
  if (changed.length === 0) return
  await transaction
    .insert(cartLines)
    .values(changed.map((line) => toRow(token, line)))
    .onConflictDoUpdate({
      target: cartLines.id,
      set: {
        variantId: sql`excluded.variant_id`,
        quantity: sql`excluded.quantity`,
        attributes: sql`excluded.attributes`,
      },
    })
}

function toRow(token: string, { id, variant, quantity, attributes }: DraftLine) {
  const variantId = fromGid('ProductVariant', variant)
  if (variantId === null) throw new TypeError(`Not the id of a variant: ${variant}`)
  return { id, cartToken: token, variantId, quantity, attributes }
}
