import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Order } from '#contracts/order/order.ts'
import { type CalendarDate, calendarDateIn } from '#domain/calendar/calendar-date.ts'
import type { Cell } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'
import { multiplyMoney, parseDecimal, toDecimal } from '#domain/money/money.ts'
import { countShipments } from '#domain/order/order-progress.ts'
import type { Role } from '#domain/team/roles.ts'
import de from '#messages/de.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import fr from '#messages/fr.json' with { type: 'json' }
import it from '#messages/it.json' with { type: 'json' }
import type { Queryable } from '#services/kernel/database/database.ts'
import type { PaymentProvider } from '../../orders/payments/payment-provider.ts'
import { readOrders } from '../../orders/read-order.ts'
import { refunds } from '../../tables/order-tables.ts'

const MESSAGES = { de, en, es, fr, it } as const
const ROLES: readonly Role[] = ['orders']

type ToDay = (time: string) => CalendarDate
type Column<Row> = readonly [name: keyof (typeof en)['exports'], value: (row: Row, toDay: ToDay) => Cell]
type OrderRow = { order: Order; refundedMinor: number }
type LineRow = { order: Order; line: Order['lines'][number]; shipment: number }

const decimal = ({ amount }: { amount: string }): Cell => ({ decimal: Number(amount).toFixed(2) })
const orderCurrency = ({ totals }: Order) => totals.total.currencyCode

/** One row per order. Codes and dates are those of the team API. */
const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  ['number', ({ order }) => order.number],
  ['placed-on', ({ order }, toDay) => toDay(order.placedAt)],
  ['placed-at', ({ order }) => order.placedAt],
  ['status', ({ order }) => order.status],
  ['payment', ({ order }) => order.payment.status],
  ['payment-method', ({ order }) => order.payment.method],
  ['payment-reference', ({ order }) => order.payment.reference],
  ['pay-by', ({ order }, toDay) => order.paymentDueAt && toDay(order.paymentDueAt)],
  ['first-name', ({ order }) => order.address.firstName],
  ['last-name', ({ order }) => order.address.lastName],
  ['company', ({ order }) => order.address.company],
  ['email', ({ order }) => order.email],
  ['phone', ({ order }) => order.address.phone],
  ['language', ({ order }) => order.language],
  ['address', ({ order }) => order.address.line1],
  ['address-2', ({ order }) => order.address.line2],
  ['postal-code', ({ order }) => order.address.postalCode],
  ['city', ({ order }) => order.address.city],
  ['zone', ({ order }) => order.address.zone],
  ['country', ({ order }) => order.address.country],
  ['pieces', ({ order }) => order.lines.reduce((sum, { quantity }) => sum + quantity, 0)],
  ['currency', ({ order }) => orderCurrency(order)],
  ['subtotal', ({ order }) => decimal(order.totals.subtotal)],
  [
    'promotions',
    ({ order }) => ({
      decimal: order.promotions.reduce((sum, { amount }) => sum + Number(amount.amount), 0).toFixed(2),
    }),
  ],
  ['shipping', ({ order }) => decimal(order.totals.shipping)],
  ['total', ({ order }) => decimal(order.totals.total)],
  [
    'tax-rate',
    ({ order: { totals } }) => (totals.taxes.kind === 'included' ? totals.taxes.ratePercent : null),
  ],
  [
    'tax-included',
    ({ order: { totals } }) => (totals.taxes.kind === 'included' ? decimal(totals.taxes.amount) : null),
  ],
  ['gift-cards', ({ order }) => decimal(order.totals.giftCards)],
  ['due', ({ order }) => decimal(order.totals.due)],
  ['refunded', ({ refundedMinor }) => ({ decimal: (refundedMinor / 100).toFixed(2) })],
  ['shipments', ({ order }) => countShipments(order.shipments)],
  ['shipped', ({ order }) => order.fulfilments.length],
  [
    'tracking',
    ({ order }) => order.fulfilments.map(({ company, number }) => `${company} ${number}`).join(', '),
  ],
]

