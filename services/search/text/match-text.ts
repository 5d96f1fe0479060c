import {
  addBit,
  type Bitset,
  emptyBitset,
  hasBit,
  intersect,
  isEmpty,
  toTransientSlots,
  unite,
} from './bitset.ts'
import { type Expansion, expandWord, type TypoRules } from './expand-word.ts'
import type { QueryWord } from './query-words.ts'
import { emptyMatches, releaseMatches, type SearchedIndex, type WordMatches } from './searched-index.ts'
import { selectUsefulWords } from './select-useful-words.ts'
import { splitCompound } from './split-compound.ts'
import { getHouseSynonyms } from './synonyms/house-synonyms.ts'
import type { OtherName, SynonymIndex } from './synonyms/synonym-index.ts'
import {
  ABSENT,
  ATTRIBUTE_COST,
  LATER_COST,
  MISSING_MISMATCHES,
  packPenalty,
  unpackCost,
  unpackMismatches,
  WORD_COST,
} from './text-cost.ts'
import { SEARCHABLE_ATTRIBUTES_MAX, type TextIndex } from './text-index.ts'

export type TextRules = {
  typos: TypoRules
  /** Whether to use both the built-in synonyms and those of the index. */
  usesSynonyms: boolean
  ownSynonyms: SynonymIndex
  /** Whether words are dropped if all of them together find nothing. */
  removesWords: boolean
}

export type MatchedWord = QueryWord & { expansions: readonly Expansion[]; isRemoved: boolean }

export type TextMatch = {
  set: Bitset
  /** The penalty of each document; see `packPenalty`. */
  penalties: Uint16Array
  words: readonly MatchedWord[]
}

/**
 * Finds documents with every word of the query: literally, by stem, as a prefix or part of a compound, with typos, or
 * as a synonym. Earlier attributes and closer matches rank higher.
 */
export function matchText(searched: SearchedIndex, query: readonly QueryWord[], rules: TextRules): TextMatch {
  let found = findWords(searched, query, rules)
  let all = matchEveryWord(searched, query, found)
  if (isEmpty(all) && rules.typos.tolerance === 'min' && found.every(({ set }) => !isEmpty(set))) {
    // All words exist, but no document has all of them, so one may be a typo.
    const lenient = { ...rules, typos: { ...rules.typos, tolerance: 'true' as const } }
    const more = findWords(searched, query, lenient)
    const withTypos = matchEveryWord(searched, query, more)
    const isBetter = !isEmpty(withTypos)
    for (const each of isBetter ? found : more) releaseMatches(each)
    if (isBetter) [found, all] = [more, withTypos]
  }
  const useful = isEmpty(all) && rules.removesWords ? selectUsefulWords(searched, found) : null
  const isUsed = (position: number) => useful === null || useful.has(position)
  const words = query.map((word, position) => ({
    ...word,
    expansions: found[position]?.expansions ?? [],
    isRemoved: !isUsed(position),
  }))
  const remainingFound = found.filter((_, position) => isUsed(position))
  const remainingQuery = query.filter((_, position) => isUsed(position))
  const set = useful === null ? all : matchEveryWord(searched, remainingQuery, remainingFound)
  const penalties = sumPenalties(searched, set, remainingQuery, remainingFound)
  for (const each of found) if (each.costs !== penalties) releaseMatches(each)
  return { set, penalties, words }
}

function findWords(searched: SearchedIndex, query: readonly QueryWord[], rules: TextRules): WordMatches[] {
  const found = query.map(({ word, isPrefix }) => {
    const expansions = expandWord(searched.index, word, { isPrefix, typos: rules.typos })
    return addMatches(searched, expansions, emptyMatches(searched))
  })
  for (const { from, to, name, cost } of findAlternatives(searched.index, query, rules)) {
    const parts = name.words.map((word) => expandName(searched.index, word, name.typos, cost))
    const [only] = parts
    const other = parts.length > 1 ? findAll(searched, parts) : null
    for (const target of found.slice(from, to)) {
      if (other) mergeInto(target, other)
      else if (only) addMatches(searched, only, target)
    }
  }
  return found
}

type NamedRange = { from: number; to: number; name: OtherName; cost: number }

/** Alternatives for sequences of query words: synonyms, the parts of a compound, two words written as one. */
function findAlternatives(index: TextIndex, query: readonly QueryWord[], rules: TextRules): NamedRange[] {
  const books = rules.usesSynonyms ? [getHouseSynonyms(index.language), rules.ownSynonyms] : []
  const longest = Math.max(0, ...books.map((book) => book.longest))
  const ranges: NamedRange[] = []
  for (let from = 0; from < query.length; from++) {
    for (let to = from + 1; to <= Math.min(from + longest, query.length); to++) {
      const words = query.slice(from, to).map(({ word }) => word)
      const names = books.flatMap((book) => book.find(words))
      for (const name of names) ranges.push({ from, to, name, cost: WORD_COST.synonym })
    }
    const { word = '' } = query[from] ?? {}
    const parts = splitCompound(index, word)
    if (parts) ranges.push({ from, to: from + 1, name: { words: parts, typos: 0 }, cost: WORD_COST.part })
    const joined = word + (query[from + 1]?.word ?? '')
    if (from + 1 < query.length && index.posting(joined)) {
      ranges.push({ from, to: from + 2, name: { words: [joined], typos: 0 }, cost: WORD_COST.whole })
    }
  }
  return ranges
}

