import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { SampleOffer } from '#contracts/order/samples.ts'
import { SAMPLES_PER_YEAR, samplesLeft, sampleYear } from '#domain/trade/samples.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { orderLines, orders } from '../orders/order-tables.ts'

type Year = { timeZone: string; now: Date }

/** What a company may still order this year, over all its people; canceled orders do not count. */
export async function readAllowance(
  db: Queryable,
  companyLocationId: string,
  { timeZone, now }: Year,
): Promise<SampleOffer['allowance']> {
  const { start, end, renewsOn } = sampleYear(timeZone, now)
  const [counted] = await db
    .select({ ordered: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.isSamples, true),
        eq(orders.companyLocationId, companyLocationId),
        isNull(orders.cancelledAt),
        gte(orders.placedAt, start),
        lt(orders.placedAt, end),
      ),
    )
  return { perYear: SAMPLES_PER_YEAR, left: samplesLeft(counted?.ordered ?? 0), renewsOn }
}

/** Two orders of a company wait here for each other, so that both count. */
export async function lockAllowance(tx: Queryable, companyLocationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.samples}, hashtext(${companyLocationId}))`)
}
