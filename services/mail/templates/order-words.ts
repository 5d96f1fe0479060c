import { createTranslator } from 'use-intl/core'
import type { OrderMailRequest } from '#contracts/mail.ts'
import type { Order } from '#contracts/order/order.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import { type Address, formatAddress } from '#domain/address/address.ts'
import type { PieceSource } from '#domain/delivery/delivery-promise.ts'
import { computeJointWindow } from '#domain/delivery/joint-delivery.ts'
import { formatDateRange } from '#domain/delivery/written-days.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { countryName } from '#domain/market/market.ts'
import { multiplyMoney, parseDecimal, toDecimal } from '#domain/money/money.ts'
import { isPromiseOpen, type OrderStage, orderStage, orderWork } from '#domain/order/order-progress.ts'
import { createOrderFormats, type OrderFormats } from '#services/kernel/order-rows/order-formats.ts'
import { bankRows, type OrderRow, totalRows } from '#services/kernel/order-rows/order-rows.ts'
import type { MailMessages } from '../mail-messages.ts'

type Translate = ReturnType<typeof createTranslator<MailMessages, 'mail.order'>>

/** All texts of an email about an order, in the order's language, for both HTML and plain text. */
export type OrderWords = {
  t: Translate
  subject: string
  preview: string
  greeting: string
  /** What happened, the reservation deadline if a bank transfer is pending, and whether a payment was a test. */
  opening: string[]
  /** The label and value of each row. Empty if there is nothing to transfer. */
  bank: OrderRow[]
  linesTitle: string
  /** The order lines. Lines of samples have no amount. */
  lines: { line: Order['lines'][number]; details: string[]; delivery: string[]; amount: string | null }[]
  /** The date by which everything will have arrived, or null without a delivery promise. */
  complete: string | null
  /** In a confirmation, the delivery notices that applied when the order was placed. */
  notices: readonly string[]
  /** The totals. The last row is emphasized. Empty if the email is about one shipment. */
  totals: OrderRow[]
  /** Empty if the recipient's email address is not verified. */
  addresses: { title: string; lines: string[] }[]
}

/** `timeZone` is the house's time zone, used for all dates. */
export function orderWords(
  { kind, order, shipments, items, refunded, isAddressProven }: OrderMailRequest,
  messages: MailMessages,
  timeZone: string,
): OrderWords {
  const tag = toLanguageTag({ language: order.language, country: order.address.country })
  const t = createTranslator({ locale: tag, messages, namespace: 'mail.order', timeZone: 'UTC' })
  const { number, totals } = order
  const title = TITLES[kind]
  const parcels = order.fulfilments.filter((sent) => shipments?.includes(sent.shipment))
  const formats = createOrderFormats(tag, timeZone)
  const { money } = formats
  const date = formats.lastPaymentDay(order.paymentDueAt)
  const facts = {
    number,
    date,
    company: parcels[0]?.company ?? '',
    tracking: parcels[0]?.number ?? '',
    parcels: new Intl.ListFormat(tag).format(parcels.map(({ company, number }) => `${company} ${number}`)),
    count: parcels.length,
    amount: money(refunded ?? order.payment.open ?? totals.due),
    total: money(totals.total),
  }
  const delivery = createTranslator({ locale: tag, messages, namespace: 'delivery', timeZone: 'UTC' })
  const isAwaiting = order.status === 'awaiting-payment'
  const { isSamples } = order
  const { subject, preview, received } = createOpening(order, title, facts, t)
  return {
    t,
    subject,
    preview,
    greeting: title ? t(`${title}.title`) : greeting(order, isAddressProven, t),
    opening: [
      received,
      title === 'shipped' && getStage(order) === 'partly-sent' ? t('shipped.rest') : '',
      title === null && isAwaiting && date !== '' ? t('reserved-until', { date }) : '',
      order.payment.isTest ? t('test-payment') : '',
    ].filter((text) => text !== ''),
    bank: bankRows(order, t, formats),
    linesTitle: t(isSamples ? 'samples.lines' : 'lines.title'),
    lines: selectLines(order, items ?? itemsOf(order, shipments)).map((line) => ({
      line,
      details: [
        line.artisanName,
        line.variantTitle ?? '',
        line.finish ?? '',
        line.projectName ? t('lines.project', { name: line.projectName }) : '',
        t('lines.quantity', { quantity: line.quantity }),
        formatFullPrice(line, t, money),
      ].filter((text) => text !== ''),
      delivery: formatDelivery(line, order, delivery, tag),
      amount: isSamples ? null : money(line.subtotal),
    })),
    complete: formatCompleteDelivery(order, delivery, tag),
    notices: kind === 'order-confirmation' ? order.notices : [],
    totals: kind === 'order-shipped' || kind === 'order-refunded' ? [] : totalRows(order, t, formats),
    addresses: isAddressProven ? createAddressBlocks(order, t) : [],
  }
}

