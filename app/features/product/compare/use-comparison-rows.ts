import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { measureAll } from '#domain/product/units.ts'
import { lightingRows, materialRows } from '../summary/detail-rows.ts'
import type { ComparedPieceView } from './comparison.ts'

type Fact = { readonly term: string; readonly value: string; readonly lang?: string | undefined }

/** A row of facts, one per piece; null if unknown. */
type ComparisonRow = {
  readonly term: string
  readonly facts: readonly (Fact | null)[]
  readonly isSame: boolean
}

/** Returns the facts known about at least one piece, in the order of the product page. */
export function useComparisonRows(pieces: readonly ComparedPieceView[]): ComparisonRow[] {
  const t = useTranslations('lists.compare')
  const tDetails = useTranslations('product.details')
  const notice = useShippingNotice()
  const format = useFormat()
  const { units } = usePageLocale()
  return toRows(
    pieces.map(({ variant, choices, textLanguage, details }) => {
      const lang = textLanguage ?? undefined
      return [
        { term: t('lead-time'), value: notice(variant.notice) },
        ...measureAll(details.dimensions, units).map(({ axis, measure }) => ({
          term: tDetails(axis),
          value: format.measure(measure),
        })),
        ...(choices === '' ? [] : [{ term: t('finishes'), value: choices, lang }]),
        ...materialRows(tDetails, details, lang),
        ...lightingRows(tDetails, details, format),
      ]
    }),
  )
}

/** The order of the rows follows that of each piece's facts, earlier pieces first. */
export function toRows(pieces: readonly (readonly Fact[])[]): ComparisonRow[] {
  const terms: string[] = []
  for (const facts of pieces) {
    let nextIndex = 0
    for (const { term } of facts) {
      const index = terms.indexOf(term)
      if (index < 0) terms.splice(nextIndex, 0, term)
      nextIndex = (index < 0 ? nextIndex : index) + 1
    }
  }
  return terms.map((term) => {
    const facts = pieces.map((piece) => piece.find((fact) => fact.term === term) ?? null)
    return { term, facts, isSame: new Set(facts.map((fact) => fact?.value)).size === 1 }
  })
}
