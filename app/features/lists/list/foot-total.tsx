import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Price } from '#app/ui/price.tsx'
import type { ListTotals } from '#domain/list/list-totals.ts'

/** The total of a list at the foot of a phone's window. */
export function FootTotal({ totals: { pieces, reduction, total } }: { totals: ListTotals }) {
  const t = useTranslations('lists.page.totals')
  return (
    <p>
      <span className="block text-fine text-muted">
        {reduction.amountMinor > 0 ? t('yours', { pieces }) : t('sum', { pieces })}
      </span>
      <span className="text-lead">
        <Price price={total} />
      </span>
    </p>
  )
}
