import type { Language } from '#domain/market/language.ts'
import type { ImportReport } from '#services/commerce/import/import-catalogue.ts'

/** Describes how many products lack a translation, in each of the house's languages except the first, its default. */
export function translationLines(
  { untranslated }: Pick<ImportReport, 'untranslated'>,
  [, ...others]: readonly Language[],
): string[] {
  return others.flatMap((language) => {
    const count = untranslated.get(language) ?? 0
    if (count === 0) return []
    return [`Language ${language}: ${count} products without a translation, shown as they are in the file`]
  })
}
