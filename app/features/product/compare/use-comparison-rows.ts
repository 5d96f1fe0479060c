import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { measureAll } from '#domain/product/units.ts'
import { lightRows, makingRows } from '../summary/detail-rows.ts'
import type { ComparedPieceView } from './comparison.ts'
import { type ComparisonRow, toRows } from './comparison-rows.ts'

/** The facts that are known of at least one piece, in the order of a product's page. */
export function useComparisonRows(pieces: readonly ComparedPieceView[]): ComparisonRow[] {
  const t = useTranslations('lists.compare')
  const details = useTranslations('product.details')
  const notice = useShippingNotice()
  const format = useFormat()
  const { units } = usePageLocale()
  return toRows(
    pieces.map(({ variant, choices, textLanguage, details: known }) => {
      const lang = textLanguage ?? undefined
      return [
        { term: t('lead-time'), value: notice(variant.notice) },
        ...measureAll(known.dimensions, units).map(({ axis, measure }) => ({
          term: details(axis),
          value: format.measure(measure),
        })),
        ...(choices === '' ? [] : [{ term: t('finishes'), value: choices, lang }]),
        ...makingRows(details, known, lang),
        ...lightRows(details, known, format),
      ]
    }),
  )
}
