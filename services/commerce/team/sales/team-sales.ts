import { type SQL, sql } from 'drizzle-orm'
import type { SalesResponse } from '#contracts/team/sales.ts'
import { addDays, calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { endOfDay } from '#domain/calendar/house-clock.ts'
import type { Currency } from '#domain/money/money.ts'
import { type SalesEntry, type SoldOrder, salesEntries, sumSalesByDay } from '#domain/order/sales.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import type { CommerceOptions } from '../../options.ts'

const DAYS = 30

type SoldRow = Omit<SoldOrder, 'refunds'> & { id: string; currency: Currency }

type RefundRow = SoldOrder['refunds'][number] & { orderId: string }

/** `GET /sales`: the sales of the last 30 days and of the 30 days before, in two queries. */
export function teamSales({ house, shop: { timeZone } }: Pick<CommerceOptions, 'house' | 'shop'>): TeamRoute {
  return {
    method: 'GET',
    path: '/sales',
    roles: ['orders', 'care', 'trade'],
    needsConfirmation: false,
    isPersonal: false,
    async handle({ database, now }) {
      const today = calendarDateIn(timeZone, now)
      const lastDays = (end: string) =>
        Array.from({ length: DAYS }, (_, index) => addDays(end, index - DAYS + 1))
      const [days, previousDays] = [lastDays(today), lastDays(addDays(today, -DAYS))]
      const entries = await readSales(database.db, {
        since: endOfDay(timeZone, addDays(today, -2 * DAYS)),
        timeZone,
      })
      const currencies = house.currencies.sold.map((currency) => {
        const currencyEntries = entries.get(currency) ?? []
        const { totalMinor: beforeMinor } = sumSalesByDay(currencyEntries, previousDays)
        return { currency, ...sumSalesByDay(currencyEntries, days), beforeMinor }
      })
      return Response.json({ timeZone, days, currencies } satisfies Sales)
    },
  }
}

type Sales = Omit<SalesResponse, 'currencies'> & { currencies: readonly object[] }

/**
 * The sales by currency of all orders that were paid, refunded or canceled since a given time, per day in a time zone.
 * Two queries.
 */
async function readSales(
  db: Queryable,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Map<Currency, SalesEntry[]>> {
  const toDaySql = (timestamp: SQL) => sql`(${timestamp} at time zone ${timeZone})::date::text`
  const { rows } = await db.execute<SoldRow>(sql`
    select o.id, o.currency, ${toDaySql(sql`o.paid_at`)} as "paidOn", o.total_minor::float8 as "totalMinor",
      case when o.status = 'cancelled' then ${toDaySql(sql`o.cancelled_at`)} end as "cancelledOn",
      (o.taxes->>'ratePercent')::float8 as "taxPercent",
      (select coalesce(sum(l.paid_minor), 0)::float8 from commerce.order_lines l where l.order_id = o.id) as "goodsMinor"
    from (
      select id from commerce.orders where paid_at >= ${since}
      union select id from commerce.orders where status = 'cancelled' and cancelled_at >= ${since}
      union select order_id from commerce.refunds where reason in ('refund', 'credited') and requested_at >= ${since}) sold
    join commerce.orders o on o.id = sold.id where o.paid_at is not null and not o.is_samples`)
  const { rows: refundRows } = await db.execute<RefundRow>(sql`
    select order_id as "orderId", amount_minor::float8 as "amountMinor", ${toDaySql(sql`requested_at`)} as "on"
    from commerce.refunds where reason in ('refund', 'credited') and order_id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
    order by requested_at`)
  const refundsByOrder = Map.groupBy(refundRows, ({ orderId }) => orderId)
  const entries = new Map<Currency, SalesEntry[]>()
  for (const { id, currency, ...order } of rows) {
    const currencyEntries = entries.get(currency) ?? []
    currencyEntries.push(...salesEntries({ ...order, refunds: refundsByOrder.get(id) ?? [] }))
    entries.set(currency, currencyEntries)
  }
  return entries
}
