import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/use-format.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Price } from '#app/ui/price.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { inAmountOrder } from '#domain/amount-order.ts'

type OrderTotalsProps = Pick<OpenCheckout, 'totals' | 'promotions'>

/** Spec §3: subtotal, promotions, shipping, and what they come to; then what gift cards leave to pay. */
export function OrderTotals({ totals, promotions }: OrderTotalsProps) {
  const t = useTranslations('checkout')
  const { subtotal, shipping, total, giftCards, due } = totals
  const isShippingFree = shipping.amountMinor === 0
  const paysByGiftCard = giftCards.amountMinor > 0
  return (
    <dl className="grid break-inside-avoid gap-2 text-body">
      {inAmountOrder<ReactNode>({
        subtotal: [<Row key="subtotal" label={t('totals.subtotal')} value={<Price price={subtotal} />} />],
        promotions: promotions.map(({ title, amount }) => (
          <Row key={`promotion ${title}`} label={title} value={<Reduction price={amount} />} />
        )),
        shipping: [
          <Row
            key="shipping"
            label={t('totals.shipping')}
            value={isShippingFree ? t('delivery.free') : <Price price={shipping} />}
          />,
        ],
        taxes: [<Taxes key="taxes" totals={totals} />],
        total: [<Row key="total" isSum label={t('totals.total')} value={<Price price={total} />} />],
        giftCards: paysByGiftCard
          ? [<Row key="cards" label={t('totals.gift-cards')} value={<Reduction price={giftCards} />} />]
          : [],
        due: paysByGiftCard
          ? [<Row key="due" isSum label={t('totals.due')} value={<Price price={due} />} />]
          : [],
      })}
    </dl>
  )
}

function Row({ label, value, isSum = false }: { label: string; value: ReactNode; isSum?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 ${isSum ? 'mt-1 border-t border-hairline pt-3 font-medium' : ''}`}
    >
      <dt className={isSum ? '' : 'font-regular'}>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Reduction({ price }: Pick<Parameters<typeof Price>[0], 'price'>) {
  return (
    <>
      −<Price price={price} />
    </>
  )
}

function Taxes({ totals: { taxes } }: Pick<OpenCheckout, 'totals'>) {
  const t = useTranslations('checkout.totals')
  const format = useFormat()
  return (
    <div className="text-small text-muted">
      <dt className="sr-only">{t('taxes')}</dt>
      <dd suppressHydrationWarning>
        {taxes.kind === 'included'
          ? t('tax-included', {
              amount: format.money(taxes.amount),
              rate: format.number(taxes.ratePercent),
            })
          : t('tax-later')}
      </dd>
    </div>
  )
}
