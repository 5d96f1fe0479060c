import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { measureAll } from '#domain/product/units.ts'
import { lightingRows, materialRows } from '../summary/detail-rows.ts'
import type { ComparedPieceView } from './comparison.ts'

type Fact = { readonly term: string; readonly value: string; readonly lang?: string | undefined }

/** A value is null if unknown for its piece. */
type ComparisonRow = {
  readonly term: string
  readonly facts: readonly (Fact | null)[]
  readonly isSame: boolean
}

/** Facts known of at least one piece, in the order of the product page. */
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
        ...materialRows(details, known, lang),
        ...lightingRows(details, known, format),
      ]
    }),
  )
}

/** A row is placed where the first piece with this fact has it. */
export function toRows(pieces: readonly (readonly Fact[])[]): ComparisonRow[] {
  const terms: string[] = []
  for (const facts of pieces) {
    let place = 0
    for (const { term } of facts) {
      const known = terms.indexOf(term)
      if (known < 0) terms.splice(place, 0, term)
      place = (known < 0 ? place : known) + 1
    }
  }
  return terms.map((term) => {
    const facts = pieces.map((piece) => piece.find((fact) => fact.term === term) ?? null)
    return { term, facts, isSame: new Set(facts.map((fact) => fact?.value)).size === 1 }
  })
}
