import type { Language } from '#domain/market/language.ts'
import { KIND_WORDS } from './words.ts'

/** A heading for several kinds, in the plural: `mirror` → `mirrors`, `Spiegel`. */
export function kindHeading(kinds: readonly string[], language: Language): string {
  const names = kinds.flatMap((kind) => {
    const row = KIND_WORDS.find(({ means }) => means[0] === `kind:${kind}`)
    return row?.[language].split(',')[0] ?? []
  })
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
