import {
  addBit,
  type Bitset,
  emptyBitset,
  hasBit,
  intersect,
  isEmpty,
  passingSlotsOf,
  unite,
} from './bitset.ts'
import { type Expansion, expandWord, type TypoRules } from './expand-word.ts'
import type { QueryWord } from './query-words.ts'
import { type Found, nothing, release, type SearchedIndex } from './searched-index.ts'
import { selectUsefulWords } from './select-useful-words.ts'
import { splitCompound } from './split-compound.ts'
import { houseSynonyms } from './synonyms/house-synonyms.ts'
import type { OtherName, SynonymIndex } from './synonyms/synonym-index.ts'
import {
  ABSENT,
  ATTRIBUTE_COST,
  costOf,
  faultsOf,
  LATER_COST,
  MISSING_FAULTS,
  penaltyOf,
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
  /** The penalty of each document; see `penaltyOf`. */
  penalties: Uint16Array
  words: readonly MatchedWord[]
}

/**
 * Finds documents with every word of the query: literally, by stem, as a prefix or part of a compound, with typos, or
 * as a synonym. Earlier attributes and closer matches rank higher.
 */
export function matchText(searched: SearchedIndex, query: readonly QueryWord[], rules: TextRules): TextMatch {
  let found = findWords(searched, query, rules)
  let all = everyWord(searched, query, found)
  if (isEmpty(all) && rules.typos.tolerance === 'min' && found.every(({ set }) => !isEmpty(set))) {
    // All words exist, but no document has all of them, so one may be a typo.
    const lenient = { ...rules, typos: { ...rules.typos, tolerance: 'true' as const } }
    const more = findWords(searched, query, lenient)
    const withTypos = everyWord(searched, query, more)
    const isBetter = !isEmpty(withTypos)
    for (const each of isBetter ? found : more) release(each)
    if (isBetter) [found, all] = [more, withTypos]
  }
  const stored = isEmpty(all) && rules.removesWords ? selectUsefulWords(searched, found) : null
  const isStored = (position: number) => stored === null || stored.has(position)
  const words = query.map((word, position) => ({
    ...word,
    expansions: found[position]?.expansions ?? [],
    isRemoved: !isStored(position),
  }))
  const foundKept = found.filter((_, position) => isStored(position))
  const queryKept = query.filter((_, position) => isStored(position))
  const set = stored === null ? all : everyWord(searched, queryKept, foundKept)
  const penalties = addUp(searched, set, queryKept, foundKept)
  for (const each of found) if (each.costs !== penalties) release(each)
  return { set, penalties, words }
}

function findWords(searched: SearchedIndex, query: readonly QueryWord[], rules: TextRules): Found[] {
  const found = query.map(({ word, isPrefix }) => {
    const expansions = expandWord(searched.index, word, { isPrefix, typos: rules.typos })
    return collect(searched, expansions, nothing(searched))
  })
  for (const { from, to, name, cost } of otherNames(searched.index, query, rules)) {
    const parts = name.words.map((word) => expandName(searched.index, word, name.typos, cost))
    const [only] = parts
    const other = parts.length > 1 ? findAll(searched, parts) : null
    for (const target of found.slice(from, to)) {
      if (other) mergeInto(target, other)
      else if (only) collect(searched, only, target)
    }
  }
  return found
}

type NamedRange = { from: number; to: number; name: OtherName; cost: number }

/** Alternatives for sequences of query words: synonyms, the parts of a compound, two words written as one. */
function otherNames(index: TextIndex, query: readonly QueryWord[], rules: TextRules): NamedRange[] {
  const books = rules.usesSynonyms ? [houseSynonyms(index.language), rules.ownSynonyms] : []
  const longest = Math.max(0, ...books.map((book) => book.longest))
  const stretches: NamedRange[] = []
  for (let from = 0; from < query.length; from++) {
    for (let to = from + 1; to <= Math.min(from + longest, query.length); to++) {
      const words = query.slice(from, to).map(({ word }) => word)
      const names = books.flatMap((book) => book.find(words))
      for (const name of names) stretches.push({ from, to, name, cost: WORD_COST.synonym })
    }
    const { word = '' } = query[from] ?? {}
    const parts = splitCompound(index, word)
    if (parts) stretches.push({ from, to: from + 1, name: { words: parts, typos: 0 }, cost: WORD_COST.part })
    const joined = word + (query[from + 1]?.word ?? '')
    if (from + 1 < query.length && index.posting(joined)) {
      stretches.push({ from, to: from + 2, name: { words: [joined], typos: 0 }, cost: WORD_COST.whole })
    }
  }
  return stretches
}

