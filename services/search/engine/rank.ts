import { type Bitset, passingSlotsOf } from './bitset.ts'
import type { SortOrder } from './sort-order.ts'

type ResultRange = { offset: number; length: number }

/** A page of the documents of `set` in the order. */
export function inOrder(order: SortOrder, set: Bitset, { offset, length }: ResultRange): number[] {
  const slots: number[] = []
  let passed = 0
  order.walk(set, (slot) => {
    if (passed++ >= offset) slots.push(slot)
    return slots.length < length
  })
  return slots
}

/** A page of the documents of `set`, lowest penalty first, equal ones in the order. */
export function bestFirst(
  order: SortOrder,
  set: Bitset,
  penalties: Uint16Array,
  { offset, length }: ResultRange,
): number[] {
  const worst = penaltyAt(set, penalties, offset + length)
  const classes = new Map<number, number[]>()
  order.walk(set, (slot) => {
    const penalty = penalties[slot] ?? 0
    if (penalty > worst) return true
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

/** How many documents have each penalty; all zero between searches. */
const numbers = new Uint32Array(2 ** 16)

/** The largest penalty among the first `count` documents: worse ones need not be sorted. */
function penaltyAt(set: Bitset, penalties: Uint16Array, count: number): number {
  const seen: number[] = []
  const slots = passingSlotsOf(set)
  for (let at = 0; at < slots.length; at++) {
    const penalty = penalties[slots[at] ?? 0] ?? 0
    const number = numbers[penalty] ?? 0
    if (number === 0) seen.push(penalty)
    numbers[penalty] = number + 1
  }
  let passed = 0
  let last = Number.POSITIVE_INFINITY
  for (const penalty of seen.sort((one, other) => one - other)) {
    if (passed < count) last = penalty
    passed += numbers[penalty] ?? 0
    numbers[penalty] = 0
  }
  return passed < count ? Number.POSITIVE_INFINITY : last
}
