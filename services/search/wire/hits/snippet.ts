import { fold } from '../../text/words.ts'
import { type Highlight, type Highlighting, highlightText } from './highlight.ts'

/** The default number of words in a snippet. */
export const SNIPPET_WORDS = 10

/** The share of a snippet before its first match. */
const LEAD_SHARE = 0.3

/** `description:20` → the attribute and its number of words. */
export function parseSnippet(source: string): { attribute: string; words: number } {
  const [, attribute = source, words] = /^(.+?)(?::(\d+))?$/.exec(source) ?? []
  return { attribute, words: words === undefined ? SNIPPET_WORDS : Number(words) }
}

/** The part of the text around the first match, with tags. */
export function snippetOf(
  text: string,
  { words, ellipsis, ...highlighting }: Highlighting & { words: number; ellipsis: string },
): Pick<Highlight, 'value' | 'matchLevel'> {
  const places = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
  const hit = places.findIndex(([word]) => highlighting.match(fold(word)) !== null)
  const wished = Math.max(0, hit - Math.floor(words * LEAD_SHARE))
  const first = Math.max(0, Math.min(wished, places.length - words))
  const last = Math.min(places.length, first + words) - 1
  const isCutOff = last < places.length - 1
  const start = first === 0 ? 0 : (places[first]?.index ?? 0)
  const end = isCutOff ? (places[last]?.index ?? 0) + (places[last]?.[0].length ?? 0) : text.length
  const { value, matchLevel } = highlightText(text.slice(start, end), highlighting)
  return { value: `${first > 0 ? ellipsis : ''}${value}${isCutOff ? ellipsis : ''}`, matchLevel }
}
