import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { AmountRow, Reduction } from '#app/ui/amount-row.tsx'
import { Price } from '#app/ui/price.tsx'
import type { ListTotals } from '#domain/list/list-totals.ts'
import { vatRatePercent } from '#domain/market/tax.ts'
import { isPriceUnknown } from './list-change.ts'
import { ListTotal, TotalLabel } from './list-total.tsx'
import { useListChanges } from './use-list-changes.ts'

/** Spec §3, §6: what a list costs its viewer; a trade client also sees public prices and their reduction. */
export function TotalsBlock({ totals }: { totals: ListTotals }) {
  const t = useTranslations('lists.page.totals')
  const isUnknown = useListChanges().pending.some(isPriceUnknown)
  const isTaxIncluded = useIsTaxIncluded()
  const { left, open, publicTotal, reduction } = totals
  const isReduced = reduction.amountMinor > 0
  return (
    <div aria-busy={isUnknown || undefined} className="transition-opacity aria-busy:opacity-50">
      <dl className="grid gap-2">
        {isReduced && (
          <>
            <AmountRow label={t('public')} view="own-view">
              <Price price={publicTotal} isStarting={open > 0} />
            </AmountRow>
            <AmountRow label={t('reduction')} view="own-view">
              <Reduction amount={reduction} />
            </AmountRow>
          </>
        )}
        <div className="flex items-baseline justify-between gap-6 border-t border-hairline pt-3 text-lead">
          <dt className="font-regular">
            <TotalLabel totals={totals} />
          </dt>
          <dd className="text-title">
            <ListTotal totals={totals} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-small text-muted">
        {isTaxIncluded ? t('tax-included') : t('tax-later')} {left > 0 && t('left', { left })}{' '}
        {open > 0 && t('open', { open })}
      </p>
    </div>
  )
}

/** Whether prices in the visitor's country include its taxes (docs/areas/markets-and-prices.md). */
function useIsTaxIncluded(): boolean {
  return vatRatePercent(usePageLocale().country) !== null
}
