import { useTranslations } from '#app/i18n/messages/use-translations.ts'

export function ColumnTitles({ hasPrices = true }: { hasPrices?: boolean }) {
  const t = useTranslations('lists.page')
  return (
    <div aria-hidden="true" className="list-column-titles">
      <span className="list-row-quantity lg:w-33 lg:text-center">{t('quantity')}</span>
      <span className="list-row-ships">{t('ships-in')}</span>
      {hasPrices && <span className="list-row-price">{t('price')}</span>}
    </div>
  )
}
