import type { createTranslator } from 'use-intl/core'
import type { Order } from '#contracts/order/order.ts'
import { inAmountOrder } from '#domain/money/amount-order.ts'
import type messages from '#messages/en.json'
import type { OrderFormats } from './order-formats.ts'

/** The words of emails about orders, which documents use too. */
export type OrderMessages = Pick<typeof messages, 'mail' | 'delivery'>
export type OrderRowWords = ReturnType<typeof createTranslator<OrderMessages, 'mail.order'>>
export type OrderRow = [label: string, value: string]

/** The amounts of an order as it states them: its taxes are included, or collected by the country. */
export function totalRows(
  { totals, promotions, shippingTitle }: Pick<Order, 'totals' | 'promotions' | 'shippingTitle'>,
  t: OrderRowWords,
  { money, percent }: OrderFormats,
): OrderRow[] {
  const { subtotal, shipping, taxes, total, giftCards, due } = totals
  const paysByGiftCard = Number(giftCards.amount) > 0
  const isShippingFree = Number(shipping.amount) === 0
  const taxWords =
    taxes.kind === 'included'
      ? t('totals.taxes-included', { amount: money(taxes.amount), rate: percent(taxes.ratePercent) })
      : t('totals.taxes-collected-later')
  return inAmountOrder<OrderRow>({
    subtotal: [[t('totals.subtotal'), money(subtotal)]],
    promotions: promotions.map(({ title, amount }) => [title, `−${money(amount)}`]),
    shipping: [
      [
        shippingTitle ?? t('totals.shipping'),
        isShippingFree ? t('totals.shipping-included') : money(shipping),
      ],
    ],
    taxes: [[t('totals.taxes'), taxWords]],
    total: [[t('totals.total'), money(total)]],
    giftCards: paysByGiftCard ? [[t('totals.gift-cards'), `−${money(giftCards)}`]] : [],
    due: paysByGiftCard ? [[t('totals.due'), money(due)]] : [],
  })
}

/** Where to transfer the amount due, while it is awaited; empty otherwise. */
export function bankRows(
  { payment, totals }: Pick<Order, 'payment' | 'totals'>,
  t: OrderRowWords,
  { money }: OrderFormats,
): OrderRow[] {
  if (!payment.bank) return []
  const { holder, bankName, iban, bic } = payment.bank
  return [
    [t('bank.amount'), money(totals.due)],
    [t('bank.reference'), payment.reference],
    [t('bank.holder'), holder],
    [t('bank.iban'), iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [t('bank.bic'), bic],
    [t('bank.bank'), bankName],
  ]
}
