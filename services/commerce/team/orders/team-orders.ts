import { and, asc, count, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MakeDocument } from '#contracts/document.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { HousePlace } from '#domain/market/house-markets.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { refuse } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { ResourceDocument } from '#services/kernel/team/document-route.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import { makeNamedDocument, makeProForma } from '../../orders/order-document.ts'
import { readOrders } from '../../orders/read-order.ts'
import { orderLines, orders, payments } from '../../tables/order-tables.ts'
import { createOrderActions, type OrderActionOptions, type OrderItem } from './order-actions.ts'
import { readOrderDetail } from './order-detail.ts'
import { orderExports } from './order-exports.ts'

const filter = z.strictObject({
  status: z.enum(orders.status.enumValues).optional(),
  payment: z.enum(payments.status.enumValues).optional(),
  country: z.string().length(2).optional(),
  warehouse: z.enum(['in-house', 'other']).optional(),
  /** `to-ship`: paid, with shipments left; `late`: with a shipment that should have left. */
  shipping: z.enum(['to-ship', 'late']).optional(),
  /** When the order was placed: including `from`, excluding `to`. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** Part of the number, the name, the company, the email address or a SKU. */
  text: z.string().trim().min(1).max(100).optional(),
})
type OrderFilter = z.infer<typeof filter>

const columns = {
  placedAt: orders.placedAt,
  number: orders.number,
  country: orders.countryCode,
  shipBy: orders.shipBy,
}
const headColumns = {
  id: orders.id,
  version: orders.version,
  shipBy: sql<string | null>`case when ${orders.shipmentsLeft} > 0 then ${orders.shipBy}::text end`,
}

type Sort = { field: keyof typeof columns; isDescending: boolean }

const ROLES: readonly Role[] = ['orders', 'care']

/** The language of a document; by default, that of the order. */
const language = z.enum(LANGUAGES).optional()

const proForma = z.strictObject({ language })

/** Which of the order's shipments, counted from 0. */
const packingSlip = z.strictObject({ language, shipment: z.coerce.number().int().nonnegative() })

/** `orders`: the orders of the shop, for the team. A list costs six queries, however long it is. */
export function teamOrders(options: OrderActionOptions) {
  const { paymentProviders } = options.checkout
  const exported = orderExports(paymentProviders, options.shop.timeZone)
  const today = () => houseDay(options.shop, options.clock())
  const selection = {
    ids: (db: Queryable, { filter, sort }: { filter: OrderFilter; sort: Sort }) =>
      selectOrders(db, toCondition(filter, today()), sort),
    count: (db: Queryable, filter: OrderFilter) => countOrders(db, toCondition(filter, today())),
  }
  return defineResource({
    name: 'orders',
    roles: ['orders', 'care'],
    filter,
    sortable: ['placedAt', 'number', 'country', 'shipBy'],
    logged: ['status'],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = toCondition(filter, today())
      const rows = await db
        .select(headColumns)
        .from(orders)
        .innerJoin(payments, eq(payments.orderId, orders.id))
        .where(matches)
        .orderBy(...toOrderBy(sort))
        .limit(limit)
        .offset(from)
      const ids = rows.map(({ id }) => id)
      const heads = new Map(rows.map((row) => [row.id, row]))
      const found = await readOrders(db, ids, paymentProviders)
      const items = found.map(
        (order): OrderItem => ({ version: 1, shipBy: null, ...heads.get(order.id), ...order, detail: null }),
      )
      return { items, total: await countOrders(db, matches) }
    },
    async find(db, id, lock) {
      if (!z.guid().safeParse(id).success) return null
      const query = db.select(headColumns).from(orders).where(eq(orders.id, id))
      const [head] = await (lock ? query.for('update') : query)
      const [order] = head ? await readOrders(db, [id], paymentProviders) : []
      return head && order ? { ...head, ...order, detail: await readOrderDetail(db, id) } : null
    },
    exports: {
      orders: { ...selection, ...exported.orders },
      'order-lines': { ...selection, ...exported['order-lines'] },
    },
    documents: orderDocuments(options.makeDocument, options.shop),
    actions: createOrderActions(options),
  })
}

function selectOrders(db: Queryable, matches: SQL | undefined, sort: Sort) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(matches)
    .orderBy(...toOrderBy(sort))
}

async function countOrders(db: Queryable, matches: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(matches)
  return counted?.total ?? 0
}

function toOrderBy({ field, isDescending }: Sort) {
  const direction = isDescending ? desc : asc
  return [direction(columns[field]), direction(orders.id)]
}

function toCondition(filter: OrderFilter, today: CalendarDate): SQL | undefined {
  const { status, payment, country, warehouse, shipping, from, to, text } = filter
  return and(
    status && eq(orders.status, status),
    payment && eq(payments.status, payment),
    country ? eq(orders.countryCode, country) : undefined,
    warehouse && sql`${orders.shipments} @> ${JSON.stringify([{ warehouse }])}::jsonb`,
    shipping && and(eq(orders.status, 'paid'), gt(orders.shipmentsLeft, 0)),
    shipping === 'late' ? lt(orders.shipBy, today) : undefined,
    from ? gte(orders.placedAt, new Date(from)) : undefined,
    to ? lt(orders.placedAt, new Date(to)) : undefined,
    text ? textCondition(text) : undefined,
  )
}

/** Combines two indexed queries, since one condition on both tables would be evaluated for each order. */
function textCondition(text: string): SQL {
  const { address } = orders
  const field = (name: string) => sql`coalesce(${address}->>${sql.raw(`'${name}'`)}, '')`
  const person = sql`(${field('firstName')} || ' ' || ${field('lastName')} || ' ' || ${field('company')})`
  return sql`${orders.id} in (
    select ${orders.id} from ${orders} where ${containsText([sql`${orders.number}`, sql`${orders.email}`, person], text)}
    union all
    select ${orderLines.orderId} from ${orderLines} where ${containsText([sql`${orderLines.sku}`], text)})`
}

/** The documents of an order: `pro-forma`, and `packing-slip` for each shipment. */
function orderDocuments(
  make: MakeDocument,
  house: HousePlace,
): Readonly<Record<string, ResourceDocument<OrderItem>>> {
  return {
    'pro-forma': {
      roles: ROLES,
      async make(order, { query, now }) {
        const parsed = proForma.safeParse(query)
        if (!parsed.success) return refuse('request-malformed')
        const { language = order.language } = parsed.data
        return makeProForma(make, order, { language, on: houseDay(house, now) })
      },
    },
    'packing-slip': {
      roles: ROLES,
      async make(order, { query, now }) {
        const parsed = packingSlip.safeParse(query)
        if (!parsed.success || !order.shipments[parsed.data.shipment]) return refuse('request-malformed')
        const { language = order.language, shipment } = parsed.data
        const request = { kind: 'packing-slip', order, language, shipment, on: houseDay(house, now) } as const
        return makeNamedDocument(make, `packing-slip-${order.number}-${shipment + 1}`, request)
      },
    },
  }
}
