import { z } from 'zod'
import {
  AGREED_ATTRIBUTES,
  EXEMPT_ATTRIBUTE,
  PLACED_BY_ATTRIBUTE,
  REFUNDS_ATTRIBUTE,
  SAMPLES_ATTRIBUTE,
} from '#contracts/order/customer-orders.ts'
import { wirePromise } from '#contracts/order/delivery-promise.ts'
import { orderRefund, orderTotals } from '#contracts/order/order.ts'
import { type WireMoney, wireMoney } from '#contracts/order/wire-money.ts'
import type { Address } from '#domain/address/address.ts'
import type { Promotion } from '#domain/cart/cart.ts'
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts'
import type { Parcel } from '#domain/delivery/shipping.ts'
import { type LineProject, readLineProject } from '#domain/list/project.ts'
import { readRecord } from '#domain/metafield-values.ts'
import {
  type Currency,
  isCurrency,
  type Money,
  money,
  multiplyMoney,
  parseDecimal,
  sumMoney,
} from '#domain/money/money.ts'
import { type OrderWork, orderWork } from '#domain/order/order-progress.ts'
import type { OrderRefund } from '#domain/order/order-refund.ts'
import type { Picture } from '#domain/product/product.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { toRefund } from '../checkout/to-refund.ts'
import type {
  WireFulfilment,
  WireLine,
  WireListedOrder,
  WireOrder,
  WireOrderSummary,
  WireTransaction,
} from './order-wire.ts'
import { toSavedAddress } from './to-address.ts'

/** What the customer has to do, or where the order is. */
export type OrderStanding =
  | 'awaiting-payment'
  | 'in-preparation'
  | 'partly-sent'
  | 'sent'
  | 'delivered'
  | 'cancelled'
  | 'expired'

export type OrderSummary = {
  readonly id: string
  /** The number shown to people, e.g. `BT-2611-000123`. */
  readonly number: string
  readonly placedAt: Date
  /** Whether it consists of free samples. */
  readonly isSamples: boolean
  readonly standing: OrderStanding
  readonly work: OrderWork
  readonly total: Money
}

export type ListedOrder = OrderSummary & {
  readonly pieces: number
  readonly pictures: readonly Picture[]
  /** Set if another member of the customer's company placed it. */
  readonly placedBy: string | null
  readonly titles: readonly string[]
  /** List ids, without duplicates. */
  readonly projects: readonly string[]
}

export type AccountOrderLine = {
  readonly id: string
  readonly title: string
  readonly variantTitle: string | null
  readonly artisanName: string
  readonly sku: string
  readonly picture: Picture | null
  readonly quantity: number
  readonly subtotal: Money
  /** The total at the full price; null unless the agreed price is lower. */
  readonly fullPrice: Money | null
  /** Only set for agreed orders. */
  readonly finish: string | null
  readonly project: LineProject | null
  readonly promise: DeliveryPromise | null
  /** Null if the product is no longer sold. */
  readonly variantId: string | null
  readonly handle: string | null
}

export type AccountOrder = OrderSummary & {
  readonly email: string | null
  /** Set if another member of the customer's company placed it. */
  readonly placedBy: string | null
  /** Opens the order without signing in, with the transfer details while payment is due. */
  readonly statusUrl: string
  readonly lines: readonly AccountOrderLine[]
  readonly subtotal: Money
  readonly shipping: Money
  /** The name of an agreed delivery method. */
  readonly shippingTitle: string | null
  readonly promotions: readonly Promotion[]
  /** Included in the total; null if the country collects its own. */
  readonly tax: Money | null
  /** Set if the buyer was tax-exempt, with the tax that was deducted. */
  readonly exempt: { readonly taxNumber: string; readonly amount: Money | null } | null
  readonly giftCards: Money
  readonly due: Money
  /** Null if nothing is due. */
  readonly dueAt: Date | null
  readonly address: Address | null
  readonly billingAddress: Address | null
  readonly parcels: readonly Parcel[]
  readonly refunds: readonly OrderRefund[]
}

