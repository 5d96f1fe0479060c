import type { Language } from '#domain/market/language.ts'
import type { ImportReport } from '#services/commerce/import/import-catalogue.ts'
import { TRANSLATION_LANGUAGES } from '#services/commerce/import/product-draft.ts'

/** How many products lack a translation, in each of the languages that the house offers. */
export function translationLines(
  { untranslated }: Pick<ImportReport, 'untranslated'>,
  languages: readonly Language[],
): string[] {
  return TRANSLATION_LANGUAGES.filter((language) => languages.includes(language)).flatMap((language) => {
    const count = untranslated.get(language) ?? 0
    if (count === 0) return []
    return [`Language ${language}: ${count} products without a translation, shown as they are in the file`]
  })
}
