import type { SearchRecord } from '#contracts/search/search-record.ts'
import { splitWords } from '#services/search/text/words.ts'

/** Typical queries, composed of a catalogue's words: the same for the same records. */
export type SampleQueries = {
  readonly oneWord: readonly string[]
  readonly twoWords: readonly string[]
  readonly beginnings: readonly string[]
  /** A different typo in the same word each round, since the engine caches queries. */
  readonly typos: readonly (readonly string[])[]
}

const COUNT = 200
const WORD_MIN = 5
const WRONG_LETTERS = ['q', 'x', 'w', 'y', 'k']

export function sampleQueries(records: readonly SearchRecord[]): SampleQueries {
  const step = Math.max(1, Math.floor(records.length / COUNT))
  const drawn = Array.from({ length: COUNT }, (_, at) => records[(at * step) % records.length])
  const words = drawn.map((record) => {
    const own = splitWords(record?.title ?? '').filter((word) => word.length >= WORD_MIN && !/\d/.test(word))
    return own.length > 0 ? own : ['lamp']
  })
  const pick = (at: number, which: number) => {
    const own = words[at] ?? []
    return own[which % own.length] ?? ''
  }
  return {
    oneWord: words.map((_, at) => pick(at, at)),
    twoWords: drawn.map(
      (record, at) => `${pick(at, at)} ${splitWords(record?.materials[0] ?? '').at(-1) ?? ''}`,
    ),
    beginnings: words.map((_, at) => pick(at, at).slice(0, 2 + (at % 4))),
    typos: words.map((_, at) => WRONG_LETTERS.map((letter) => misspell(pick(at, at), 1 + (at % 3), letter))),
  }
}

/** `lamp` → `lqmp`. */
function misspell(word: string, at: number, letter: string): string {
  return word.slice(0, at) + letter + word.slice(at + 1)
}
