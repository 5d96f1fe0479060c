import type { Language } from '#domain/market/language.ts'
import { splitWords } from './word-match.ts'
import { KIND_WORDS, QUALITY_WORDS, type WordRow } from './words/words.ts'

/** Maximum number of words at the end of a search that may start a name: `sala da` starts `sala da pranzo`. */
const TAIL_MAX = 3

/** A shorter prefix matches too many names. */
const PREFIX_LENGTH_MIN = 2

type Name = { readonly text: string; readonly folded: string }

const names = new Map<Language, { kinds: readonly Name[][]; qualities: readonly Name[][] }>()

/**
 * Completions of a search, most likely first: `round mir` → `round mirror`, `messinglam` → `messinglampe`. The caller
 * checks whether they have results.
 */
export function completeSearch(text: string, language: Language, limit: number): string[] {
  const typed = text.trim().toLocaleLowerCase(language).split(/\s+/)
  const known = namesOf(language)
  const tailMax = Math.min(TAIL_MAX, typed.length)
  const completions = Array.from({ length: tailMax }, (_, index) => typed.length - 1 - index)
    .reverse()
    .flatMap((from) => {
      const head = typed.slice(0, from)
      const tail = fold(typed.slice(from).join(' '))
      if (tail.length < PREFIX_LENGTH_MIN) return []
      return [...findByPrefix(known.kinds, tail), ...findByPrefix(known.qualities, tail)].map((name) =>
        [...head, name].join(' '),
      )
    })
  const compounds = language === 'de' ? compoundsOf(typed, known) : []
  return [...new Set([...completions, ...compounds])]
    .filter((each) => fold(each) !== fold(text))
    .slice(0, limit)
}

/** The shortest name of each row with this prefix, shortest first. */
function findByPrefix(rows: readonly Name[][], tail: string): string[] {
  return rows
    .flatMap((row) => {
      const [best] = row.filter(({ folded }) => folded.startsWith(tail) && folded !== tail)
      return best ?? []
    })
    .toSorted((one, other) => one.folded.length - other.folded.length)
    .map(({ text }) => text)
}

/** `messinglam` → `messinglampe`: a material followed by the start of a kind. */
function compoundsOf(
  typed: readonly string[],
  { kinds, qualities }: { kinds: readonly Name[][]; qualities: readonly Name[][] },
): string[] {
  const last = typed.at(-1) ?? ''
  const first = qualities
    .flat()
    .filter(({ folded }) => folded.length > PREFIX_LENGTH_MIN && fold(last).startsWith(folded))
  return first.flatMap(({ folded }) => {
    const tail = fold(last).slice(folded.length)
    if (tail.length < PREFIX_LENGTH_MIN) return []
    const head = last.slice(0, last.length - tail.length)
    return findByPrefix(kinds, tail)
      .filter((name) => !name.includes(' '))
      .map((name) => [...typed.slice(0, -1), head + name].join(' '))
  })
}

function namesOf(language: Language) {
  const cached = names.get(language)
  if (cached) return cached
  const toNames = (rows: readonly WordRow[]) =>
    rows.map((row) =>
      row[language]
        .split(',')
        .map((name) => name.trim().toLocaleLowerCase(language))
        .map((text): Name => ({ text, folded: fold(text) }))
        .sort((one, other) => one.folded.length - other.folded.length),
    )
  const created = { kinds: toNames(KIND_WORDS), qualities: toNames(QUALITY_WORDS) }
  names.set(language, created)
  return created
}

function fold(text: string): string {
  return splitWords(text).join(' ')
}