function expandName(index: TextIndex, word: string, typos: number, cost: number): Expansion[] {
  const rules = { tolerance: 'false' as const, oneFrom: 0, twoFrom: 0, inNumbers: false }
  const expansions = expandWord(index, word, { isPrefix: false, typos: rules })
  return expansions.map((expansion) => ({ ...expansion, typos, cost: expansion.cost + cost }))
}

function findAll(searched: SearchedIndex, words: readonly Expansion[][]): WordMatches {
  const [first = emptyMatches(searched), ...others] = words.map((word) =>
    addMatches(searched, word, emptyMatches(searched)),
  )
  for (const other of others) {
    // The costs of documents outside the set may be stale from here on, so it is not reused.
    intersect(first.set, other.set)
    for (const slot of toTransientSlots(first.set)) {
      first.costs[slot] = Math.max(first.costs[slot] ?? 0, other.costs[slot] ?? 0)
    }
    first.expansions = first.expansions.concat(other.expansions)
    releaseMatches(other)
  }
  return first
}

/** Adds the documents with one of the words to `found`, if that lowers their cost. */
function addMatches(
  { index, attributesMask, ranks }: SearchedIndex,
  expansions: readonly Expansion[],
  found: WordMatches,
): WordMatches {
  const { set, costs } = found
  const laterCost = index.language.isHeadFirst ? LATER_COST : 0
  for (const expansion of expansions) {
    const { term, cost, typos } = expansion
    found.expansions.push(expansion)
    const posting = index.posting(term)
    if (!posting) continue
    const { length, items } = posting
    // For each attribute, the cost at a later position, then the cost at its start.
    const totals = ranks.flatMap((rank) => {
      const total = cost + rank * ATTRIBUTE_COST
      return [packPenalty(typos, 0, total + laterCost), packPenalty(typos, 0, total)]
    })
    for (let position = 0; position < length; position += 2) {
      const attributeBits = items[position + 1] ?? 0
      const matchedAttributes = attributeBits & attributesMask
      if (matchedAttributes === 0) continue
      const slot = items[position] ?? 0
      const best = 31 - Math.clz32(matchedAttributes & -matchedAttributes)
      const isFirst = (attributeBits >>> (best + SEARCHABLE_ATTRIBUTES_MAX)) & 1
      const total = totals[2 * best + isFirst] ?? ABSENT
      if (total < (costs[slot] ?? 0)) {
        costs[slot] = total
        addBit(set, slot)
      }
    }
  }
  return found
}

function mergeInto(target: WordMatches, other: WordMatches): void {
  for (const slot of toTransientSlots(other.set)) {
    const cost = other.costs[slot] ?? ABSENT
    if (cost < (target.costs[slot] ?? ABSENT)) target.costs[slot] = cost
  }
  unite(target.set, other.set)
  target.expansions = target.expansions.concat(other.expansions)
}

function matchEveryWord(
  { within }: SearchedIndex,
  query: readonly QueryWord[],
  found: readonly WordMatches[],
): Bitset {
  const set = within.slice()
  const required = found.filter((_, position) => !query[position]?.isOptional)
  for (const { set: own } of required) intersect(set, own)
  if (required.length > 0 || found.length === 0) return set
  const any = emptyBitset(set.length * 32)
  for (const { set: own } of found) unite(any, own)
  intersect(set, any)
  return set
}

function sumPenalties(
  { slots }: SearchedIndex,
  set: Bitset,
  query: readonly QueryWord[],
  found: readonly WordMatches[],
): Uint16Array {
  const [only] = found
  // For a single word, its cost is the penalty of the document.
  if (only && found.length === 1 && !query[0]?.isOptional) return only.costs
  const penalties = new Uint16Array(slots)
  for (const slot of toTransientSlots(set)) {
    let [mismatches, cost] = [0, 0]
    for (let word = 0; word < found.length; word++) {
      const own = found[word]
      const isFound = own !== undefined && hasBit(own.set, slot)
      if (!isFound && query[word]?.isOptional) mismatches += MISSING_MISMATCHES
      else {
        const penalty = own?.costs[slot] ?? 0
        mismatches += unpackMismatches(penalty)
        cost += unpackCost(penalty)
      }
    }
    penalties[slot] = packPenalty(mismatches, 0, cost)
  }
  return penalties
}
