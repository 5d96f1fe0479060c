import { asc, eq, inArray } from 'drizzle-orm'
import type { Fulfilment, Order } from '#contracts/order/order.ts'
import { globalId } from '#domain/ids.ts'
import { openAmount } from '#domain/order/on-account.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { formatLineId } from '../carts/cart-id.ts'
import { fulfilments, orderLines, orders, payments, refunds } from '../tables/order-tables.ts'
import { toWireMoney, toWireTotals } from './checkout/checkout-totals.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'

type OrderRow = typeof orders.$inferSelect
type OrderLineRow = typeof orderLines.$inferSelect
type PaymentRow = typeof payments.$inferSelect
type FulfilmentRow = typeof fulfilments.$inferSelect
type RefundRow = typeof refunds.$inferSelect

/** An order; null if it does not exist. */
export async function readOrder(
  queryable: Queryable,
  orderId: string,
  providers: readonly PaymentProvider[],
): Promise<Order | null> {
  const [order] = await readOrders(queryable, [orderId], providers)
  return order ?? null
}

/** Orders as customers see them, in the order of the ids; missing ones are omitted. */
export async function readOrders(
  queryable: Queryable,
  orderIds: readonly string[],
  providers: readonly PaymentProvider[],
): Promise<Order[]> {
  const ids = [...orderIds]
  const found = await queryable
    .select({ row: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(inArray(orders.id, ids))
  const lines = await queryable
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const fulfilmentRows = await queryable
    .select()
    .from(fulfilments)
    .where(inArray(fulfilments.orderId, ids))
    .orderBy(asc(fulfilments.shipment))
  const refundRows = await queryable
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  return ids.flatMap((id) => {
    const order = found.find(({ row }) => row.id === id)
    if (!order) return []
    const isOfOrder = ({ orderId }: { orderId: string }) => orderId === id
    const parts = {
      lines: lines.filter(isOfOrder),
      fulfilmentRows: fulfilmentRows.filter(isOfOrder),
      refundRows: refundRows.filter(isOfOrder),
    }
    return [toOrder(order.row, parts, toPayment(order, parts, providers))]
  })
}

type Parts = { lines: OrderLineRow[]; fulfilmentRows: FulfilmentRow[]; refundRows: RefundRow[] }

function toOrder(
  row: OrderRow,
  { lines, fulfilmentRows, refundRows }: Parts,
  payment: Order['payment'],
): Order {
  const { id, number, status, language, email, address, billingAddress, currency } = row
  return {
    id,
    number,
    agreedReference: row.agreedReference,
    isSamples: row.isSamples,
    hasPublicPrices: row.companyLocationId === null && row.agreedReference === null,
    status,
    placedAt: row.placedAt.toISOString(),
    paymentDueAt: row.paymentDueAt?.toISOString() ?? null,
    language,
    email,
    address,
    billingAddress,
    lines: lines.map((line) => toLine(line, row)),
    shipments: row.shipments.map(({ costMinor, lineItems, ...shipment }) => ({
      ...shipment,
      lineItems: lineItems.map((item) => ({ ...item, lineId: formatLineId(item.lineId, row.cartToken) })),
      cost: toWireMoney(costMinor, currency),
    })),
    promotions: row.promotions.map(({ title, amountMinor }) => ({
      title,
      amount: toWireMoney(amountMinor, currency),
    })),
    notices: row.notices,
    shippingTitle: row.shippingTitle,
    totals: toWireTotals(row, currency),
    payment,
    fulfilments: fulfilmentRows.map(toFulfilment),
    refunds: refundRows.map((refund) => ({
      id: refund.id,
      reason: refund.reason,
      amount: toWireMoney(refund.amountMinor, currency),
      requestedAt: refund.requestedAt.toISOString(),
      settledAt: refund.status === 'done' ? (refund.settledAt ?? refund.requestedAt).toISOString() : null,
    })),
  }
}

function toLine(line: OrderLineRow, { cartToken, currency }: OrderRow): Order['lines'][number] {
  const { title, textLanguage, variantTitle, sku, handle, artisanName, picture, quantity } = line
  return {
    id: formatLineId(line.lineId, cartToken),
    variantId: globalId('ProductVariant', line.variantId),
    title,
    textLanguage,
    variantTitle,
    sku,
    handle,
    artisanName,
    picture,
    quantity,
    unitPrice: toWireMoney(line.unitPriceMinor, currency),
    compareAt: line.compareAtMinor === null ? null : toWireMoney(line.compareAtMinor, currency),
    finish: line.finish,
    projectName: line.projectName,
    subtotal: toWireMoney(line.subtotalMinor, currency),
    promise: line.promise,
  }
}

/** The payment of an order. Bank details are only included while the transfer is pending or the invoice unpaid. */
function toPayment(
  { row: { currency }, payment }: { row: OrderRow; payment: PaymentRow },
  { refundRows }: Parts,
  providers: readonly PaymentProvider[],
): Order['payment'] {
  const { method, status, isTest, lastFour, reference, amountMinor, receivedMinor } = payment
  const provider = providers.find(({ code }) => code === method)
  const isOpen = status === 'awaited' || status === 'invoiced'
  const bank = isOpen ? (provider?.bank ?? null) : null
  const credited = refundRows.filter(({ reason }) => reason === 'credited')
  const creditedMinor = credited.reduce((sum, refund) => sum + refund.amountMinor, 0)
  const openMinor = openAmount({ amountMinor, receivedMinor: receivedMinor ?? 0, creditedMinor })
  const open = status === 'invoiced' ? toWireMoney(openMinor, currency) : null
  return { method, status, isTest, lastFour, reference, open, bank }
}

function toFulfilment({
  id,
  shipment,
  company,
  number,
  url,
  sentAt,
  deliveredAt,
}: FulfilmentRow): Fulfilment {
  const dates = { sentAt: sentAt.toISOString(), deliveredAt: deliveredAt?.toISOString() ?? null }
  return { id, shipment, company, number, url, ...dates }
}
