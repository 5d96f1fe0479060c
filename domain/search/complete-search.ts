import type { Language } from '#domain/market/language.ts'
import { splitWords } from './word-match.ts'
import { KIND_WORDS, QUALITY_WORDS, type WordRow } from './words/words.ts'

/** Maximum number of words at the end of a search that may start a name: `sala da` starts `sala da pranzo`. */
const TAIL_MAX = 3

/** Fewer letters start too many names. */
const BEGINNING_MIN = 2

type Name = { readonly text: string; readonly folded: string }

const names = new Map<Language, { kinds: readonly Name[][]; qualities: readonly Name[][] }>()

/**
 * Completions of a search, most likely first: `round mir` → `round mirror`, `messinglam` → `messinglampe`. The caller
 * checks whether they have results.
 */
export function completeSearch(text: string, language: Language, limit: number): string[] {
  const typed = text.trim().toLocaleLowerCase(language).split(/\s+/)
  const known = namesOf(language)
  const found = Array.from({ length: Math.min(TAIL_MAX, typed.length) }, (_, at) => typed.length - 1 - at)
    .reverse()
    .flatMap((from) => {
      const head = typed.slice(0, from)
      const tail = fold(typed.slice(from).join(' '))
      if (tail.length < BEGINNING_MIN) return []
      return [...beginning(known.kinds, tail), ...beginning(known.qualities, tail)].map((name) =>
        [...head, name].join(' '),
      )
    })
  const compounds = language === 'de' ? compoundsOf(typed, known) : []
  return [...new Set([...found, ...compounds])].filter((each) => fold(each) !== fold(text)).slice(0, limit)
}

/** The shortest name of each row with this prefix, shortest first. */
function beginning(rows: readonly Name[][], tail: string): string[] {
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
    .filter(({ folded }) => folded.length > BEGINNING_MIN && fold(last).startsWith(folded))
  return first.flatMap(({ folded }) => {
    const tail = fold(last).slice(folded.length)
    if (tail.length < BEGINNING_MIN) return []
    const head = last.slice(0, last.length - tail.length)
    return beginning(kinds, tail)
      .filter((name) => !name.includes(' '))
      .map((name) => [...typed.slice(0, -1), head + name].join(' '))
  })
}

function namesOf(language: Language) {
  const known = names.get(language)
  if (known) return known
  const read = (rows: readonly WordRow[]) =>
    rows.map((row) =>
      row[language]
        .split(',')
        .map((name) => name.trim().toLocaleLowerCase(language))
        .map((text): Name => ({ text, folded: fold(text) }))
        .sort((one, other) => one.folded.length - other.folded.length),
    )
  const created = { kinds: read(KIND_WORDS), qualities: read(QUALITY_WORDS) }
  names.set(language, created)
  return created
}

function fold(text: string): string {
  return splitWords(text).join(' ')
}
