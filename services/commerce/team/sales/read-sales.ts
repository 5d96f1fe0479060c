import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#domain/money/money.ts'
import { type SalesEntry, type SoldOrder, salesEntries } from '#domain/order/sales.ts'
import type { Queryable } from '#services/kernel/database/database.ts'

/**
 * The sales by currency of all orders that were paid, refunded or canceled since a moment, on the days of a time zone. Two
 * queries.
 */
export async function readSales(
  db: Queryable,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Map<Currency, SalesEntry[]>> {
  const dayOf = (moment: SQL) => sql`(${moment} at time zone ${timeZone})::date::text`
  const { rows } = await db.execute<SoldRow>(sql`
    select o.id, o.currency, ${dayOf(sql`o.paid_at`)} as "paidOn", o.total_minor::float8 as "totalMinor",
      case when o.status = 'cancelled' then ${dayOf(sql`o.cancelled_at`)} end as "cancelledOn",
      (o.taxes->>'ratePercent')::float8 as "taxPercent",
      (select coalesce(sum(l.paid_minor), 0)::float8 from commerce.order_lines l where l.order_id = o.id) as "goodsMinor"
    from (
      select id from commerce.orders where paid_at >= ${since}
      union select id from commerce.orders where status = 'cancelled' and cancelled_at >= ${since}
      union select order_id from commerce.refunds where reason in ('refund', 'credited') and requested_at >= ${since}) sold
    join commerce.orders o on o.id = sold.id where o.paid_at is not null and not o.is_samples`)
  const { rows: given } = await db.execute<RefundRow>(sql`
    select order_id as "orderId", amount_minor::float8 as "amountMinor", ${dayOf(sql`requested_at`)} as "on"
    from commerce.refunds where reason in ('refund', 'credited') and order_id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
    order by requested_at`)
  const refundsOf = Map.groupBy(given, ({ orderId }) => orderId)
  const entries = new Map<Currency, SalesEntry[]>()
  for (const { id, currency, ...order } of rows) {
    const ofCurrency = entries.get(currency) ?? []
    ofCurrency.push(...salesEntries({ ...order, refunds: refundsOf.get(id) ?? [] }))
    entries.set(currency, ofCurrency)
  }
  return entries
}

type SoldRow = Omit<SoldOrder, 'refunds'> & { id: string; currency: Currency }
type RefundRow = SoldOrder['refunds'][number] & { orderId: string }
