import type { Order } from '#contracts/order/order.ts'
import { inAmountOrder } from '#domain/money/amount-order.ts'
import type { Fact } from '../page/facts.tsx'
import type { Words } from './document-messages.ts'
import type { DocumentFormats } from './formats.ts'

/** The amounts of an order as it states them: its taxes are included, or collected by the country. */
export function totalRows(
  { totals, promotions }: Order,
  t: Words,
  { money, percent }: DocumentFormats,
): Fact[] {
  const { subtotal, shipping, taxes, total, giftCards, due } = totals
  const paysByGiftCard = Number(giftCards.amount) > 0
  const word = (key: 'subtotal' | 'shipping' | 'taxes' | 'total' | 'gift-cards' | 'due') =>
    t(`mail.order.totals.${key}`)
  const taxWords =
    taxes.kind === 'included'
      ? t('mail.order.totals.taxes-included', {
          amount: money(taxes.amount),
          rate: percent(taxes.ratePercent),
        })
      : t('mail.order.totals.taxes-collected-later')
  const shippingWords =
    Number(shipping.amount) === 0 ? t('mail.order.totals.shipping-included') : money(shipping)
  return inAmountOrder<Fact>({
    subtotal: [[word('subtotal'), money(subtotal)]],
    promotions: promotions.map(({ title, amount }): Fact => [title, `−${money(amount)}`]),
    shipping: [[word('shipping'), shippingWords]],
    taxes: [[word('taxes'), taxWords]],
    total: [[word('total'), money(total)]],
    giftCards: paysByGiftCard ? [[word('gift-cards'), `−${money(giftCards)}`]] : [],
    due: paysByGiftCard ? [[word('due'), money(due)]] : [],
  })
}
