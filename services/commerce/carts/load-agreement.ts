import { asc, eq } from 'drizzle-orm'
import { globalId } from '#domain/ids.ts'
import { money } from '#domain/money/money.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { loadVariants } from '../catalogue/load-variants.ts'
import type { View } from '../catalogue/view.ts'
import { agreedLines, agreedOrders } from '../tables/agreed-tables.ts'
import type { CartRow } from './open-cart.ts'
import type { LineContents } from './price-cart.ts'

export type Agreement = typeof agreedOrders.$inferSelect & {
  lines: readonly (typeof agreedLines.$inferSelect)[]
}

/** The agreement of a cart; null for an ordinary cart. */
export async function loadAgreement(
  queryable: Queryable,
  { agreedOrderId }: Pick<CartRow, 'agreedOrderId'>,
): Promise<Agreement | null> {
  if (agreedOrderId === null) return null
  const [agreed] = await queryable.select().from(agreedOrders).where(eq(agreedOrders.id, agreedOrderId))
  if (!agreed) throw new Error(`The agreed order ${agreedOrderId} of a cart is missing`)
  const lines = await queryable
    .select()
    .from(agreedLines)
    .where(eq(agreedLines.agreedOrderId, agreed.id))
    .orderBy(asc(agreedLines.position))
  return { ...agreed, lines }
}

/**
 * The agreed lines as cart lines, at the agreed prices. Omits lines whose product the shop no longer sells; an agreed
 * order with such a line cannot be placed.
 */
export async function loadAgreedContents(
  queryable: Queryable,
  { lines, currency }: Agreement,
  view: View,
): Promise<LineContents[]> {
  const ids = lines.map(({ variantId }) => globalId('ProductVariant', variantId))
  const variants = await loadVariants(queryable, ids, view)
  return lines.flatMap(({ id, variantId, quantity, unitPriceMinor, ...agreed }): LineContents[] => {
    const variant = variants.get(globalId('ProductVariant', variantId))
    if (!variant) return []
    const price = money(unitPriceMinor, currency)
    return [{ id, quantity, attributes: [], collectionIds: [], variant: { ...variant, price }, agreed }]
  })
}
