import type { FilterExpression } from '../filters/filter-expression.ts'
import { type Bitset, countBits, intersect } from './bitset.ts'
import type { Engine } from './engine.ts'
import { FacetCounter } from './facet-counts.ts'
import { selectDocuments } from './select.ts'
import type { Criterion, SortOrder } from './sort-order.ts'

export type EngineQuery = {
  text: string
  /** Of the searchable attributes, those to look in; null for all. */
  searchIn: readonly string[] | null
  filters: FilterExpression
  /** The order of equally good documents, or of all where `sortsFirst`. */
  criteria: readonly Criterion[]
  /** True for an index that sorts by its criteria whatever the words: a price-ascending list. */
  sortsFirst: boolean
  offset: number
  length: number
}

export type EngineAnswer = {
  total: number
  /** The slots of the wanted stretch of the result, in order. */
  slots: number[]
  facets: FacetCounter
}

/** Filters, matches, orders and cuts. */
export function runQuery(engine: Engine, query: EngineQuery): EngineAnswer {
  const selected = selectWithText(engine, query)
  const total = countBits(selected.set)
  const order = engine.order(query.criteria)
  const penalties = query.sortsFirst ? null : selected.penalties
  const wanted = Math.max(0, Math.min(query.length, total - query.offset))
  const slots =
    wanted === 0
      ? []
      : penalties
        ? bestFirst(order, selected.set, penalties, query)
        : inOrder(order, selected.set, query)
  return { total, slots, facets: new FacetCounter(engine, selected.set, total) }
}

function selectWithText(engine: Engine, query: EngineQuery): { set: Bitset; penalties: Uint16Array | null } {
  const set = selectDocuments(engine, query.filters)
  const match = engine.match(query.text, query.searchIn)
  if (match) intersect(set, match.set)
  return { set, penalties: match?.penalties ?? null }
}

type Stretch = { offset: number; length: number }

function inOrder(order: SortOrder, set: Bitset, { offset, length }: Stretch): number[] {
  const slots: number[] = []
  let passed = 0
  order.walk(set, (slot) => {
    if (passed++ >= offset) slots.push(slot)
    return slots.length < length
  })
  return slots
}

/** One walk sorts into classes of equal penalty, each of them already in order. */
function bestFirst(
  order: SortOrder,
  set: Bitset,
  penalties: Uint16Array,
  { offset, length }: Stretch,
): number[] {
  const classes = new Map<number, number[]>()
  order.walk(set, (slot) => {
    const penalty = penalties[slot] ?? 0
    const members = classes.get(penalty)
    if (members) members.push(slot)
    else classes.set(penalty, [slot])
    return true
  })
  return [...classes]
    .sort(([one], [other]) => one - other)
    .flatMap(([, members]) => members)
    .slice(offset, offset + length)
}
