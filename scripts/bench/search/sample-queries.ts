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
  const sampled = Array.from({ length: COUNT }, (_, index) => records[(index * step) % records.length])
  const words = sampled.map((record) => {
    const choices = splitWords(record?.title ?? '').filter(
      (word) => word.length >= WORD_MIN && !/\d/.test(word),
    )
    return choices.length > 0 ? choices : ['lamp']
  })
  const pick = (index: number, which: number) => {
    const choices = words[index] ?? []
    return choices[which % choices.length] ?? ''
  }
  return {
    oneWord: words.map((_, index) => pick(index, index)),
    twoWords: sampled.map(
      (record, index) => `${pick(index, index)} ${splitWords(record?.materials[0] ?? '').at(-1) ?? ''}`,
    ),
    beginnings: words.map((_, index) => pick(index, index).slice(0, 2 + (index % 4))),
    typos: words.map((_, index) =>
      WRONG_LETTERS.map((letter) => misspell(pick(index, index), 1 + (index % 3), letter)),
    ),
  }
}

/** `lamp` → `lqmp`. */
function misspell(word: string, index: number, letter: string): string {
  return word.slice(0, index) + letter + word.slice(index + 1)
}
