import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/use-format.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Price } from '#app/ui/price.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'

type OrderTotalsProps = Pick<OpenCheckout, 'totals' | 'promotions'>

/** Spec §3: subtotal, shipping, promotions, and what they come to; then what gift cards leave to pay. */
export function OrderTotals({ totals, promotions }: OrderTotalsProps) {
  const t = useTranslations('checkout')
  const { subtotal, shipping, total, giftCards, due } = totals
  const isShippingFree = shipping.amountMinor === 0
  return (
    <dl className="grid break-inside-avoid gap-2 text-body">
      <Row label={t('totals.subtotal')} value={<Price price={subtotal} />} />
      <Row
        label={t('totals.shipping')}
        value={isShippingFree ? t('delivery.free') : <Price price={shipping} />}
      />
      {promotions.map(({ title, amount }) => (
        <Row key={title} label={title} value={<Reduction price={amount} />} />
      ))}
      <Row isSum label={t('totals.total')} value={<Price price={total} />} />
      {giftCards.amountMinor > 0 && (
        <>
          <Row label={t('totals.gift-cards')} value={<Reduction price={giftCards} />} />
          <Row isSum label={t('totals.due')} value={<Price price={due} />} />
        </>
      )}
      <Taxes totals={totals} />
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
    <div className="mt-1 text-small text-muted">
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
