import { createTranslator } from 'use-intl/core'
import type { Order } from '#contracts/order.ts'
import type { WireMoney } from '#contracts/wire-money.ts'
import { type Address, addressLines } from '#domain/address.ts'
import { toLanguageTag } from '#domain/locale.ts'
import { countryName } from '#domain/market.ts'
import type { MailMessages } from '../mail-messages.ts'

type Words = ReturnType<typeof createTranslator<MailMessages, 'mail.order'>>

/** Everything that the letter about an order says, in the order's language, for its HTML and its text alike. */
export type OrderWords = {
  t: Words
  subject: string
  preview: string
  greeting: string
  received: string
  /** Label and value of each row, empty when there is nothing to transfer. */
  bank: [label: string, value: string][]
  lines: { line: Order['lines'][number]; details: string[]; amount: string }[]
  /** The last row is what the customer looks for first. */
  totals: [label: string, value: string][]
  addresses: { title: string; lines: string[] }[]
}

export function orderWords(order: Order, messages: MailMessages): OrderWords {
  const tag = toLanguageTag({ language: order.language, country: order.address.country })
  const t = createTranslator({ locale: tag, messages, namespace: 'mail.order', timeZone: 'UTC' })
  const { number, status, totals, address } = order
  return {
    t,
    subject: t('subject', { number }),
    preview: t('preview', { total: price(totals.total, tag) }),
    greeting: t('greeting', { firstName: address.firstName }),
    received: t(status === 'awaiting-payment' ? 'awaiting-payment' : 'paid', { number }),
    bank: bankRows(order, t, tag),
    lines: order.lines.map((line) => ({
      line,
      details: [
        line.artisanName,
        line.variantTitle ?? '',
        t('lines.quantity', { quantity: line.quantity }),
      ].filter((text) => text !== ''),
      amount: price(line.subtotal, tag),
    })),
    totals: totalRows(order, t, tag),
    addresses: addressBlocks(order, t),
  }
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
  return [
    [t('totals.subtotal'), price(subtotal, tag)],
    [
      t('totals.shipping'),
      Number(shipping.amount) === 0 ? t('totals.shipping-included') : price(shipping, tag),
    ],
    ...promotions.map(({ title, amount }): [string, string] => [title, `−${price(amount, tag)}`]),
    [t('totals.taxes'), taxWords(taxes, t, tag)],
    [t('totals.total'), price(total, tag)],
    ...(paysByGiftCard
      ? ([
          [t('totals.gift-cards'), `−${price(giftCards, tag)}`],
          [t('totals.due'), price(due, tag)],
        ] satisfies [string, string][])
      : []),
  ]
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
