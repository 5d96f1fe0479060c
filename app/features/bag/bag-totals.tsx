import type { ReactNode } from 'react'
import { useFetchers } from 'react-router'
import { useFormat } from '#app/i18n/use-format.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import type { Money } from '#domain/money.ts'
import { type Bag, shipmentCount } from './bag.ts'

/** Spec §3: subtotal, shipping, promotions, and what they come to. Dimmed while a change is on its way. */
export function BagTotals({ bag }: { bag: Bag }) {
  const t = useTranslations('bag.totals')
  const isSettling = useFetchers().some(({ formData }) => formData !== undefined)
  return (
    <div
      aria-busy={isSettling || undefined}
      className="grid gap-2 text-body transition-opacity aria-busy:opacity-50"
    >
      <dl className="grid gap-2">
        <Row label={t('subtotal')} value={<Amount amount={bag.subtotal} />} />
        {bag.promotions.map(({ title, amount }) => (
          <Row
            key={title}
            label={title}
            value={
              <>
                −<Amount amount={amount} />
              </>
            }
          />
        ))}
        <Row label={t('shipping', { count: shipmentCount(bag) })} value={<ShippingCost bag={bag} />} />
        {bag.giftCards.map(({ id, lastCharacters, amountUsed }) => (
          <Row
            key={id}
            label={t('gift-card', { last: lastCharacters })}
            value={
              <>
                −<Amount amount={amountUsed} />
              </>
            }
          />
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-6 border-t border-hairline pt-3">
          <dt className="font-medium">{t('total')}</dt>
          <dd className="font-medium">
            <Amount amount={bag.total} />
          </dd>
        </div>
      </dl>
      <Taxes bag={bag} />
    </div>
  )
}

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="font-regular">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function ShippingCost({ bag: { shipping } }: { bag: Bag }) {
  const t = useTranslations('bag.totals')
  if (shipping === null) return <span className="text-muted">{t('shipping-later')}</span>
  return shipping.total.amountMinor === 0 ? t('shipping-free') : <Amount amount={shipping.total} />
}

function Taxes({ bag: { taxLine } }: { bag: Bag }) {
  const t = useTranslations('bag.totals')
  const format = useFormat()
  return (
    <p className="text-small text-muted" suppressHydrationWarning>
      {taxLine.kind === 'included'
        ? t('tax-included', {
            amount: format.money(taxLine.amount),
            rate: format.number(taxLine.ratePercent),
          })
        : t('tax-later')}
    </p>
  )
}

function Amount({ amount }: { amount: Money }) {
  const format = useFormat()
  return (
    <span className="tabular-nums" suppressHydrationWarning>
      {format.money(amount)}
    </span>
  )
}
