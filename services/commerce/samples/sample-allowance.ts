import { and, count, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { SampleOffer } from '#contracts/order/samples.ts'
import { customerKey } from '#domain/account/email-address.ts'
import { SAMPLES_PER_YEAR, samplesLeft, sampleYear } from '#domain/trade/samples.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { orderLines, orders } from '../tables/order-tables.ts'
import type { SampleClient } from './sample-client.ts'

type Year = { timeZone: string; now: Date }

type AllowanceOwner = Pick<SampleClient, 'customerId' | 'email' | 'companyLocationId'>

/**
 * How many samples may still be ordered this year by a company (all its members together), or by any other customer or
 * guest with the same email address. Canceled orders do not count.
 */
export async function readAllowance(
  db: Queryable,
  { customerId, email, companyLocationId }: AllowanceOwner,
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
          ? and(
              or(
                eq(orders.samplesKey, customerKey(email)),
                customerId === null ? undefined : eq(orders.customerId, customerId),
              ),
              isNull(orders.companyLocationId),
            )
          : eq(orders.companyLocationId, companyLocationId),
        isNull(orders.cancelledAt),
        gte(orders.placedAt, start),
        lt(orders.placedAt, end),
      ),
    )
  const owners = companyLocationId === null ? 'customer' : 'company'
  return { perYear: SAMPLES_PER_YEAR[owners], left: samplesLeft(owners, counted?.ordered ?? 0), renewsOn }
}

/** How many orders of samples all guests have placed in the last 24 hours. Concurrent orders are not counted. */
export async function countGuestOrders(db: Queryable, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const [counted] = await db
    .select({ ordered: count() })
    .from(orders)
    .where(and(eq(orders.isSamples, true), isNull(orders.customerId), gt(orders.placedAt, dayAgo)))
  return counted?.ordered ?? 0
}

/** Makes concurrent orders of the same company or customer wait for each other, so that both are counted. */
export async function lockAllowance(
  tx: Queryable,
  { customerId, email, companyLocationId }: AllowanceOwner,
): Promise<void> {
  const owners =
    companyLocationId === null ? [customerId, `email ${customerKey(email)}`] : [companyLocationId]
  // Every order acquires its locks in the same order, so that two orders never deadlock.
  for (const key of owners.filter((known) => known !== null).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.samples}, hashtext(${key}))`)
}
