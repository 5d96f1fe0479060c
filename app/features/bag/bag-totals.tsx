import type { ReactNode } from 'react'
import { useFetchers } from 'react-router'
import { useFormat } from '#app/i18n/use-format.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { inAmountOrder } from '#domain/amount-order.ts'
import { amountDue } from '#domain/cart.ts'
import type { Money } from '#domain/money.ts'
import { type Bag, shipmentCount } from './bag.ts'

/**
 * Spec §3: subtotal, promotions, shipping, and what they come to; then what gift cards leave to pay. Dimmed while a
 * change is on its way.
 */
export function BagTotals({ bag }: { bag: Bag }) {
  const t = useTranslations('bag.totals')
  const codes = useTranslations('codes')
  const isSettling = useFetchers().some(({ formData }) => formData !== undefined)
  const used = bag.giftCards.filter(({ amountUsed }) => amountUsed.amountMinor > 0)
  return (
    <dl
      aria-busy={isSettling || undefined}
      className="grid gap-2 text-body transition-opacity aria-busy:opacity-50"
    >
      {inAmountOrder<ReactNode>({
        subtotal: [<Row key="subtotal" label={t('subtotal')} value={<Amount amount={bag.subtotal} />} />],
        promotions: bag.promotions.map(({ title, amount }) => (
          <Row key={`promotion ${title}`} label={title} value={<Reduction amount={amount} />} />
        )),
        shipping: [
          <Row
            key="shipping"
            label={t('shipping', { count: shipmentCount(bag) })}
            value={<ShippingCost bag={bag} />}
          />,
        ],
        taxes: [<Taxes key="taxes" bag={bag} />],
        total: [<Row key="total" isSum label={t('total')} value={<Amount amount={bag.total} />} />],
        giftCards: used.map(({ id, lastCharacters, amountUsed }) => (
          <Row
            key={id}
            label={codes('card', { last: lastCharacters })}
            value={<Reduction amount={amountUsed} />}
          />
        )),
        due:
          used.length > 0
            ? [
                <Row
                  key="due"
                  isSum
                  label={t('due')}
                  value={<Amount amount={amountDue(bag.total, used)} />}
                />,
              ]
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

function ShippingCost({ bag: { shipping } }: { bag: Bag }) {
  const t = useTranslations('bag.totals')
  if (shipping === null) return <span className="text-muted">{t('shipping-later')}</span>
  return shipping.total.amountMinor === 0 ? t('shipping-free') : <Amount amount={shipping.total} />
}

function Taxes({ bag: { taxLine } }: { bag: Bag }) {
  const t = useTranslations('bag.totals')
  const format = useFormat()
  return (
    <div className="text-small text-muted">
      <dt className="sr-only">{t('taxes')}</dt>
      <dd suppressHydrationWarning>
        {taxLine.kind === 'included'
          ? t('tax-included', {
              amount: format.money(taxLine.amount),
              rate: format.number(taxLine.ratePercent),
            })
          : t('tax-later')}
      </dd>
    </div>
  )
}

function Reduction({ amount }: { amount: Money }) {
  return (
    <>
      −<Amount amount={amount} />
    </>
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
