import type { Units } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { LimitPart } from '#domain/search/understanding/reading.ts'
import { SIMILAR_KINDS } from '#domain/search/words/kinds/kind-tree.ts'
import { type Bitset, emptyBitset, subtract, unite } from '../bitset.ts'
import type { Engine } from '../engine.ts'

/** The attribute of a record with its facts; see `piece-facts.ts`. */
export const FACTS = 'facts'

/** The documents with one of some facts: mainly, plainly, or nearly. */
export type FactSets = {
  readonly main: Bitset
  readonly plain: Bitset
  readonly near: Bitset
  readonly any: Bitset
}

/** Sets of an engine by their facts, as long as no record is added. Dead documents may be in them. */
type KnownSets = { slots: number; readonly byFacts: Map<string, FactSets> }
const known = new WeakMap<Engine, KnownSets>()

/** The most that are stored of one engine: 30 KB each among 60,000 documents. */
const STORED_MAX = 200

/** The documents with some facts. Searches share the sets, so they must not be changed. */
export function setsOf(engine: Engine, facts: readonly string[]): FactSets {
  const { slots } = engine
  const earlier = known.get(engine)
  const byFacts = earlier?.slots === slots ? earlier.byFacts : new Map<string, FactSets>()
  if (earlier?.byFacts !== byFacts) known.set(engine, { slots, byFacts })
  const key = facts.join(' ')
  const stored = byFacts.get(key)
  if (stored) return stored
  if (byFacts.size >= STORED_MAX) byFacts.clear()
  const sets = collectSets(engine, facts)
  byFacts.set(key, sets)
  return sets
}

function collectSets(engine: Engine, facts: readonly string[]): FactSets {
  const column = engine.facets.get(FACTS)
  const [main, plain, near, any] = [0, 1, 2, 3].map(() => emptyBitset(engine.slots))
  for (const wanted of facts) {
    const isNear = wanted.startsWith('~')
    const fact = isNear ? wanted.slice(1) : wanted
    for (const [set, mark] of [
      [isNear ? near : main, '+'],
      [isNear ? near : plain, ''],
      [near, '~'],
    ] as const) {
      if (set) column?.collect(set, `${mark}${fact}`, { isExact: true })
    }
  }
  for (const set of [main, plain, near]) if (any && set) unite(any, set)
  const empty = emptyBitset(engine.slots)
  return { main: main ?? empty, plain: plain ?? empty, near: near ?? empty, any: any ?? empty }
}

/** The documents of some kinds, among them those that are only filed there, and those of similar kinds, most similar first. */
export function kindSets(
  engine: Engine,
  kinds: readonly string[],
): { own: Bitset; filed: Bitset; similar: Bitset[] } {
  const own = emptyBitset(engine.slots)
  const filed = emptyBitset(engine.slots)
  for (const { main, plain, near } of kinds.map((kind) => setsOf(engine, [`kind:${kind}`]))) {
    unite(own, main)
    unite(own, plain)
    unite(filed, near)
  }
  subtract(filed, own)
  unite(own, filed)
  const similar = kinds
    .flatMap((kind) => SIMILAR_KINDS[kind] ?? [])
    .map((kind) => setsOf(engine, [`kind:${kind}`]).any.slice())
  for (const set of similar) subtract(set, own)
  return { own, filed, similar }
}

/** Of the visitor's country: for prices and lengths without a unit. */
export type Measures = { readonly currency: Currency; readonly units: Units }

const CM_PER_INCH = 2.54

/** The documents within a limit. */
export function withinLimit(engine: Engine, limit: LimitPart, measures: Measures): Bitset {
  const found = emptyBitset(engine.slots)
  const isPrice = limit.side === 'price'
  const factor = isPrice ? 100 : (limit.centimeters ?? (measures.units === 'in' ? CM_PER_INCH : 1))
  const low = limit.min === null ? Number.NEGATIVE_INFINITY : limit.min * factor
  const high = limit.max === null ? Number.POSITIVE_INFINITY : limit.max * factor
  for (const attribute of attributesOf(limit, measures)) {
    engine.numeric(attribute)?.collect(found, { low, high, isLowOpen: false, isHighOpen: false })
  }
  return found
}

function attributesOf({ side, currency }: LimitPart, measures: Measures): readonly string[] {
  if (side === 'price') return [`prices.${currency ?? measures.currency}.amountMinor`]
  // A width may be the length of a rug, whose longer side is its depth.
  if (side === 'any') return ['widthCm', 'heightCm', 'depthCm']
  return [`${side}Cm`]
}
