import type { createTranslator } from 'use-intl/core'
import type { Order } from '#contracts/order/order.ts'
import { sortByAmount } from '#domain/money/amount-order.ts'
import type messages from '#messages/en.json'
import type { OrderFormats } from './order-formats.ts'

export type OrderMessages = Pick<typeof messages, 'mail' | 'delivery'>
export type OrderRowTranslator = ReturnType<typeof createTranslator<OrderMessages, 'mail.order'>>
export type OrderRow = [label: string, value: string]

/** Returns the rows with an order's amounts. Taxes are included, collected later, or deducted. Samples are free. */
export function totalRows(
  {
    totals,
    promotions,
    shippingTitle,
    isSamples,
  }: Pick<Order, 'totals' | 'promotions' | 'shippingTitle' | 'isSamples'>,
  t: OrderRowTranslator,
  { money, percent }: OrderFormats,
): OrderRow[] {
  if (isSamples) return [[t('totals.total'), t('samples.free')]]
  const { subtotal, shipping, taxes, total, giftCards, due } = totals
  const paysByGiftCard = Number(giftCards.amount) > 0
  const isShippingFree = Number(shipping.amount) === 0
  return sortByAmount<OrderRow>({
    subtotal: [[t('totals.subtotal'), money(subtotal)]],
    promotions: promotions.map(({ title, amount }) => [title, `−${money(amount)}`]),
    shipping: [
      [
        shippingTitle ?? t('totals.shipping'),
        isShippingFree ? t('totals.shipping-included') : money(shipping),
      ],
    ],
    taxes: [taxRow(taxes, t, { money, percent })],
    total: [[t('totals.total'), money(total)]],
    giftCards: paysByGiftCard ? [[t('totals.gift-cards'), `−${money(giftCards)}`]] : [],
    due: paysByGiftCard ? [[t('totals.due'), money(due)]] : [],
  })
}

function taxRow(
  taxes: Order['totals']['taxes'],
  t: OrderRowTranslator,
  { money, percent }: Pick<OrderFormats, 'money' | 'percent'>,
): OrderRow {
  const label = t('totals.taxes')
  if (taxes.kind === 'included')
    return [
      label,
      t('totals.taxes-included', { amount: money(taxes.amount), rate: percent(taxes.ratePercent) }),
    ]
  if (taxes.kind === 'collected-later') return [label, t('totals.taxes-collected-later')]
  const { taxNumber: number, amount } = taxes
  if (amount !== null) return [t('totals.tax-exempt-vat', { number }), `−${money(amount)}`]
  return [label, number === '' ? t('totals.tax-exempt') : t('totals.tax-exempt-number', { number })]
}

/** Returns the bank details for a transfer while payment is pending, otherwise an empty list. */
export function bankRows(
  { payment, totals }: Pick<Order, 'payment' | 'totals'>,
  t: OrderRowTranslator,
  { money }: OrderFormats,
): OrderRow[] {
  if (!payment.bank) return []
  const { holder, bankName, iban, bic } = payment.bank
  return [
    [t('bank.amount'), money(payment.open ?? totals.due)],
    [t('bank.reference'), payment.reference],
    [t('bank.holder'), holder],
    [t('bank.iban'), iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [t('bank.bic'), bic],
    [t('bank.bank'), bankName],
  ]
}
