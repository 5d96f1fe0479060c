import type { ReactNode } from 'react'
import { useFetchers } from 'react-router'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { AmountRow, Reduction, TaxRow } from '#app/ui/amount-row.tsx'
import { Price } from '#app/ui/price.tsx'
import { inAmountOrder } from '#domain/amount-order.ts'
import { amountDue } from '#domain/cart.ts'
import { type Bag, shipmentCount } from './bag.ts'

/**
 * Spec §3: subtotal, promotions, shipping, and what they come to; then what gift cards leave to pay. Dimmed while a
 * change is on its way.
 */
export function BagTotals({ bag }: { bag: Bag }) {
  const t = useTranslations('bag.totals')
  const codes = useTranslations('codes')
  const delivery = useTranslations('delivery')
  const isSettling = useFetchers().some(({ formData }) => formData !== undefined)
  const used = bag.giftCards.filter(({ amountUsed }) => amountUsed.amountMinor > 0)
  return (
    <dl
      aria-busy={isSettling || undefined}
      className="grid gap-2 text-body transition-opacity aria-busy:opacity-50"
    >
      {inAmountOrder<ReactNode>({
        subtotal: [
          <AmountRow key="subtotal" label={t('subtotal')}>
            <Price price={bag.subtotal} />
          </AmountRow>,
        ],
        promotions: bag.promotions.map(({ title, amount }) => (
          <AmountRow key={`promotion ${title}`} label={title}>
            <Reduction amount={amount} />
          </AmountRow>
        )),
        shipping: [
          <AmountRow key="shipping" label={t('shipping', { count: shipmentCount(bag) })}>
            <ShippingCost bag={bag} />
          </AmountRow>,
        ],
        taxes: [<TaxRow key="taxes" taxes={bag.taxLine} />],
        total: [
          <AmountRow key="total" isSum label={t('total')}>
            <Price price={bag.total} />
          </AmountRow>,
        ],
        giftCards: used.map(({ id, lastCharacters, amountUsed }) => (
          <AmountRow key={id} label={codes('card', { last: lastCharacters })}>
            <Reduction amount={amountUsed} />
          </AmountRow>
        )),
        due:
          used.length > 0
            ? [
                <AmountRow key="due" isSum label={t('due')}>
                  <Price price={amountDue(bag.total, used)} />
                </AmountRow>,
              ]
            : [],
      })}
      {bag.lines.some(({ promise }) => promise !== null) && (
        <AmountRow label={delivery('complete')}>
          <span className="block text-end">{bag.complete ?? delivery('complete-unconfirmed')}</span>
        </AmountRow>
      )}
    </dl>
  )
}

function ShippingCost({ bag: { shipping } }: { bag: Bag }) {
  const t = useTranslations('bag.totals')
  if (shipping === null) return <span className="text-muted">{t('shipping-later')}</span>
  return shipping.total.amountMinor === 0 ? t('shipping-free') : <Price price={shipping.total} />
}
