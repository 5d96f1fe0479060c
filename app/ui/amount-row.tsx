import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { TaxLine } from '#domain/market/tax.ts'
import type { Money } from '#domain/money/money.ts'
import { Price } from './price.tsx'

export function AmountRow({
  label,
  isSum = false,
  view = '',
  children,
}: {
  label: string
  isSum?: boolean
  /** Shows the row only in this view (`InViews`). */
  view?: 'own-view' | 'client-view' | ''
  children: ReactNode
}) {
  const sum = isSum ? 'mt-1 border-t border-hairline pt-3 font-medium' : ''
  return (
    <div className={`flex items-baseline justify-between gap-6 ${sum} ${view}`}>
      <dt className={isSum ? '' : 'font-regular'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** See docs/areas/markets-and-prices.md. */
export function TaxRow({ taxes }: { taxes: TaxLine }) {
  const t = useTranslations('shell.tax')
  const format = useFormat()
  if (taxes.kind === 'exempt') return <ExemptRow {...taxes} />
  return (
    <div className="text-small text-muted">
      <dt className="sr-only">{t('label')}</dt>
      <dd suppressHydrationWarning>
        {taxes.kind === 'included'
          ? t('included', { amount: format.money(taxes.amount), rate: format.number(taxes.ratePercent) })
          : t('later')}
      </dd>
    </div>
  )
}

/** The buyer's exemption from VAT, whose `amount` is deducted, or from sales tax, without an amount. */
export function ExemptRow({ taxNumber, amount }: { taxNumber: string; amount: Money | null }) {
  const t = useTranslations('shell.tax')
  if (amount === null)
    return (
      <div className="text-small text-muted wrap-anywhere">
        <dt className="sr-only">{t('label')}</dt>
        <dd>{taxNumber === '' ? t('exempt') : t('exempt-number', { number: taxNumber })}</dd>
      </div>
    )
  return (
    <AmountRow label={t('exempt-vat', { number: taxNumber })}>
      <Reduction amount={amount} />
    </AmountRow>
  )
}

export function Reduction({ amount }: { amount: Money }) {
  return (
    <>
      −<Price price={amount} />
    </>
  )
}
