import {
  AGREED_ATTRIBUTES,
  type CustomerOrder,
  EXEMPT_ATTRIBUTE,
  PLACED_BY_ATTRIBUTE,
  REFUNDS_ATTRIBUTE,
  SAMPLES_ATTRIBUTE,
} from '#contracts/order/customer-orders.ts'
import type { Fulfilment } from '#contracts/order/order.ts'
import { orderPath, type WireRefund } from '#contracts/order/order.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import { globalId } from '#domain/ids.ts'
import { localePath, resolveLocale } from '#domain/market/locale.ts'
import { type Money, parseDecimal, toDecimal } from '#domain/money/money.ts'
import { countShipments } from '#domain/order/order-progress.ts'
import { connection, type PageArguments, paginate } from '#services/kernel/graphql/connection.ts'
import { toWireAddress } from '../graphql/wire-address.ts'
import type { LineNode } from './line-node.ts'
import { toLineNode } from './line-node.ts'

/**
 * Converts an order of the commerce service to an `Order` of the official schema. `placedBy` is the name of the
 * colleague who placed it for the company. In that case the signed link is omitted, since it never expires and works
 * for anyone.
 */
export function toOrderNode(order: CustomerOrder, shopUrl: string, placedBy: string | null) {
  const { id, number, placedAt, totals, promotions, cancelledAt } = order
  const lines = order.lines.map(toLineNode)
  const currencyCode = totals.total.currencyCode
  return {
    id: globalId('Order', id),
    name: number,
    number: Number(/(?<!\d)\d+$/.exec(number)?.[0] ?? 0),
    createdAt: placedAt,
    processedAt: placedAt,
    cancelledAt,
    currencyCode,
    email: order.email,
    hasEmail: true,
    customerLocale: order.language,
    requiresShipping: true,
    financialStatus: toFinancialStatus(order),
    fulfillmentStatus: toFulfilmentStatus(order),
    shippingAddress: toWireAddress(globalId('CustomerAddress', id), order.address),
    billingAddress: toWireAddress(globalId('CustomerAddress', id), order.billingAddress ?? order.address),
    subtotalBeforeDiscounts: totals.subtotal,
    totalShipping: totals.shipping,
    totalPrice: totals.total,
    totalTax: totals.taxes.kind === 'included' ? totals.taxes.amount : null,
    transactions: [...giftCardTransactions(order), ...payments(order)],
    refunds: order.refunds.map(toRefundNode),
    customAttributes: [
      { key: REFUNDS_ATTRIBUTE, value: JSON.stringify(order.refunds) },
      ...(order.shippingTitle === null
        ? []
        : [{ key: AGREED_ATTRIBUTES.shippingTitle, value: order.shippingTitle }]),
      ...(totals.taxes.kind === 'exempt'
        ? [{ key: EXEMPT_ATTRIBUTE, value: JSON.stringify(totals.taxes) }]
        : []),
      ...(order.isSamples ? [{ key: SAMPLES_ATTRIBUTE, value: 'true' }] : []),
      ...(placedBy === null ? [] : [{ key: PLACED_BY_ATTRIBUTE, value: placedBy }]),
    ],
    paymentInformation: {
      paymentStatus: toFinancialStatus(order),
      totalPaidAmount: toPaidAmount(order),
      totalOutstandingAmount: toOutstandingAmount(order),
      paymentCollectionUrl: null,
      paymentTerms: toPaymentTerms(order),
    },
    statusPageUrl:
      shopUrl +
      localePath(
        toLocale(order),
        placedBy === null ? orderPath(id, order.orderToken) : `/profile/orders/${id}`,
      ),
    lineItems: (args: PageArguments) => paginate(lines, args),
    fulfillments: (args: PageArguments) =>
      paginate(
        order.fulfilments.map((fulfilment) => toFulfilmentNode(fulfilment, order, lines)),
        args,
      ),
    discountApplications: (args: PageArguments) => paginate(promotions.map(toDiscount), args),
  }
}

function toFinancialStatus({ status, payment }: CustomerOrder): string {
  if (status === 'cancelled') return 'VOIDED'
  if (status === 'expired') return 'EXPIRED'
  if (status === 'awaiting-payment') return 'PENDING'
  // An order on account proceeds like one with an authorized payment. A pending one would wait.
  return payment.status === 'authorised' || payment.status === 'invoiced' ? 'AUTHORIZED' : 'PAID'
}

/** Returns the `PaymentTerms`: the deadline for the bank transfer of an unpaid order, or for its invoice. */
function toPaymentTerms({ id, status, payment, paymentDueAt }: CustomerOrder) {
  const isOpen = status === 'awaiting-payment' || payment.status === 'invoiced'
  if (!isOpen || paymentDueAt === null) return null
  return {
    id: globalId('PaymentTerms', id),
    nextDueAt: paymentDueAt,
    // An overdue order has expired. For an invoice, clients compare the date themselves.
    overdue: false,
    paymentTermsName: 'Fixed',
    paymentTermsType: 'FIXED',
    paymentSchedules: connection([], { hasNextPage: false, hasPreviousPage: false }),
  }
}

