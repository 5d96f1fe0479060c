import type { ProductList } from '#clients/search/list/product-list.ts'
import type { Language } from '#domain/market/language.ts'
import { kindHeading } from '#domain/search/words/kind-heading.ts'

export type UnderstoodSearch = {
  /** The interpreted parts of the query; `without` is the query without the part. */
  readonly parts: readonly { readonly text: string; readonly without: string }[]
  readonly dropped: { readonly words: string; readonly kind: string } | null
  /** The number of exact matches, if similar pieces follow. */
  readonly exactCount: number | null
}

/** Returns null if the words of the query were compared literally. */
export function understoodSearch(
  { reading, removedWords, total }: Pick<ProductList, 'reading' | 'removedWords' | 'total'>,
  language: Language,
): UnderstoodSearch | null {
  if (reading === null) return null
  const droppedTexts = reading.parts.filter(({ isDropped }) => isDropped).map(({ text }) => text)
  const words = [...new Set([...droppedTexts, ...removedWords])]
  const understoodParts = reading.parts.filter(({ isDropped }) => !isDropped)
  const hasKind = reading.kinds.length > 0
  return {
    // If there is only one part, removing it would leave an unrelated search.
    parts: (understoodParts.length > 1 ? understoodParts : [])
      .filter(({ without }) => without !== '')
      .map(({ text, without }) => ({ text, without })),
    dropped:
      hasKind && words.length > 0
        ? { words: words.join(', '), kind: kindHeading(reading.kinds, language) }
        : null,
    exactCount:
      words.length === 0 && hasKind && reading.exactHits > 0 && reading.exactHits < total
        ? reading.exactHits
        : null,
  }
}
