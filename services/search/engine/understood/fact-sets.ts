import type { Units } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { approximateRange } from '#domain/search/understanding/read-numbers.ts'
import type { LimitPart } from '#domain/search/understanding/reading.ts'
import { ALSO_MEANT, SIMILAR_KINDS } from '#domain/search/words/relations.ts'
import { type Bitset, emptyBitset, intersect, intersects, subtract, unite } from '../../text/bitset.ts'
import type { Engine } from '../engine.ts'

/** The attribute that has the facts of a record; see `piece-facts.ts`. */
export const FACTS = 'facts'

/** The documents with one of some facts, by how far it applies: mainly, plainly, or only nearly or in part; and all. */
export type FactSets = {
  readonly main: Bitset
  readonly plain: Bitset
  readonly near: Bitset
  readonly any: Bitset
}

/** Cached sets of an engine by facts, valid until a record is added. They may contain dead documents. */
type CachedSets = { slots: number; readonly byFacts: Map<string, FactSets> }
const cache = new WeakMap<Engine, CachedSets>()

/** The maximum number of cached sets per engine: 30 KB each with 60,000 documents. */
const CACHED_SETS_MAX = 200

/** The documents with some facts. Searches share the sets, so they must not be changed. */
export function getFactSets(engine: Engine, facts: readonly string[]): FactSets {
  const { slots } = engine
  const earlier = cache.get(engine)
  const byFacts = earlier?.slots === slots ? earlier.byFacts : new Map<string, FactSets>()
  if (earlier?.byFacts !== byFacts) cache.set(engine, { slots, byFacts })
  const key = facts.join(' ')
  const stored = byFacts.get(key)
  if (stored) return stored
  if (byFacts.size >= CACHED_SETS_MAX) byFacts.clear()
  const sets = collectSets(engine, facts)
  byFacts.set(key, sets)
  return sets
}

function collectSets(engine: Engine, facts: readonly string[]): FactSets {
  const column = engine.facets.get(FACTS)
  const [main, plain, near, any] = [0, 1, 2, 3].map(() => emptyBitset(engine.slots))
  for (const wanted of facts) {
    const isApproximate = wanted.startsWith('~')
    const fact = isApproximate ? wanted.slice(1) : wanted
    for (const [set, prefix] of [
      [isApproximate ? near : main, '+'],
      [isApproximate ? near : plain, ''],
      [near, '~'],
    ] as const) {
      if (set) column?.collect(set, `${prefix}${fact}`, { isExact: true })
    }
  }
  for (const set of [main, plain, near]) if (any && set) unite(any, set)
  const empty = emptyBitset(engine.slots)
  return { main: main ?? empty, plain: plain ?? empty, near: near ?? empty, any: any ?? empty }
}

/**
 * The documents of some kinds, including those that are only filed there; in `meant`, those of other kinds that the
 * same word may mean; and those of similar kinds, most similar first.
 */
export function getKindSets(
  engine: Engine,
  kinds: readonly string[],
): { own: Bitset; filed: Bitset; meant: Bitset; similar: Bitset[] } {
  const own = emptyBitset(engine.slots)
  const filed = emptyBitset(engine.slots)
  for (const { main, plain, near } of kinds.map((kind) => getFactSets(engine, [`kind:${kind}`]))) {
    unite(own, main)
    unite(own, plain)
    unite(filed, near)
  }
  subtract(filed, own)
  unite(own, filed)
  const similar = kinds
    .flatMap((kind) => SIMILAR_KINDS[kind] ?? [])
    .map((kind) => getFactSets(engine, [`kind:${kind}`]).any.slice())
  for (const set of similar) subtract(set, own)
  const meant = emptyBitset(engine.slots)
  for (const kind of kinds.flatMap((each) => ALSO_MEANT[each] ?? [])) {
    unite(meant, getFactSets(engine, [`kind:${kind}`]).any)
  }
  return { own, filed, meant, similar }
}

/** The currency and the units of the visitor's country, for prices and lengths without a unit. */
export type Measures = { readonly currency: Currency; readonly units: Units }

const CM_PER_INCH = 2.54

/**
 * The documents of `pool` within a limit, and the measures in which it was understood: a length without a unit is tried
 * in inches first where they are used, then in centimeters. Null if there are no such documents.
 */
