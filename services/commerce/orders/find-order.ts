import { eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { orders, payments } from '../tables/order-tables.ts'

/** `reference` is the payment provider's reference. */
export type PlacedOrder = { orderId: string; reference: string; isNew: boolean }

export async function findOrderOfCart(queryable: Queryable, cartToken: string): Promise<PlacedOrder | null> {
  const [row] = await queryable
    .select({ orderId: orders.id, reference: payments.reference })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.cartToken, cartToken))
  return row ? { ...row, isNew: false } : null
}
