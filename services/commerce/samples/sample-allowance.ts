import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { SampleOffer } from '#contracts/order/samples.ts'
import { SAMPLES_PER_YEAR, samplesLeft, sampleYear } from '#domain/trade/samples.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { orderLines, orders } from '../orders/order-tables.ts'
import type { SampleClient } from './sample-client.ts'

type Year = { timeZone: string; now: Date }

type Whose = Pick<SampleClient, 'customerId' | 'companyLocationId'>

/** What a company may still order this year, over all its people, or anyone else; canceled orders do not count. */
export async function readAllowance(
  db: Queryable,
  { customerId, companyLocationId }: Whose,
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
        companyLocationId === null
          ? and(eq(orders.customerId, customerId), isNull(orders.companyLocationId))
          : eq(orders.companyLocationId, companyLocationId),
        isNull(orders.cancelledAt),
        gte(orders.placedAt, start),
        lt(orders.placedAt, end),
      ),
    )
  const whose = companyLocationId === null ? 'customer' : 'company'
  return { perYear: SAMPLES_PER_YEAR[whose], left: samplesLeft(whose, counted?.ordered ?? 0), renewsOn }
}

/** Two orders of a company, or of another customer, wait here for each other, so that both count. */
export async function lockAllowance(tx: Queryable, { customerId, companyLocationId }: Whose): Promise<void> {
  const whose = companyLocationId ?? customerId
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.samples}, hashtext(${whose}))`)
}
