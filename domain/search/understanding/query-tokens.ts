import type { Sense } from './phrase-book.ts'

export type Token = {
  /** As typed. */
  readonly text: string
  /** Folded. */
  readonly word: string
  readonly value: number | null
  /** The index of the typed word; the parts of a compound share it. */
  readonly place: number
}

const TOKEN =
  /(?<![\d.,])\d{1,2}[  \u202f](?=\d00(?!\d))\d{3}|\d+(?:[.,']\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[€$£<>&+"″”–-]/gu

/** The words of a query in order. */
export function queryTokens(query: string, sense: Pick<Sense, 'wordsOf'>): Token[] {
  return [...query.matchAll(TOKEN)].map(([text], place) => {
    const value = /^\d/.test(text) ? numberOf(text) : null
    return { text, word: value === null ? (sense.wordsOf(text)[0] ?? text) : text, value, place }
  })
}

/** `1.500` → 1500, `2,5` → 2.5. */
function numberOf(text: string): number {
  const isGrouped = /^\d{1,3}(?:[.,'\s]\d{3})+$/.test(text)
  return Number(isGrouped ? text.replace(/[.,'\s]/g, '') : text.replace(',', '.'))
}
