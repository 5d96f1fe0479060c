import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { AmountRow } from '#app/ui/amount-row.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Money } from '#domain/money/money.ts'

/** What client view shows of the totals of a bag with trade prices: what its pieces cost anyone. */
export function PublicTotals({ subtotal }: { subtotal: Money }) {
  const t = useTranslations('bag.totals')
  return (
    <div className="client-view">
      <dl>
        <AmountRow isSum label={t('public')}>
          <Price price={subtotal} />
        </AmountRow>
      </dl>
      <p className="mt-1 text-small text-muted">{t('public-note')}</p>
    </div>
  )
}