export function applyLimit(
  engine: Engine,
  limit: LimitPart,
  measures: Measures,
  pool: Bitset,
): { set: Bitset; measures: Measures } | null {
  const mayBeCentimeters = limit.side !== 'price' && limit.centimeters === null && measures.units === 'in'
  const tried: Measures[] = mayBeCentimeters ? [measures, { ...measures, units: 'cm' }] : [measures]
  for (const each of limit.sizes.length > 1 ? tried : []) {
    const set = withSizes(engine, limit, each)
    if (intersects(pool, set)) return { set, measures: each }
  }
  for (const each of tried) {
    const set = selectWithinLimit(engine, limit, each)
    if (intersects(pool, set)) return { set, measures: each }
  }
  return null
}

function withSizes(engine: Engine, limit: LimitPart, measures: Measures): Bitset {
  const factor = unitFactor(limit, measures)
  const [first, ...others] = [...new Set(limit.sizes)].map((size) => {
    const found = emptyBitset(engine.slots)
    const [low, high] = approximateRange(size * factor)
    for (const attribute of limitAttributes(limit, measures))
      engine.numeric(attribute)?.collect(found, { low, high, isLowOpen: false, isHighOpen: false })
    return found
  })
  const all = first ?? emptyBitset(engine.slots)
  for (const set of others) intersect(all, set)
  return all
}

function selectWithinLimit(engine: Engine, limit: LimitPart, measures: Measures): Bitset {
  const found = emptyBitset(engine.slots)
  const { low, high } = limitBounds(limit, measures)
  const attributes = limitAttributes(limit, measures)
  for (const attribute of attributes) {
    engine.numeric(attribute)?.collect(found, { low, high, isLowOpen: false, isHighOpen: false })
  }
  if (limit.min !== null || attributes.length === 1) return found
  // A maximum applies to every side.
  const longer = emptyBitset(engine.slots)
  const beyond = { low: high, high: Number.POSITIVE_INFINITY, isLowOpen: true, isHighOpen: false }
  for (const attribute of attributes) engine.numeric(attribute)?.collect(longer, beyond)
  subtract(found, longer)
  return found
}

/** The maximum distance from a limit if no document is within it. */
const DISTANCE_MAX = 60

/** The distance of a document from a limit, or from the sizes in it, for sorting: 0 to `DISTANCE_MAX`. */
export function createDistance(
  engine: Engine,
  limit: LimitPart,
  measures: Measures,
): (slot: number) => number {
  const { low, high } = limitBounds(limit, measures)
  const columns = limitAttributes(limit, measures).flatMap((attribute) => engine.numeric(attribute) ?? [])
  const sizes = limit.sizes.map((size) => size * unitFactor(limit, measures))
  if (sizes.length > 0)
    return (slot) =>
      sizeDistance(
        sizes,
        columns.map(({ first }) => first.items[slot] || 0),
      )
  return (slot) => {
    let size = 0
    for (const { first } of columns) size = Math.max(size, first.items[slot] || 0)
    if (size === 0) return DISTANCE_MAX
    const [less, more] = [Math.min(size, high), Math.max(size, low)]
    return Math.min(DISTANCE_MAX, Math.round(DISTANCE_MAX * (1 - Math.min(less / size, size / more))))
  }
}

function sizeDistance(sizes: readonly number[], sides: number[]): number {
  let distance = 0
  for (const size of sizes) {
    const shares = sides.map((side) => Math.min(side / size, size / (side || Number.POSITIVE_INFINITY)))
    const best = shares.indexOf(Math.max(...shares))
    distance += 1 - (shares[best] ?? 0)
    sides[best] = 0
  }
  return Math.min(DISTANCE_MAX, Math.round(DISTANCE_MAX * distance))
}

function unitFactor({ side, centimeters }: LimitPart, { units }: Measures): number {
  return side === 'price' ? 100 : (centimeters ?? (units === 'in' ? CM_PER_INCH : 1))
}

function limitBounds(limit: LimitPart, measures: Measures): { low: number; high: number } {
  const factor = unitFactor(limit, measures)
  return {
    low: limit.min === null ? Number.NEGATIVE_INFINITY : limit.min * factor,
    high: limit.max === null ? Number.POSITIVE_INFINITY : limit.max * factor,
  }
}

function limitAttributes({ side, currency }: LimitPart, measures: Measures): readonly string[] {
  if (side === 'price') return [`prices.${currency ?? measures.currency}.amountMinor`]
  if (side === 'any') return ['widthCm', 'heightCm', 'depthCm']
  // A rug has its longer side as its depth.
  if (side === 'length') return ['widthCm', 'depthCm']
  return [`${side}Cm`]
}