const LINE_COLUMNS: readonly Column<LineRow>[] = [
  ['number', ({ order }) => order.number],
  ['placed-on', ({ order }, toDay) => toDay(order.placedAt)],
  ['status', ({ order }) => order.status],
  ['country', ({ order }) => order.address.country],
  ['sku', ({ line }) => line.sku],
  ['piece', ({ line }) => line.title],
  ['version', ({ line }) => line.variantTitle],
  ['artisan', ({ line }) => line.artisanName],
  ['warehouse', ({ order, shipment }) => order.shipments[shipment]?.warehouse ?? null],
  ['quantity', ({ line }) => line.quantity],
  ['currency', ({ order }) => orderCurrency(order)],
  ['unit-price', ({ line }) => decimal(line.unitPrice)],
  ['subtotal', ({ line }) => decimal(line.subtotal)],
  ['promised-from', ({ line }) => line.promise?.window?.from ?? null],
  ['promised-until', ({ line }) => line.promise?.window?.to ?? null],
  [
    'sent-on',
    ({ order, shipment }, toDay) => {
      const parcel = findParcel(order, shipment)
      return parcel ? toDay(parcel.sentAt) : null
    },
  ],
  [
    'delivered-on',
    ({ order, shipment }, toDay) => {
      const arrived = findParcel(order, shipment)?.deliveredAt
      return arrived ? toDay(arrived) : null
    },
  ],
  [
    'tracking',
    ({ order, shipment }) => {
      const parcel = findParcel(order, shipment)
      return parcel ? `${parcel.company} ${parcel.number}` : null
    },
  ],
]

function findParcel({ fulfilments }: Order, shipment: number) {
  return fulfilments.find((parcel) => parcel.shipment === shipment)
}

/** The two exports of orders, with dates in a time zone. The resource selects the orders. */
export function orderExports(providers: readonly PaymentProvider[], timeZone: string) {
  const toDay: ToDay = (time) => calendarDateIn(timeZone, new Date(time))
  return {
    orders: {
      roles: ROLES,
      headers: (language: Language) => columnHeaders(ORDER_COLUMNS, language),
      async read(db: Queryable, ids: readonly string[]) {
        const refunded = await readRefundedAmounts(db, ids)
        return (await readOrders(db, ids, providers)).map((order) =>
          ORDER_COLUMNS.map(([, value]) =>
            value({ order, refundedMinor: refunded.get(order.id) ?? 0 }, toDay),
          ),
        )
      },
    },
    'order-lines': {
      roles: ROLES,
      headers: (language: Language) => columnHeaders(LINE_COLUMNS, language),
      read: async (db: Queryable, ids: readonly string[]) =>
        (await readOrders(db, ids, providers)).flatMap((order) =>
          order.lines.flatMap((line) =>
            toLineRows(order, line).map((row) => LINE_COLUMNS.map(([, value]) => value(row, toDay))),
          ),
        ),
    },
  }
}

/** One row for each shipment that contains pieces of a line. */
function toLineRows(order: Order, line: Order['lines'][number]): LineRow[] {
  const rows = order.shipments.flatMap(({ lineItems }, shipment) =>
    lineItems
      .filter(({ lineId }) => lineId === line.id)
      .map(({ quantity }) => {
        if (quantity === line.quantity) return { order, line, shipment }
        const { amount, currencyCode } = line.unitPrice
        const subtotal = toDecimal(multiplyMoney(parseDecimal(amount, currencyCode), quantity))
        return { order, line: { ...line, quantity, subtotal: { amount: subtotal, currencyCode } }, shipment }
      }),
  )
  return rows.length > 0 ? rows : [{ order, line, shipment: -1 }]
}

function columnHeaders<Row>(columns: readonly Column<Row>[], language: Language): string[] {
  const { exports } = MESSAGES[language]
  return columns.map(([name]) => exports[name])
}

/** The refunded amount of each order, in minor units, excluding payments that were never captured. */
async function readRefundedAmounts(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: refunds.orderId, sum: sql<number>`sum(${refunds.amountMinor})::float8` })
    .from(refunds)
    .where(
      and(inArray(refunds.orderId, [...ids]), eq(refunds.status, 'done'), ne(refunds.reason, 'released')),
    )
    .groupBy(refunds.orderId)
  return new Map(rows.map(({ id, sum }) => [id, sum]))
}