export function toListedOrder(wire: WireListedOrder, shows: ShowsPicture): ListedOrder {
  const { nodes } = wire.lineItems
  return {
    ...toSummary(wire),
    pieces: nodes.reduce((sum, { quantity }) => sum + quantity, 0),
    pictures: nodes.flatMap(({ image }) => toPicture(image, shows) ?? []),
    placedBy: getAttribute(wire, PLACED_BY_ATTRIBUTE),
    titles: nodes.map(({ title }) => title),
    projects: [...new Set(nodes.flatMap((line) => getAttribute(line, AGREED_ATTRIBUTES.projectList) ?? []))],
  }
}

export function toAccountOrder(wire: WireOrder, shows: ShowsPicture): AccountOrder {
  const total = toMoney(wire.totalPrice)
  const toServedAddress = (address: WireOrder['shippingAddress']) =>
    address && toSavedAddress(address, null).address
  return {
    ...toSummary(wire),
    email: wire.email,
    placedBy: getAttribute(wire, PLACED_BY_ATTRIBUTE),
    statusUrl: wire.statusPageUrl,
    lines: wire.lineItems.nodes.map((line) => toLine(line, total.currency, shows)),
    subtotal: wire.subtotalBeforeDiscounts ? toMoney(wire.subtotalBeforeDiscounts) : total,
    shipping: toMoney(wire.totalShipping),
    shippingTitle: getAttribute(wire, AGREED_ATTRIBUTES.shippingTitle),
    promotions: wire.discountApplications.nodes.flatMap(toPromotion),
    tax: wire.totalTax && toMoney(wire.totalTax),
    exempt: toExempt(wire),
    giftCards: sumMoney(wire.transactions.filter(isGiftCardPayment).map(getAmount), total.currency),
    due: wire.paymentInformation
      ? toMoney(wire.paymentInformation.totalOutstandingAmount)
      : money(0, total.currency),
    dueAt: toDate(wire.paymentInformation?.paymentTerms?.nextDueAt ?? null),
    address: toServedAddress(wire.shippingAddress),
    billingAddress: toServedAddress(wire.billingAddress),
    parcels: wire.fulfillments.nodes.map(toParcel),
    refunds: toRefunds(wire),
  }
}

function toExempt(wire: WireOrder): AccountOrder['exempt'] {
  const parsed = orderTotals.shape.taxes.safeParse(readJson(getAttribute(wire, EXEMPT_ATTRIBUTE)))
  if (!parsed.success || parsed.data.kind !== 'exempt') return null
  const { taxNumber, amount } = parsed.data
  return { taxNumber, amount: amount && toMoney(amount) }
}

