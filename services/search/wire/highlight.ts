import { isObject } from '../engine/record-values.ts'
import { fold, wordsOf } from '../text/words.ts'

type Highlighting = {
  query: string
  preTag: string
  postTag: string
  /** Whether every word of the query may be the beginning of a word, or only its last. */
  beginnings?: 'last' | 'every'
}

type Highlight = {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}

/** The value with every text and number in it replaced by its highlight, lists and objects kept. */
export function highlightValue(value: unknown, highlighting: Highlighting): unknown {
  if (Array.isArray(value)) return value.map((item) => highlightValue(item, highlighting))
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, highlightValue(item, highlighting)]),
    )
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return highlightText(String(value), highlighting)
}

/** Puts the tags around what the query's words find. */
export function highlightText(text: string, highlighting: Highlighting): Highlight {
  const { query, preTag, postTag, beginnings = 'last' } = highlighting
  const wanted = wordsOf(query)
  const found = new Set<string>()
  let isWhole = true
  const value = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const folded = fold(word)
    const match = wanted.find((item, position) => {
      const mayBegin = beginnings === 'every' || position === wanted.length - 1
      return item === folded || (mayBegin && folded.startsWith(item))
    })
    if (match === undefined || match !== folded) isWhole = false
    if (match === undefined) return word
    found.add(match)
    const end = match === folded ? word.length : match.length
    return `${preTag}${word.slice(0, end)}${postTag}${word.slice(end)}`
  })
  const matchedWords = [...found]
  if (matchedWords.length === 0) return { value, matchLevel: 'none', matchedWords }
  const matchLevel = matchedWords.length === new Set(wanted).size ? 'full' : 'partial'
  return { value, matchLevel, fullyHighlighted: isWhole, matchedWords }
}
