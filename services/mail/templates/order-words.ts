import { createTranslator } from 'use-intl/core'
import type { OrderMailRequest } from '#contracts/mail.ts'
import type { Order } from '#contracts/order/order.ts'
import type { WireMoney } from '#contracts/order/wire-money.ts'
import { type Address, addressLines } from '#domain/address/address.ts'
import type { PieceSource } from '#domain/delivery/delivery-promise.ts'
import { completeDelivery } from '#domain/delivery/joint-delivery.ts'
import { writeDays } from '#domain/delivery/written-days.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { countryName } from '#domain/market/market.ts'
import { inAmountOrder } from '#domain/money/amount-order.ts'
import { isPromiseOpen, type OrderStage, orderStage, orderWork } from '#domain/order/order-progress.ts'
import { lastPaymentDay } from '#domain/order/unpaid-orders.ts'
import type { MailMessages } from '../mail-messages.ts'

type Words = ReturnType<typeof createTranslator<MailMessages, 'mail.order'>>

/** All texts of an email about an order, in the order's language, for both its HTML and its text. */
export type OrderWords = {
  t: Words
  subject: string
  preview: string
  greeting: string
  received: string
  /** The deadline of the reservation; null if no transfer is awaited. */
  deadline: string | null
  /** Label and value of each row, empty if there is nothing to transfer. */
  bank: [label: string, value: string][]
  lines: { line: Order['lines'][number]; details: string[]; delivery: string[]; amount: string }[]
  /** When everything has arrived; null if there is no delivery promise (any more). */
  complete: string | null
  /** The last row is what the customer looks for first. Empty if the email is about one shipment. */
  totals: [label: string, value: string][]
  /** Empty if the address of the recipient is not verified. */
  addresses: { title: string; lines: string[] }[]
}

export function orderWords(
  { kind, order, shipment, refunded, isAddressProven }: OrderMailRequest,
  messages: MailMessages,
): OrderWords {
  const tag = toLanguageTag({ language: order.language, country: order.address.country })
  const t = createTranslator({ locale: tag, messages, namespace: 'mail.order', timeZone: 'UTC' })
  const { number, totals } = order
  const title = TITLES[kind]
  const parcel = order.fulfilments.find((sent) => sent.shipment === shipment)
  const date = order.paymentDueAt === null ? '' : lastDay(order.paymentDueAt, tag)
  const facts = {
    number,
    date,
    company: parcel?.company ?? '',
    tracking: parcel?.number ?? '',
    amount: refunded ? price(refunded, tag) : '',
  }
  const delivery = createTranslator({ locale: tag, messages, namespace: 'delivery', timeZone: 'UTC' })
  const isAwaiting = order.status === 'awaiting-payment'
  return {
    t,
    subject: title ? t(`${title}.subject`, { number }) : t('subject', { number }),
    preview: title ? t(`${title}.text`, facts) : t('preview', { total: price(totals.total, tag) }),
    greeting: title ? t(`${title}.title`) : greeting(order, isAddressProven, t),
    received: title
      ? t(`${title}.text`, facts)
      : t(confirmationOf(order), { number, work: orderWork(order.lines.map(sourceOf)) }),
    deadline: title === null && isAwaiting && date !== '' ? t('reserved-until', { date }) : null,
    bank: bankRows(order, t, tag),
    lines: linesOf(order, shipment).map((line) => ({
      line,
      details: [
        line.artisanName,
        line.variantTitle ?? '',
        t('lines.quantity', { quantity: line.quantity }),
      ].filter((text) => text !== ''),
      delivery: deliveryLines(line, order, delivery, tag),
      amount: price(line.subtotal, tag),
    })),
    complete: completeWords(order, delivery, tag),
    totals: kind === 'order-shipped' || kind === 'order-refunded' ? [] : totalRows(order, t, tag),
    addresses: isAddressProven ? addressBlocks(order, t) : [],
  }
}

/** The lines of one shipment, or all. */
function linesOf({ lines, shipments }: Order, shipment: number | undefined): Order['lines'] {
  const items = shipment === undefined ? undefined : shipments[shipment]?.lineItems
  return items ? lines.filter(({ id }) => items.some(({ lineId }) => lineId === id)) : lines
}

type DeliveryWords = ReturnType<typeof createTranslator<MailMessages, 'delivery'>>

function sourceOf({ promise }: Order['lines'][number]): PieceSource | null {
  return promise?.source ?? null
}

