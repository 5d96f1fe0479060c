import type { Quality, Reading } from '#domain/search/understanding/reading.ts'
import { CONTRARY_FACTS } from '#domain/search/words/relations.ts'
import {
  type Bitset,
  countBits,
  emptyBitset,
  hasBit,
  intersect,
  intersects,
  isEmpty,
  subtract,
  toTransientSlots,
  unite,
} from '../../text/bitset.ts'
import { type MatchedWord, matchText, type TextRules } from '../../text/match-text.ts'
import type { QueryWord } from '../../text/query-words.ts'
import type { SearchedIndex } from '../../text/searched-index.ts'
import { packPenalty, unpackCost, unpackMismatches } from '../../text/text-cost.ts'
import type { Engine } from '../engine.ts'
import {
  applyLimit,
  createDistance,
  type FactSets,
  getFactSets,
  getKindSets,
  type Measures,
} from './fact-sets.ts'

export type UnderstoodReport = {
  readonly reading: Reading
  /** The documents that match everything that was searched for. Others in the result are only similar. */
  readonly exact: Bitset
  /** The parts of the search, as typed, that no document in the result matches. */
  readonly dropped: readonly string[]
}

export type UnderstoodMatch = {
  readonly set: Bitset
  readonly penalties: Uint16Array
  readonly words: readonly MatchedWord[]
  readonly report: UnderstoodReport
}

type UnderstoodRules = {
  readonly text: TextRules
  readonly measures: Measures
  /** Whether similar documents may be added; false if the result is not sorted by relevance. */
  readonly addsSimilar: boolean
  readonly words: readonly QueryWord[]
}

/** If there are fewer exact matches than this, similar documents follow. */
const SIMILAR_BELOW = 12

/** The penalties of documents that only partly have a quality, or are of a similar kind. */
const COSTS = { main: 0, plain: 3, near: 30, filed: 100 } as const
const SIMILAR_PENALTY = 5
const MISSING_MAX = 4
const DOUBTFUL_PENALTY = 2

/**
 * Finds documents by the meaning of a search. They must be of the searched kind, or of a similar kind if there are few;
 * qualities are dropped if no document has them. Null if the index has nothing of the kind, or nothing was understood.
 */
export function selectUnderstood(
  engine: Engine,
  searched: SearchedIndex,
  reading: Reading,
  rules: UnderstoodRules,
): UnderstoodMatch | null {
  const isUnderstood = reading.kinds.length + reading.qualities.length + reading.limits.length > 0
  if (!isUnderstood) return null
  const base = searched.within.slice()
  const doubtful = removeExcluded(engine, searched, reading, base, rules.text)
  const scope = findScope(engine, reading, base)
  if (!scope) return null
  const { pool, filed, meant, similar } = scope
  const dropped: string[] = []

  const { matched, isMatched } = matchRest(searched, reading, pool, similar, rules.text)
  if (matched && !isMatched && hasNamedDocument({ ...searched, within: base }, rules)) return null
  const literal = isMatched ? matchLiterally({ ...searched, within: pool }, rules) : null
  if (isMatched && matched) for (const set of [pool, ...similar]) intersect(set, matched.set)
  for (const { word, isRemoved } of matched?.words ?? []) if (isRemoved) dropped.push(word)

  const distances: ((slot: number) => number)[] = []
  for (const limit of reading.limits) {
    const applied = applyLimit(engine, limit, rules.measures, pool)
    if (applied) for (const set of [pool, meant, ...similar]) intersect(set, applied.set)
    else dropped.push(limit.text)
    // Documents of about the searched size are still ranked by distance.
    if (!applied || limit.sizes.length > 0)
      distances.push(createDistance(engine, limit, applied?.measures ?? rules.measures))
  }
  const wanted = reading.qualities
    .filter(({ isNegated }) => !isNegated)
    .map((quality) => ({ quality, sets: getFactSets(engine, quality.anyOf) }))
  const hasAll = (among: Bitset) => {
    const all = among.slice()
    for (const { sets } of wanted) intersect(all, sets.any)
    subtract(all, doubtful)
    return all
  }
  const own = hasAll(pool)
  const exact = isEmpty(own) && wanted.length > 0 ? hasAll(meant) : own
  if (reading.otherMeanings.length > 0)
    unite(exact, hasAll(matchAllFacts(engine, reading.otherMeanings, base)))
  const hasExact = !isEmpty(exact)
  if (hasExact) {
    // Pieces with arms are not similar to chairs without arms.
    const contrary = wanted.flatMap(({ quality }) =>
      quality.anyOf.flatMap((fact) => CONTRARY_FACTS[fact] ?? []),
    )
    for (const set of [pool, ...similar]) subtract(set, getFactSets(engine, contrary).any)
    unite(pool, exact)
  }
  const penalties = new Uint16Array(engine.slots)
  const rate = (set: Bitset, kindPenalty: number) =>
    rateAll(set, {
      wanted,
      kindPenalty,
      penalties,
      matched: isMatched ? matched : null,
      literal,
      filed,
      doubtful,
      distances,
    })
  const hasKind = reading.kinds.length > 0
  const shouldAddSimilar = rules.addsSimilar && hasKind && (!hasExact || countBits(exact) < SIMILAR_BELOW)
  // Only rates documents that can be listed; without a kind, that would be the whole index.
  const listed = hasExact && !shouldAddSimilar ? exact : hasKind ? pool : matchAnyQuality(pool, wanted)
  rate(listed, 0)
  const rated = listed.slice()
  for (const [index, other] of shouldAddSimilar ? similar.entries() : []) {
    // A document of several kinds gets the rating of the most similar one.
    subtract(other, rated)
    rate(other, SIMILAR_PENALTY + Math.min(index, 2))
    unite(rated, other)
  }
  const set: Bitset = hasKind || hasExact ? listed.slice() : findBest(listed, penalties)
  if (shouldAddSimilar) for (const other of similar) unite(set, other)
  // Without a kind, comparing the words as names may find more.
  if (isEmpty(set) && !hasKind) return null
  const best = hasExact ? exact : findBest(set, penalties)
  // Without an exact match, the qualities that none of the best documents has are reported as dropped.
  if (!hasExact)
    for (const { quality, sets } of wanted)
      if (!intersects(best, sets.any) && quality.text !== reading.kindPart?.text) dropped.push(quality.text)
  return {
    set,
    penalties,
    words: matched?.words ?? [],
    report: { reading, exact: best, dropped },
  }
}

