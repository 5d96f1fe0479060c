import { sql } from 'drizzle-orm'
import type { Currency } from '#domain/money/money.ts'
import { type SalesEntry, type SoldOrder, salesEntries } from '#domain/order/sales.ts'
import type { Queryable } from '#services/kernel/database/database.ts'

/** The sales by currency of all orders that were paid, refunded or canceled since a moment. One query. */
export async function readSales(db: Queryable, since: Date): Promise<Map<Currency, SalesEntry[]>> {
  const { rows } = await db.execute<SoldRow>(sql`
    select o.currency, o.paid_at as "paidAt", o.taxes, o.total_minor::float8 as "totalMinor",
      case when o.status = 'cancelled' then o.cancelled_at end as "cancelledAt",
      coalesce((select sum(l.paid_minor) from commerce.order_lines l where l.order_id = o.id), 0)::float8 as "goodsMinor",
      coalesce((select json_agg(json_build_object('amountMinor', r.amount_minor, 'at', r.requested_at) order by r.requested_at)
        from commerce.refunds r where r.order_id = o.id and r.reason = 'refund'), '[]') as refunds
    from commerce.orders o
    where o.paid_at is not null and o.id in (
      select id from commerce.orders where paid_at >= ${since}
      union select id from commerce.orders where status = 'cancelled' and cancelled_at >= ${since}
      union select order_id from commerce.refunds where reason = 'refund' and requested_at >= ${since})`)
  const entries = new Map<Currency, SalesEntry[]>()
  for (const { currency, ...order } of rows) {
    const ofCurrency = entries.get(currency) ?? []
    ofCurrency.push(...salesEntries(toOrder(order)))
    entries.set(currency, ofCurrency)
  }
  return entries
}

type SoldRow = Omit<SoldOrder, 'paidAt' | 'cancelledAt' | 'refunds'> & {
  currency: Currency
  paidAt: string
  cancelledAt: string | null
  refunds: { amountMinor: number; at: string }[]
}

function toOrder({ paidAt, cancelledAt, refunds, ...row }: Omit<SoldRow, 'currency'>): SoldOrder {
  return {
    ...row,
    paidAt: new Date(paidAt),
    cancelledAt: cancelledAt === null ? null : new Date(cancelledAt),
    refunds: refunds.map(({ amountMinor, at }) => ({ amountMinor, at: new Date(at) })),
  }
}
