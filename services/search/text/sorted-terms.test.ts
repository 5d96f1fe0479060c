import { expect, test } from 'vitest'
import { SortedTerms } from './sorted-terms.ts'

/** The edit distance with inserted, missing, replaced and swapped letters. */
function typosBetween(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, n) =>
    Array.from({ length: other.length + 1 }, (__, m) => (n === 0 ? m : m === 0 ? n : 0)),
  )
  const at = (n: number, m: number) => rows[n]?.[m] ?? 0
  for (let n = 1; n <= one.length; n++) {
    for (let m = 1; m <= other.length; m++) {
      const isSame = one[n - 1] === other[m - 1]
      const isSwapped = n > 1 && m > 1 && one[n - 1] === other[m - 2] && one[n - 2] === other[m - 1]
      const ways = [at(n - 1, m) + 1, at(n, m - 1) + 1, at(n - 1, m - 1) + (isSame ? 0 : 1)]
      rows[n]?.splice(m, 1, Math.min(...ways, isSwapped ? at(n - 2, m - 2) + 1 : Number.POSITIVE_INFINITY))
    }
  }
  return at(one.length, other.length)
}

/** Deterministic pseudorandom words from few letters, so that many are similar. */
function generateWords(count: number): string[] {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const word = () => Array.from({ length: 1 + next(9) }, () => 'abcd'[next(4)]).join('')
  return [...new Set(Array.from({ length: count }, word))]
}

test.each([
  [1, false],
  [2, false],
  [1, true],
  [2, true],
])('words at most %i typos away are found, only their beginning counting: %s', (typosMax, isPrefix) => {
  const words = generateWords(1_500)
  const dictionary = new SortedTerms()
  for (const word of words.slice(40)) dictionary.add(word)
  const typosOf = (requested: string, term: string) =>
    isPrefix
      ? Math.min(
          ...Array.from({ length: term.length + 1 }, (_, to) => typosBetween(requested, term.slice(0, to))),
        )
      : typosBetween(requested, term)
  for (const requested of words.slice(0, 40)) {
    const near = words
      .slice(40)
      .map((term) => ({ term, typos: typosOf(requested, term) }))
      .filter(({ typos }) => typos <= typosMax)
      .sort((one, other) => (one.term < other.term ? -1 : 1))
    expect(dictionary.withinTypos(requested, { typosMax, isPrefix })).toEqual(near)
  }
})

test('words with the same prefix are adjacent, including those added later', () => {
  const dictionary = new SortedTerms()
  for (const word of ['sofa', 'sedia', 'specchio']) dictionary.add(word)
  expect([...dictionary.startingWith('s')]).toEqual(['sedia', 'sofa', 'specchio'])
  dictionary.add('sgabello')
  expect([...dictionary.startingWith('s')]).toEqual(['sedia', 'sgabello', 'sofa', 'specchio'])
  expect([...dictionary.startingWith('z')]).toEqual([])
})
