import type { Language } from '#domain/market/language.ts'
import { KIND_WORDS } from './all-words.ts'

/** Kinds of pieces as a heading of several has them, in the plural: `mirror` → `mirrors`, `Spiegel`. */
export function kindHeading(kinds: readonly string[], language: Language): string {
  const names = kinds.flatMap((kind) => {
    const row = KIND_WORDS.find(({ means }) => means[0] === `kind:${kind}`)
    return row?.[language].split(',')[0] ?? []
  })
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