/** The documents of the searched kind, and similar ones; without a kind, all documents. Null if there are none. */
type Scope = { pool: Bitset; filed: Bitset; meant: Bitset; similar: Bitset[] }

function findScope(engine: Engine, { kinds }: Reading, base: Bitset): Scope | null {
  const none = emptyBitset(engine.slots)
  if (kinds.length === 0) return { pool: base, filed: none, meant: none, similar: [] }
  const { own, filed, meant, similar } = getKindSets(engine, kinds)
  for (const set of [own, meant]) intersect(set, base)
  for (const set of similar) intersect(set, base)
  if (!isEmpty(own)) return { pool: own, filed, meant, similar }
  // There are none of this kind, so the most similar ones are used.
  const index = similar.findIndex((set) => !isEmpty(set))
  const pool = similar[index]
  return pool ? { pool, filed, meant, similar: similar.slice(index + 1) } : null
}

function matchAllFacts(engine: Engine, facts: readonly string[], base: Bitset): Bitset {
  const found = getFactSets(engine, facts).any.slice()
  intersect(found, base)
  return found
}

/** Qualities that a piece may partly have: a chair that also comes in leather is not a leather chair. */
const PARTIAL = /^(?:material|color):/

/** Removes excluded documents from `base`, and returns those that only partly have an excluded quality. */
function removeExcluded(
  engine: Engine,
  searched: SearchedIndex,
  { qualities, refused }: Reading,
  base: Bitset,
  text: TextRules,
): Bitset {
  const doubtful = emptyBitset(engine.slots)
  for (const { anyOf, isNegated } of qualities) {
    if (!isNegated) continue
    const { main, any } = getFactSets(engine, anyOf)
    const isPartial = anyOf.every((fact) => PARTIAL.test(fact))
    subtract(base, isPartial ? main : any)
    if (isPartial) unite(doubtful, any)
  }
  for (const { word } of refused) {
    const query = [{ word, isPrefix: false, isOptional: false }]
    subtract(base, matchText(searched, query, { ...text, usesSynonyms: false, typos: EXACT_TYPOS }).set)
  }
  return doubtful
}

