import { isObject } from '../../engine/record-values.ts'
import { fold } from '../../text/words.ts'

export type WordMatch = { queryWord: string; letterCount: number }

export type Highlighting = {
  preTag: string
  postTag: string
  match: (folded: string) => WordMatch | null
  wordCount: number
}

export type Highlight = {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}

export function mapTexts(value: unknown, show: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, show))
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, show)]))
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  return show(String(value))
}

export function highlightText(text: string, highlighting: Highlighting): Highlight {
  const { preTag, postTag, match, wordCount } = highlighting
  const found = new Set<string>()
  let isWhole = true
  const value = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const folded = fold(word)
    const matched = match(folded)
    if (matched === null || matched.letterCount < folded.length) isWhole = false
    if (matched === null) return word
    found.add(matched.queryWord)
    const end = matched.letterCount >= folded.length ? word.length : matched.letterCount
    return `${preTag}${word.slice(0, end)}${postTag}${word.slice(end)}`
  })
  const matchedWords = [...found]
  if (matchedWords.length === 0) return { value, matchLevel: 'none', matchedWords }
  const matchLevel = matchedWords.length >= wordCount ? 'full' : 'partial'
  return { value, matchLevel, fullyHighlighted: isWhole, matchedWords }
}