function createOpening(
  order: Order,
  title: (typeof TITLES)[keyof typeof TITLES],
  facts: Readonly<
    Record<'number' | 'date' | 'company' | 'tracking' | 'parcels' | 'amount' | 'total', string>
  > & {
    readonly count: number
  },
  t: Translate,
): { subject: string; preview: string; received: string } {
  const messageKey = order.isSamples
    ? (`samples.${title === 'shipped' ? title : 'confirmed'}` as const)
    : title
  if (messageKey !== null) {
    const text = t(title === 'shipped' && facts.count > 1 ? 'shipped.parcels' : `${messageKey}.text`, facts)
    return { subject: t(`${messageKey}.subject`, facts), preview: text, received: text }
  }
  const work = orderWork(order.lines.map(getSource))
  return {
    subject: t('subject', facts),
    preview: t('preview', facts),
    received: t(getConfirmationKind(order), { ...facts, work }),
  }
}

/** Returns a line's full price if a lower price was agreed on. */
function formatFullPrice(
  { compareAt, unitPrice, quantity }: Order['lines'][number],
  t: Translate,
  money: OrderFormats['money'],
): string {
  if (compareAt === null || Number(compareAt.amount) <= Number(unitPrice.amount)) return ''
  return t('lines.full-price', { price: money(priceOf(compareAt, quantity)) })
}

function itemsOf({ shipments }: Order, positions: OrderMailRequest['shipments']): OrderMailRequest['items'] {
  return positions?.flatMap((position) => shipments[position]?.lineItems ?? [])
}

/** Returns the lines of some items, with their quantities; all lines if none are given. */
function selectLines({ lines }: Order, items: OrderMailRequest['items']): Order['lines'] {
  if (items === undefined) return lines
  return lines.flatMap((line) => {
    const quantity = items
      .filter(({ lineId }) => lineId === line.id)
      .reduce((sum, item) => sum + item.quantity, 0)
    if (quantity === 0) return []
    return quantity === line.quantity
      ? [line]
      : [{ ...line, quantity, subtotal: priceOf(line.unitPrice, quantity) }]
  })
}

function priceOf({ amount, currencyCode }: WireMoney, quantity: number): WireMoney {
  const price = multiplyMoney(parseDecimal(amount, currencyCode), quantity)
  return { amount: toDecimal(price), currencyCode }
}

type TranslateDelivery = ReturnType<typeof createTranslator<MailMessages, 'delivery'>>

function getSource({ promise }: Order['lines'][number]): PieceSource | null {
  return promise?.source ?? null
}

function getStage({ status, payment, shipments, fulfilments }: Order): OrderStage {
  const parcels = fulfilments.map(({ deliveredAt }) => ({ hasArrived: deliveredAt !== null }))
  return orderStage({ status, payment, shipments, parcels })
}

/** Returns the type of confirmation. Work on an order starts after payment, or immediately if it is on account. */
function getConfirmationKind(order: Order): 'awaiting-payment' | 'approved' | 'invoiced' | 'paid' {
  if (order.payment.status === 'invoiced') return 'invoiced'
  const stage = getStage(order)
  return stage === 'awaiting-payment' || stage === 'approved' ? stage : 'paid'
}

/** Returns a line's delivery window and method, or an empty list if the order no longer has a delivery promise. */
function formatDelivery(
  { promise }: Order['lines'][number],
  order: Order,
  t: TranslateDelivery,
  tag: string,
): string[] {
  if (promise === null || !isPromiseOpen(getStage(order))) return []
  const { window, method, isFragile, hasDedicatedCourier } = promise
  const methodName = order.shippingTitle ?? t(`method.${method}`, { dedicated: String(hasDedicatedCourier) })
  return [
    window ? t('when', { days: formatDateRange(window, tag) }) : t('unconfirmed'),
    isFragile ? t('fragile', { how: methodName }) : methodName,
  ]
}

function formatCompleteDelivery(order: Order, t: TranslateDelivery, tag: string): string | null {
  const promises = order.lines.map(({ promise }) => promise)
  if (!isPromiseOpen(getStage(order)) || promises.every((promise) => promise === null)) return null
  const window = computeJointWindow(promises)
  return window ? formatDateRange(window, tag) : t('complete-unconfirmed')
}

/** The message keys for emails about an order, or null for its confirmation. */
const TITLES = {
  'order-confirmation': null,
  'order-reminder': 'reminder',
  'order-expired': 'expired',
  'order-shipped': 'shipped',
  'order-refunded': 'refunded',
  'invoice-due': 'invoice-due',
  'invoice-overdue': 'invoice-overdue',
} as const

function greeting({ address }: Order, isAddressProven: boolean, t: Translate): string {
  return isAddressProven ? t('greeting', { firstName: address.firstName }) : t('greeting-unnamed')
}

function createAddressBlocks(
  { address, billingAddress, language }: Order,
  t: Translate,
): OrderWords['addresses'] {
  const toLines = (place: Address) => [...formatAddress(place), countryName(place.country, language)]
  return [
    { title: t('address.delivery'), lines: toLines(address) },
    ...(billingAddress ? [{ title: t('address.invoice'), lines: toLines(billingAddress) }] : []),
  ]
}