/** Matches the words without a known meaning. They are dropped if no document of the kind has any of them. */
function matchRest(
  searched: SearchedIndex,
  { rest, isRestOpen }: Reading,
  pool: Bitset,
  similar: readonly Bitset[],
  rules: TextRules,
) {
  if (rest.length === 0) return { matched: null, isMatched: false }
  const query = rest.map((word, index) => ({
    word,
    isPrefix: isRestOpen && index === rest.length - 1,
    isOptional: false,
  }))
  const own = matchText({ ...searched, within: pool }, query, { ...rules, removesWords: true })
  if (!isEmpty(own.set)) return { matched: own, isMatched: true }
  const wider = pool.slice()
  for (const set of similar) unite(wider, set)
  const near = matchText({ ...searched, within: wider }, query, { ...rules, removesWords: true })
  const words = near.words.map((word) => ({ ...word, isRemoved: true }))
  return { matched: { ...near, words }, isMatched: false }
}

const EXACT_TYPOS = { tolerance: 'false', oneFrom: 0, twoFrom: 0, inNumbers: false } as const

/** Whether any document has all words literally: `Hocker Nuvola` may be its name, whatever its kind. */
function hasNamedDocument(searched: SearchedIndex, { words, text }: UnderstoodRules): boolean {
  const match = matchText(searched, words, {
    ...text,
    usesSynonyms: false,
    removesWords: false,
    typos: EXACT_TYPOS,
  })
  return !isEmpty(match.set)
}

/** The number of words that each document does not contain literally. */
function matchLiterally(searched: SearchedIndex, { words, text }: UnderstoodRules): Uint16Array {
  const optional = words.map((word) => ({ ...word, isPrefix: false, isOptional: true }))
  return matchText(searched, optional, {
    ...text,
    usesSynonyms: false,
    removesWords: false,
    typos: EXACT_TYPOS,
  }).penalties
}

/** The penalty for each word that a document does not contain literally. */
const LITERAL_COST = 4

type WantedQualities = readonly { readonly quality: Quality; readonly sets: FactSets }[]

function rateAll(
  set: Bitset,
  {
    wanted,
    kindPenalty,
    penalties,
    matched,
    literal,
    filed,
    doubtful,
    distances,
  }: {
    wanted: WantedQualities
    kindPenalty: number
    penalties: Uint16Array
    matched: { penalties: Uint16Array } | null
    literal: Uint16Array | null
    filed: Bitset
    doubtful: Bitset
    distances: readonly ((slot: number) => number)[]
  },
): void {
  for (const slot of toTransientSlots(set)) {
    let missing = hasBit(doubtful, slot) ? DOUBTFUL_PENALTY : 0
    let cost = hasBit(filed, slot) ? COSTS.filed : 0
    for (const { quality, sets } of wanted) {
      if (hasBit(sets.main, slot)) cost += COSTS.main
      else if (hasBit(sets.plain, slot)) cost += COSTS.plain
      else if (hasBit(sets.near, slot)) cost += COSTS.near
      else missing += qualityWeight(quality)
    }
    for (const distanceOf of distances) cost += distanceOf(slot)
    const text = matched?.penalties[slot] ?? 0
    cost += LITERAL_COST * unpackMismatches(literal?.[slot] ?? 0)
    const mismatches = kindPenalty > 0 ? kindPenalty : Math.min(MISSING_MAX, missing)
    penalties[slot] = packPenalty(
      mismatches + unpackMismatches(text),
      0,
      cost + unpackCost(text) + (kindPenalty > 0 ? missing * 40 : 0),
    )
  }
}

/** The weight of a quality: material and appearance matter more than size and room. */
function qualityWeight({ anyOf: [fact = ''] }: Quality): number {
  return fact.startsWith('size:') || fact.startsWith('room:') || fact.startsWith('set:') ? 1 : 2
}

/** The documents that have at least one of the wanted qualities. */
function matchAnyQuality(pool: Bitset, wanted: WantedQualities): Bitset {
  const matching = emptyBitset(pool.length * 32)
  for (const { sets } of wanted) unite(matching, sets.any)
  intersect(matching, pool)
  return matching
}

function findBest(set: Bitset, penalties: Uint16Array): Bitset {
  let least = Number.POSITIVE_INFINITY
  for (const slot of toTransientSlots(set)) least = Math.min(least, unpackMismatches(penalties[slot] ?? 0))
  const found = set.slice()
  for (const slot of toTransientSlots(set)) {
    if (unpackMismatches(penalties[slot] ?? 0) > least)
      found[slot >>> 5] = (found[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
  }
  return found
}
