import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { findNotices } from '#domain/delivery/delivery-notices.ts'
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts'
import { computeJointWindow } from '#domain/delivery/joint-delivery.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { deductedTaxMinor } from '#domain/market/tax.ts'
import { formatOrderNumber } from '#domain/order/order-number.ts'
import { latestShippingDay } from '#domain/order/shipping-day.ts'
import { paymentDeadline } from '#domain/order/unpaid-orders.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { PricedLine } from '../../carts/price-cart.ts'
import { orderLines, orders, payments } from '../../tables/order-tables.ts'
import { summarizePromotions, type Totals } from '../checkout/checkout-totals.ts'
import { agreedFinish, lineProject } from '../checkout/describe-lines.ts'
import { promiseLines } from '../checkout/promise-lines.ts'
import { computeTransferDeadline, lastTransferDay } from '../checkout/transfer-deadline.ts'
import type { OrderContext } from './placement.ts'

/** Writes all rows of an order; returns the payment's reference. */
export async function writeOrder(context: OrderContext, orderId: string): Promise<string> {
  const { tx, options, now, ready, payment, day } = context
  const { shop } = options
  const number = formatOrderNumber(shop.orderPrefix, await takeNextSequence(tx), houseDay(shop, now))
  const promises = promiseLines(ready.cart, { ...day, ...toPaidBy(context) })
  await tx.insert(orders).values({ ...toOrderRow(context, promises), id: orderId, number })
  await tx.insert(orderLines).values(
    ready.cart.priced.lines.map((line, position) => ({
      ...toLineRow(context, orderId, line, position),
      promise: promises.get(line.id) ?? null,
    })),
  )
  // A transfer is identified by the order number that the customer enters as its reference.
  const reference = payment.reference || number
  await tx.insert(payments).values({ ...payment, orderId, reference, updatedAt: now })
  return reference
}

function toPaidBy({ options, now, payment }: OrderContext): { paidBy?: CalendarDate } {
  if (payment.status !== 'awaited') return {}
  return { paidBy: lastTransferDay(options, now) }
}

/** When the transfer or the invoice is due; null for an order that is paid immediately. */
function computeDueAt({ options, now, payment, invoiceDays }: OrderContext): Date | null {
  if (invoiceDays !== null) return paymentDeadline(now, invoiceDays, options.shop.timeZone)
  return payment.status === 'awaited' ? computeTransferDeadline(options, now) : null
}

function toOrderRow(context: OrderContext, promises: ReadonlyMap<string, DeliveryPromise | null>) {
  const { options, now, caller, terms, payment, day } = context
  const complete = computeJointWindow([...promises.values()])
  const { cart, details, totals } = context.ready
  const { row, priced, agreement } = cart
  const { country, shipments } = priced
  const isPaid = payment.status !== 'awaited'
  return {
    cartToken: row.token,
    agreedReference: agreement?.reference ?? null,
    status: isPaid ? ('paid' as const) : ('awaiting-payment' as const),
    currency: priced.currency,
    countryCode: country,
    language: row.language,
    customerId: row.customerId,
    companyLocationId: row.companyLocationId,
    email: details.email,
    address: details.address,
    billingAddress: details.billingAddress,
    note: row.note,
    terms,
    shipments: shipments.map(({ cost, lineItems, ...shipment }) => ({
      ...shipment,
      lineItems: [...lineItems],
      costMinor: cost.amountMinor,
    })),
    promotions: summarizePromotions(cart),
    ...totals,
    notices: findNotices(day, 'email', complete).map(({ text }) => text),
    shippingTitle: agreement?.shippingTitle ?? null,
    placedAt: now,
    paidAt: isPaid ? now : null,
    paymentDueAt: computeDueAt(context),
    networkKey: isPaid ? null : caller.network,
    shipmentsLeft: shipments.length,
    shipBy: latestShippingDay({ home: options.shop.country, country, shipments, promises, sent: [] }),
  }
}

function toLineRow(
  { descriptions, ready: { totals } }: OrderContext,
  orderId: string,
  line: PricedLine,
  position: number,
) {
  const description = descriptions.get(line.id)
  if (!description) throw new Error(`Line ${line.id} was added to a locked cart`)
  const project = lineProject(line)
  return {
    ...description,
    orderId,
    lineId: line.id,
    position,
    variantId: line.variant.id,
    quantity: line.quantity,
    unitPriceMinor: line.variant.price.amountMinor,
    compareAtMinor: line.agreed?.compareAtMinor ?? null,
    finish: agreedFinish(line, description),
    projectName: project?.name ?? null,
    projectListId: project?.listId ?? null,
    subtotalMinor: line.subtotalMinor,
    paidMinor: withoutTax(line.paidMinor, totals),
    reserved: line.variant.isTracked ? line.quantity : 0,
  }
}

/** The amount paid for a line, minus its share of the deducted tax. */
function withoutTax(paidMinor: number, { taxes, totalMinor }: Totals): number {
  const takenOff = deductedTaxMinor(taxes)
  return takenOff === 0 ? paidMinor : Math.round((paidMinor * totalMinor) / (totalMinor + takenOff))
}

export async function takeNextSequence(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('commerce.order_sequence') as next`)
  return Number(rows[0]?.next)
}