function expandName(index: TextIndex, word: string, typos: number, cost: number): Expansion[] {
  const rules = { tolerance: 'false' as const, oneFrom: 0, twoFrom: 0, inNumbers: false }
  const expansions = expandWord(index, word, { isPrefix: false, typos: rules })
  return expansions.map((expansion) => ({ ...expansion, typos, cost: expansion.cost + cost }))
}

function findAll(searched: SearchedIndex, words: readonly Expansion[][]): Found {
  const [first = nothing(searched), ...others] = words.map((word) =>
    collect(searched, word, nothing(searched)),
  )
  for (const other of others) {
    // The costs of documents outside the set may be stale from here on, so it is not reused.
    intersect(first.set, other.set)
    for (const slot of passingSlotsOf(first.set)) {
      first.costs[slot] = Math.max(first.costs[slot] ?? 0, other.costs[slot] ?? 0)
    }
    first.expansions = first.expansions.concat(other.expansions)
    release(other)
  }
  return first
}

/** Adds the documents with one of the words to `found`, if that lowers their cost. */
function collect(
  { index, attributesMask, ranks }: SearchedIndex,
  expansions: readonly Expansion[],
  found: Found,
): Found {
  const { set, costs } = found
  const laterCost = index.language.headsFirst ? LATER_COST : 0
  for (const expansion of expansions) {
    const { term, cost, typos } = expansion
    found.expansions.push(expansion)
    const posting = index.posting(term)
    if (!posting) continue
    const { length, items } = posting
    // For each attribute, the cost at a later position, then the cost at its start.
    const totals = ranks.flatMap((rank) => {
      const total = cost + rank * ATTRIBUTE_COST
      return [penaltyOf(typos, 0, total + laterCost), penaltyOf(typos, 0, total)]
    })
    for (let at = 0; at < length; at += 2) {
      const places = items[at + 1] ?? 0
      const where = places & attributesMask
      if (where === 0) continue
      const slot = items[at] ?? 0
      const best = 31 - Math.clz32(where & -where)
      const isFirst = (places >>> (best + SEARCHABLE_ATTRIBUTES_MAX)) & 1
      const total = totals[2 * best + isFirst] ?? ABSENT
      if (total < (costs[slot] ?? 0)) {
        costs[slot] = total
        addBit(set, slot)
      }
    }
  }
  return found
}

function mergeInto(target: Found, other: Found): void {
  for (const slot of passingSlotsOf(other.set)) {
    const cost = other.costs[slot] ?? ABSENT
    if (cost < (target.costs[slot] ?? ABSENT)) target.costs[slot] = cost
  }
  unite(target.set, other.set)
  target.expansions = target.expansions.concat(other.expansions)
}

function everyWord({ within }: SearchedIndex, query: readonly QueryWord[], found: readonly Found[]): Bitset {
  const set = within.slice()
  const required = found.filter((_, position) => !query[position]?.isOptional)
  for (const { set: own } of required) intersect(set, own)
  if (required.length > 0 || found.length === 0) return set
  const any = emptyBitset(set.length * 32)
  for (const { set: own } of found) unite(any, own)
  intersect(set, any)
  return set
}

function addUp(
  { slots }: SearchedIndex,
  set: Bitset,
  query: readonly QueryWord[],
  found: readonly Found[],
): Uint16Array {
  const [only] = found
  // For a single word, its cost is the penalty of the document.
  if (only && found.length === 1 && !query[0]?.isOptional) return only.costs
  const penalties = new Uint16Array(slots)
  for (const slot of passingSlotsOf(set)) {
    let [faults, cost] = [0, 0]
    for (let word = 0; word < found.length; word++) {
      const own = found[word]
      const isThere = own !== undefined && hasBit(own.set, slot)
      if (!isThere && query[word]?.isOptional) faults += MISSING_FAULTS
      else {
        const penalty = own?.costs[slot] ?? 0
        faults += faultsOf(penalty)
        cost += costOf(penalty)
      }
    }
    penalties[slot] = penaltyOf(faults, 0, cost)
  }
  return penalties
}
