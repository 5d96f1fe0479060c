import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { AmountRow, Reduction, TaxRow } from '#app/ui/amount-row.tsx'
import { Price } from '#app/ui/price.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { sortByAmount } from '#domain/money/amount-order.ts'

type OrderTotalsProps = Pick<OpenCheckout, 'totals' | 'promotions'> & {
  shippingTitle: string | null
}

/** Spec §3: subtotal, promotions, shipping and total; then what remains to be paid after gift cards. */
export function OrderTotals({ totals, promotions, shippingTitle }: OrderTotalsProps) {
  const t = useTranslations('checkout')
  const { subtotal, shipping, taxes, total, giftCards, due } = totals
  const isShippingFree = shipping.amountMinor === 0
  const paysByGiftCard = giftCards.amountMinor > 0
  return (
    <dl className="grid break-inside-avoid gap-2 text-body">
      {sortByAmount<ReactNode>({
        subtotal: [
          <AmountRow key="subtotal" label={t('totals.subtotal')}>
            <Price price={subtotal} />
          </AmountRow>,
        ],
        promotions: promotions.map(({ title, amount }) => (
          <AmountRow key={`promotion ${title}`} label={title}>
            <Reduction amount={amount} />
          </AmountRow>
        )),
        shipping: [
          <AmountRow key="shipping" label={shippingTitle ?? t('totals.shipping')}>
            {isShippingFree ? t('delivery.free') : <Price price={shipping} />}
          </AmountRow>,
        ],
        taxes: [<TaxRow key="taxes" taxes={taxes} />],
        total: [
          <AmountRow key="total" isSum label={t('totals.total')}>
            <Price price={total} />
          </AmountRow>,
        ],
        giftCards: paysByGiftCard
          ? [
              <AmountRow key="cards" label={t('totals.gift-cards')}>
                <Reduction amount={giftCards} />
              </AmountRow>,
            ]
          : [],
        due: paysByGiftCard
          ? [
              <AmountRow key="due" isSum label={t('totals.due')}>
                <Price price={due} />
              </AmountRow>,
            ]
          : [],
      })}
    </dl>
  )
}