/** Returns an `OrderTransaction` that combines all gift card payments. */
function giftCardTransactions({ id, placedAt, totals: { giftCards } }: CustomerOrder) {
  if (toMoney(giftCards).amountMinor === 0) return []
  return [
    {
      id: globalId('OrderTransaction', id),
      createdAt: placedAt,
      processedAt: placedAt,
      type: 'GIFT_CARD',
      kind: 'SALE',
      status: 'SUCCESS',
      transactionAmount: { presentmentMoney: giftCards, shopMoney: giftCards },
      giftCardDetails: null,
    },
  ]
}

/** Returns an `OrderTransaction` for payments other than gift cards, once they are authorized or paid. */
function payments({ id, paidAt, payment, totals: { due } }: CustomerOrder) {
  if (paidAt === null || toMoney(due).amountMinor === 0) return []
  return [
    {
      id: `${globalId('OrderTransaction', id)}?payment`,
      createdAt: paidAt,
      processedAt: paidAt,
      type: BANK_PAYMENT_METHODS.has(payment.method) ? 'BANK_DEPOSIT' : 'CARD',
      kind: payment.status === 'captured' ? 'SALE' : 'AUTHORIZATION',
      status: 'SUCCESS',
      transactionAmount: { presentmentMoney: due, shopMoney: due },
      giftCardDetails: null,
    },
  ]
}

const BANK_PAYMENT_METHODS: ReadonlySet<string> = new Set(['bank-transfer', 'on-account'])

function toOutstandingAmount({ payment, totals }: CustomerOrder): WireMoney {
  if (payment.status === 'awaited') return totals.due
  return payment.open ?? { amount: '0.0', currencyCode: totals.total.currencyCode }
}

function toPaidAmount(order: CustomerOrder): WireMoney {
  const { status, totals } = order
  const { currencyCode } = totals.total
  if (status === 'cancelled' || status === 'expired') return { amount: '0.0', currencyCode }
  const total = toMoney(totals.total)
  const open = toMoney(toOutstandingAmount(order)).amountMinor
  return { amount: toDecimal({ ...total, amountMinor: total.amountMinor - open }), currencyCode }
}

function toMoney({ amount, currencyCode }: WireMoney): Money {
  return parseDecimal(amount, currencyCode)
}

function toDiscount({ title, amount }: CustomerOrder['promotions'][number]) {
  return {
    __typename: 'AutomaticDiscountApplication' as const,
    title,
    allocationMethod: 'ACROSS',
    targetSelection: 'ALL',
    targetType: 'LINE_ITEM',
    value: { __typename: 'MoneyV2' as const, ...amount },
  }
}

function toRefundNode({ id, amount, requestedAt, settledAt }: WireRefund) {
  const updatedAt = settledAt ?? requestedAt
  return {
    id: globalId('Refund', id),
    createdAt: requestedAt,
    updatedAt,
    totalRefunded: amount,
    returnName: null,
  }
}

function toLocale({ language, address: { country } }: CustomerOrder) {
  return resolveLocale(language, country)
}

function toFulfilmentStatus({ status, shipments, fulfilments }: CustomerOrder): string {
  if (fulfilments.length === 0) return status === 'paid' ? 'PREPARING_FOR_SHIPPING' : 'CONFIRMED'
  if (fulfilments.length < countShipments(shipments)) return 'MULTIPLE_SHIPMENTS'
  return fulfilments.every(({ deliveredAt }) => deliveredAt !== null) ? 'DELIVERED' : 'ON_ITS_WAY'
}

/** Returns a `Fulfillment`, a shipped part of the order with its pieces. */
function toFulfilmentNode(fulfilment: Fulfilment, order: CustomerOrder, lines: readonly LineNode[]) {
  const { id, company, number, url, sentAt, deliveredAt } = fulfilment
  const contents = order.shipments[fulfilment.shipment]?.lineItems ?? []
  const items = contents.flatMap(({ lineId, quantity }) => {
    const lineItem = lines.find((line) => line.id === lineId)
    return lineItem
      ? [{ id: `${globalId('FulfillmentLineItem', id)}?line=${lineId}`, lineItem, quantity }]
      : []
  })
  return {
    id: globalId('Fulfillment', id),
    status: 'SUCCESS',
    latestShipmentStatus: deliveredAt === null ? 'IN_TRANSIT' : 'DELIVERED',
    createdAt: sentAt,
    updatedAt: deliveredAt ?? sentAt,
    estimatedDeliveryAt: null,
    isPickedUp: false,
    requiresShipping: true,
    trackingInformation: [{ company, number, url }],
    fulfillmentLineItems: (args: PageArguments) => paginate(items, args),
  }
}