/** A hosted service does not have our attribute, so its refunds count as settled. */
export function toRefunds({
  refunds,
  customAttributes,
  processedAt,
}: Pick<WireOrder, 'refunds' | 'customAttributes' | 'processedAt'>): OrderRefund[] {
  const stored = getAttribute({ customAttributes }, REFUNDS_ATTRIBUTE)
  const parsed = z.array(orderRefund).safeParse(readJson(stored))
  if (parsed.success) return parsed.data.map(toRefund)
  return refunds.map(({ id, createdAt, totalRefunded }) => {
    const at = new Date(createdAt ?? processedAt)
    return { id, reason: null, amount: toMoney(totalRefunded), requestedAt: at, settledAt: at }
  })
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isGiftCardPayment({ type, kind, status }: WireTransaction): boolean {
  return type === 'GIFT_CARD' && (kind === 'SALE' || kind === 'CAPTURE') && status === 'SUCCESS'
}

function getAmount({ transactionAmount }: WireTransaction): Money {
  return toMoney(transactionAmount.presentmentMoney)
}

function toSummary(wire: WireSummary): OrderSummary {
  const { id, name, processedAt, totalPrice } = wire
  return {
    id,
    number: name,
    placedAt: new Date(processedAt),
    isSamples: getAttribute(wire, SAMPLES_ATTRIBUTE) !== null,
    standing: toStanding(wire),
    work: toWork(wire),
    total: toMoney(totalPrice),
  }
}

/** Work only starts after payment. */
function toWork({ financialStatus, lineItems }: WireSummary): OrderWork {
  if (financialStatus !== 'PAID') return 'preparing'
  return orderWork(lineItems.nodes.map((line) => readPromise(line)?.source ?? null))
}

function readPromise(line: WithAttributes): DeliveryPromise | null {
  const stored = getAttribute(line, 'deliveryPromise')
  const promise = wirePromise.safeParse(readRecord(stored ?? undefined))
  return promise.success ? promise.data : null
}

function getAttribute({ customAttributes }: WithAttributes, name: string): string | null {
  return customAttributes.find(({ key }) => key === name)?.value ?? null
}

type WithAttributes = Pick<WireLine, 'customAttributes'>
type WireSummary = WireOrderSummary & WithAttributes & { lineItems: { nodes: readonly WithAttributes[] } }

function toStanding({ cancelledAt, financialStatus, fulfillmentStatus }: WireOrderSummary): OrderStanding {
  if (financialStatus === 'EXPIRED') return 'expired'
  if (cancelledAt !== null || financialStatus === 'VOIDED') return 'cancelled'
  if (fulfillmentStatus === 'DELIVERED' || fulfillmentStatus === 'PICKED_UP') return 'delivered'
  if (fulfillmentStatus === 'MULTIPLE_SHIPMENTS') return 'partly-sent'
  if (UNDER_WAY.has(fulfillmentStatus)) return 'sent'
  return financialStatus === 'PENDING' ? 'awaiting-payment' : 'in-preparation'
}

const UNDER_WAY = new Set(['IN_TRANSIT', 'ON_ITS_WAY', 'OUT_FOR_DELIVERY', 'ATTEMPTED_TO_DELIVER'])

const decimal = wireMoney.shape.amount

function toLine(wire: WireLine, currency: Currency, shows: ShowsPicture): AccountOrderLine {
  const { id, title, variantTitle, vendor, sku, quantity, variantId, totalPrice } = wire
  const subtotal = totalPrice ? toMoney(totalPrice) : money(0, currency)
  const fullPrice = decimal.safeParse(getAttribute(wire, AGREED_ATTRIBUTES.fullPrice))
  const full = fullPrice.success ? multiplyMoney(parseDecimal(fullPrice.data, currency), quantity) : subtotal
  return {
    id,
    title,
    variantTitle,
    artisanName: vendor ?? '',
    sku: sku ?? '',
    quantity,
    variantId,
    handle: getAttribute(wire, 'handle'),
    picture: toPicture(wire.image, shows),
    subtotal,
    fullPrice: full.amountMinor > subtotal.amountMinor ? full : null,
    finish: getAttribute(wire, AGREED_ATTRIBUTES.finish),
    project: readLineProject(
      getAttribute(wire, AGREED_ATTRIBUTES.projectName) ?? '',
      getAttribute(wire, AGREED_ATTRIBUTES.projectList) ?? '',
    ),
    promise: readPromise(wire),
  }
}

function toParcel({ id, createdAt, latestShipmentStatus, ...wire }: WireFulfilment): Parcel {
  return {
    id,
    sentAt: new Date(createdAt),
    hasArrived: latestShipmentStatus === 'DELIVERED',
    tracking: wire.trackingInformation.map(({ company, number, url }) => ({
      company,
      number,
      // Only an https tracking URL is shown as a link.
      url: url !== null && /^https:\/\//.test(url) ? url : null,
    })),
    contents: wire.fulfillmentLineItems.nodes.map(({ quantity, lineItem }) => ({
      title: lineItem.title,
      quantity: quantity ?? 1,
    })),
  }
}

function toPromotion({
  title,
  code,
  value,
}: WireOrder['discountApplications']['nodes'][number]): Promotion[] {
  const { amount, currencyCode } = value
  if (amount === undefined || !isCurrency(currencyCode)) return []
  return [{ title: title ?? code ?? '', amount: parseDecimal(amount, currencyCode) }]
}

function toPicture(image: WireLine['image'], shows: ShowsPicture): Picture | null {
  if (!image?.width || !image.height || !shows(image.url)) return null
  return { url: image.url, alt: image.altText ?? '', width: image.width, height: image.height }
}

function toDate(timestamp: string | null): Date | null {
  return timestamp === null ? null : new Date(timestamp)
}

function toMoney({ amount, currencyCode }: WireMoney): Money {
  return parseDecimal(amount, currencyCode)
}
