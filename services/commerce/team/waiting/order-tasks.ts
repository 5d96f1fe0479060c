import { sql } from 'drizzle-orm'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { endOfDay } from '#domain/calendar/house-clock.ts'
import type { Currency } from '#domain/money/money.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'

const orderTask = { resource: 'orders', roles: ['orders', 'care'] } as const

/** The tasks of the team for orders, by the calendar of a time zone. Each is one query on an index of open orders. */
export const orderTasks = (timeZone: string): readonly WaitingDefinition[] => [
  {
    ...orderTask,
    task: 'orders-late',
    isLate: true,
    within: 'orders-to-ship',
    filter: () => ({ shipping: 'late' }),
    sort: { field: 'shipBy', isDescending: false },
    async count(db, now) {
      const today = calendarDateIn(timeZone, now)
      const { rows } = await db.execute<OrderToShip>(sql`
        select count(*) over ()::int as count, o.number, ${BUYER} as buyer, o.ship_by::text as "shipBy", ${PIECES} as pieces
        from commerce.orders o where ${IS_TO_SHIP} and o.ship_by < ${today} order by o.ship_by, o.paid_at limit 1`)
      const [first] = rows
      if (!first) return NO_TASKS
      return {
        count: first.count,
        since: first.shipBy === null ? null : endOfDay(timeZone, first.shipBy),
        first: [{ text: first.number }, { text: first.buyer }, { pieces: first.pieces }],
      }
    },
  },
  {
    ...orderTask,
    task: 'transfers-expected',
    filter: () => ({ status: 'awaiting-payment' }),
    sort: { field: 'placedAt', isDescending: false },
    async count(db) {
      const { rows } = await db.execute<PendingTransfer>(sql`
        select count(*) over ()::int as count, o.number, ${BUYER} as buyer, o.placed_at as since,
          o.due_minor::float8 as "amountMinor", o.currency
        from commerce.orders o where o.status = 'awaiting-payment' order by o.placed_at limit 1`)
      const [first] = rows
      if (!first) return NO_TASKS
      const { count, number, buyer, since, amountMinor, currency } = first
      return {
        count,
        since: new Date(since),
        first: [{ text: number }, { text: buyer }, { amountMinor, currency }],
      }
    },
  },
  {
    ...orderTask,
    task: 'orders-to-ship',
    filter: () => ({ shipping: 'to-ship' }),
    sort: { field: 'shipBy', isDescending: false },
    async count(db) {
      const { rows } = await db.execute<OrderToShip & { since: string | null }>(sql`
        select count(*) over ()::int as count, min(o.paid_at) over () as since, o.number, ${BUYER} as buyer,
          o.ship_by::text as "shipBy", ${PIECES} as pieces
        from commerce.orders o where ${IS_TO_SHIP} order by o.ship_by nulls last, o.paid_at limit 1`)
      const [first] = rows
      if (!first) return NO_TASKS
      const due = first.shipBy === null ? [] : [{ dueOn: first.shipBy }]
      return {
        count: first.count,
        since: first.since === null ? null : new Date(first.since),
        first: [{ text: first.number }, { text: first.buyer }, { pieces: first.pieces }, ...due],
      }
    },
  },
]

/** Companies with overdue invoices. An invoice is due until the end of its last day. */
export const creditTask: WaitingDefinition = {
  task: 'invoices-overdue',
  resource: 'credit-accounts',
  roles: ['orders', 'trade'],
  isLate: true,
  filter: () => ({ state: 'overdue' }),
  async count(db, now) {
    const { rows } = await db.execute<OverdueAccount>(sql`
      select count(*) over ()::int as count, t.company, t.currency, min(o.payment_due_at) as since,
        sum(greatest(0, p.amount_minor - coalesce(p.received_minor, 0) - (
          select coalesce(sum(r.amount_minor), 0) from commerce.refunds r
          where r.order_id = o.id and r.reason = 'credited')))::float8 as "amountMinor"
      from commerce.payments p
      join commerce.orders o on o.id = p.order_id
      join commerce.credit_terms t on t.location_id = o.company_location_id and t.currency = o.currency
      where p.status = 'invoiced' and o.payment_due_at <= ${now}
      group by t.id order by since, t.company limit 1`)
    const [first] = rows
    if (!first) return NO_TASKS
    const { count, since, company, amountMinor, currency } = first
    return { count, since: new Date(since), first: [{ text: company }, { amountMinor, currency }] }
  },
}

const NO_TASKS = { count: 0, since: null, first: [] }
const IS_TO_SHIP = sql.raw("o.status = 'paid' and o.shipments_left > 0")
const BUYER = sql.raw(
  `coalesce(nullif(o.address->>'company', ''), concat_ws(' ', o.address->>'firstName', o.address->>'lastName'))`,
)
const PIECES = sql.raw('(select sum(l.quantity)::int from commerce.order_lines l where l.order_id = o.id)')

type OrderToShip = { count: number; number: string; buyer: string; shipBy: string | null; pieces: number }
type OverdueAccount = {
  count: number
  company: string
  currency: Currency
  since: string
  amountMinor: number
}
type PendingTransfer = {
  count: number
  number: string
  buyer: string
  since: string
  amountMinor: number
  currency: Currency
}