function stageOf({ status, payment, shipments, fulfilments }: Order): OrderStage {
  const parcels = fulfilments.map(({ deliveredAt }) => ({ hasArrived: deliveredAt !== null }))
  return orderStage({ status, payment, shipments, parcels })
}

/** Work on an order starts after its payment. */
function confirmationOf(order: Order): 'awaiting-payment' | 'approved' | 'paid' {
  const stage = stageOf(order)
  return stage === 'awaiting-payment' || stage === 'approved' ? stage : 'paid'
}

/** The delivery window and method of a line; empty once its order has no delivery promise any more. */
function deliveryLines(
  { promise }: Order['lines'][number],
  order: Order,
  t: DeliveryWords,
  tag: string,
): string[] {
  if (promise === null || !isPromiseOpen(stageOf(order))) return []
  const { window, method, isFragile, hasDedicatedCourier } = promise
  const how = t(`method.${method}`, { dedicated: String(hasDedicatedCourier) })
  return [
    window ? t('when', { days: writeDays(window, tag) }) : t('unconfirmed'),
    isFragile ? t('fragile', { how }) : how,
  ]
}

function completeWords(order: Order, t: DeliveryWords, tag: string): string | null {
  const promises = order.lines.map(({ promise }) => promise)
  if (!isPromiseOpen(stageOf(order)) || promises.every((promise) => promise === null)) return null
  const window = completeDelivery(promises)
  return window ? writeDays(window, tag) : t('complete-unconfirmed')
}

/** The keys of the texts for emails about an order, other than its confirmation. */
const TITLES = {
  'order-confirmation': null,
  'order-reminder': 'reminder',
  'order-expired': 'expired',
  'order-shipped': 'shipped',
  'order-refunded': 'refunded',
} as const

function greeting({ address }: Order, isAddressProven: boolean, t: Words): string {
  return isAddressProven ? t('greeting', { firstName: address.firstName }) : t('greeting-unnamed')
}

function lastDay(paymentDueAt: string, tag: string): string {
  const day = new Date(`${lastPaymentDay(new Date(paymentDueAt))}T00:00:00Z`)
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

function bankRows({ payment, totals }: Order, t: Words, tag: string): OrderWords['bank'] {
  if (!payment.bank) return []
  const { holder, bankName, iban, bic } = payment.bank
  return [
    [t('bank.amount'), price(totals.due, tag)],
    [t('bank.reference'), payment.reference],
    [t('bank.holder'), holder],
    [t('bank.iban'), iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [t('bank.bic'), bic],
    [t('bank.bank'), bankName],
  ]
}

function totalRows({ totals, promotions }: Order, t: Words, tag: string): OrderWords['totals'] {
  const { subtotal, shipping, taxes, total, giftCards, due } = totals
  const paysByGiftCard = Number(giftCards.amount) > 0
  const isShippingFree = Number(shipping.amount) === 0
  return inAmountOrder<[label: string, value: string]>({
    subtotal: [[t('totals.subtotal'), price(subtotal, tag)]],
    promotions: promotions.map(({ title, amount }) => [title, `−${price(amount, tag)}`]),
    shipping: [[t('totals.shipping'), isShippingFree ? t('totals.shipping-included') : price(shipping, tag)]],
    taxes: [[t('totals.taxes'), taxWords(taxes, t, tag)]],
    total: [[t('totals.total'), price(total, tag)]],
    giftCards: paysByGiftCard ? [[t('totals.gift-cards'), `−${price(giftCards, tag)}`]] : [],
    due: paysByGiftCard ? [[t('totals.due'), price(due, tag)]] : [],
  })
}

function taxWords(taxes: Order['totals']['taxes'], t: Words, tag: string): string {
  if (taxes.kind === 'collected-later') return t('totals.taxes-collected-later')
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const rate = percent.format(taxes.ratePercent / 100)
  return t('totals.taxes-included', { amount: price(taxes.amount, tag), rate })
}

function addressBlocks({ address, billingAddress, language }: Order, t: Words): OrderWords['addresses'] {
  const toLines = (place: Address) => [...addressLines(place), countryName(place.country, language)]
  return [
    { title: t('address.delivery'), lines: toLines(address) },
    ...(billingAddress ? [{ title: t('address.invoice'), lines: toLines(billingAddress) }] : []),
  ]
}

function price({ amount, currencyCode }: WireMoney, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'currency', currency: currencyCode }).format(Number(amount))
}
