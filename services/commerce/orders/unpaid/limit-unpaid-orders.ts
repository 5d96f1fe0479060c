import { and, eq, type SQL, sql } from 'drizzle-orm'
import { customerKey } from '#domain/account/email-address.ts'
import { mayLeaveUnpaid } from '#domain/order/unpaid-orders.ts'
import type { Result } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { orders } from '../order-tables.ts'

/** The buyer of an order. `network` is a keyed digest, null if unknown; `customerId` is null for a guest. */
type Buyer = { email: string; customerId: string | null; network: string | null }

/**
 * Whether the buyer may place one more unpaid order. Placements with the same address, account or network are
 * serialized from here to the end of their transactions, so that all of them are counted.
 */
export async function limitUnpaidOrders(
  tx: Queryable,
  { email, customerId, network }: Buyer,
): Promise<Result<true, 'unpaid-orders-exhausted'>> {
  const emailKey = customerKey(email)
  const keys = [`email ${emailKey}`, `account ${customerId}`, `network ${network}`]
  const known = [true, customerId !== null, network !== null]
  // Locked in the same order by everyone, so that two placements never deadlock.
  for (const key of keys.filter((_, index) => known[index]).toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.unpaidOrders}, hashtext(${key}))`)
  }
  const count = (condition: SQL) =>
    tx
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.status, 'awaiting-payment'), condition))
      .then(([row]) => row?.count ?? 0)
  const unpaid = await tx
    .select({ email: orders.email })
    .from(orders)
    .where(eq(orders.status, 'awaiting-payment'))
  return mayLeaveUnpaid({
    email: unpaid.filter((order) => customerKey(order.email) === emailKey).length,
    account: customerId === null ? null : await count(eq(orders.customerId, customerId)),
    network: network === null ? null : await count(eq(orders.networkKey, network)),
  })
}
