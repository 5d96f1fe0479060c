import type { ProductList } from '#clients/search/list/product-list.ts'
import type { Language } from '#domain/market/language.ts'
import { kindHeading } from '#domain/search/words/kind-heading.ts'

/** How a search was understood, for its page. */
export type UnderstoodSearch = {
  /** The parts of it that can be left out, each with the search that is left. */
  readonly parts: readonly { readonly text: string; readonly without: string }[]
  /** What no piece has, as typed, and the kind of the pieces that are shown instead. */
  readonly dropped: { readonly words: string; readonly kind: string } | null
  /** How many pieces are all that was searched for, if similar ones follow. */
  readonly exactCount: number | null
}

/** What a page says about a search; null where it was compared word by word. */
export function understoodSearch(
  { reading, removedWords, total }: Pick<ProductList, 'reading' | 'removedWords' | 'total'>,
  language: Language,
): UnderstoodSearch | null {
  if (reading === null) return null
  const missed = reading.parts.filter(({ isDropped }) => isDropped).map(({ text }) => text)
  const words = [...new Set([...missed, ...removedWords])]
  const found = reading.parts.filter(({ isDropped }) => !isDropped)
  const hasKind = reading.kinds.length > 0
  return {
    // What is left of a single part is another search, not a wider one.
    parts: (found.length > 1 ? found : [])
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
