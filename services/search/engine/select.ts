import type { Filter, FilterExpression, NumericOperator, Term } from '../filters/filter-expression.ts'
import {
  addBit,
  type Bitset,
  emptyBitset,
  intersect,
  subtract,
  toTransientSlots,
  unite,
} from '../text/bitset.ts'
import { packPenalty, unpackCost, unpackMismatches, unpackMissedFilters } from '../text/text-cost.ts'
import type { Engine } from './engine.ts'
import type { Interval } from './numeric-column.ts'

/**
 * The live documents that satisfy a filter expression. A facet filter on an attribute that is not declared
 * for faceting finds nothing, as on the hosted engine; `objectID` and `_tags` need no declaration.
 */
export function selectDocuments(engine: Engine, expression: FilterExpression): Bitset {
  const selected = engine.all()
  for (const group of expression) {
    const [only, ...others] = group
    if (only && others.length === 0 && only.isNegated) subtract(selected, selectFilter(engine, only.filter))
    else intersect(selected, selectAny(engine, group))
  }
  return selected
}

function selectAny(engine: Engine, terms: readonly Term[]): Bitset {
  const found = emptyBitset(engine.slots)
  for (const { filter, isNegated } of terms) {
    if (!isNegated) collect(engine, found, filter)
    else {
      const others = engine.all()
      subtract(others, selectFilter(engine, filter))
      unite(found, others)
    }
  }
  return found
}

function selectFilter(engine: Engine, filter: Filter): Bitset {
  const found = emptyBitset(engine.slots)
  collect(engine, found, filter)
  return found
}

function collect(engine: Engine, found: Bitset, filter: Filter): void {
  if (filter.kind === 'tag') engine.facets.get('_tags')?.collect(found, filter.value, { isExact: true })
  else if (filter.kind === 'facet') {
    if (filter.attribute !== 'objectID') engine.facets.get(filter.attribute)?.collect(found, filter.value)
    else {
      const slot = engine.slotOf(filter.value)
      if (slot !== undefined) addBit(found, slot)
    }
  } else if (filter.kind === 'range') {
    const { low, high } = filter
    engine.numeric(filter.attribute)?.collect(found, { low, high, isLowOpen: false, isHighOpen: false })
  } else if (filter.operator === '!=') {
    unite(found, selectAny(engine, [{ filter: { ...filter, operator: '=' }, isNegated: true }]))
  } else engine.numeric(filter.attribute)?.collect(found, toInterval(filter.operator, filter.bound))
}

function toInterval(operator: Exclude<NumericOperator, '!='>, bound: number): Interval {
  const isBelow = operator.startsWith('<')
  const isAbove = operator.startsWith('>')
  return {
    low: isBelow ? Number.NEGATIVE_INFINITY : bound,
    high: isAbove ? Number.POSITIVE_INFINITY : bound,
    isLowOpen: operator === '>',
    isHighOpen: operator === '<',
  }
}

/** Increases the penalty of documents for each group of optional filters that they do not satisfy. */
export function addMissedFilters(
  engine: Engine,
  penalties: Uint16Array,
  set: Bitset,
  groups: readonly (readonly Term[])[],
): void {
  for (const group of groups) {
    const missed = set.slice()
    subtract(missed, selectAny(engine, group))
    for (const slot of toTransientSlots(missed)) {
      const penalty = penalties[slot] ?? 0
      penalties[slot] = packPenalty(
        unpackMismatches(penalty),
        unpackMissedFilters(penalty) + 1,
        unpackCost(penalty),
      )
    }
  }
}
