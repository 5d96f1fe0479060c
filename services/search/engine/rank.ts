import { addBit, type Bitset, emptyBitset, toTransientSlots } from '../text/bitset.ts'
import type { SortOrder } from './sort-order.ts'

type ResultRange = { offset: number; length: number }

/** A page of the documents of `set` in the given order. */
export function pageInOrder(order: SortOrder, set: Bitset, { offset, length }: ResultRange): number[] {
  const slots: number[] = []
  let passed = 0
  order.forEachIn(set, (slot) => {
    if (passed++ >= offset) slots.push(slot)
    return slots.length < length
  })
  return slots
}

/** A page of the documents of `set`, lowest penalty first; equal ones in the given order. */
export function pageByPenalty(
  order: SortOrder,
  set: Bitset,
  penalties: Uint16Array,
  { offset, length }: ResultRange,
): number[] {
  const slots = toTransientSlots(set)
  const { worst, betterCount } = findLastPenalty(slots, penalties, offset + length)
  const last = emptyBitset(set.length * 32)
  const first: number[] = []
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] ?? 0
    const penalty = penalties[slot] ?? 0
    if (penalty < worst) first.push(slot)
    else if (penalty === worst) addBit(last, slot)
  }
  const places = first.length > 1 ? order.places() : null
  const sorted = first.sort(
    (one, other) =>
      (penalties[one] ?? 0) - (penalties[other] ?? 0) || (places?.[one] ?? 0) - (places?.[other] ?? 0),
  )
  const start = Math.max(offset, betterCount)
  const rest = { offset: start - betterCount, length: offset + length - start }
  return [
    ...sorted.slice(offset, offset + length),
    ...(rest.length > 0 ? pageInOrder(order, last, rest) : []),
  ]
}

const countByPenalty = new Uint32Array(2 ** 16)

/** The largest penalty among the `count` best documents, and how many documents have a smaller one. */
function findLastPenalty(slots: Uint32Array, penalties: Uint16Array, count: number) {
  const seen: number[] = []
  for (let index = 0; index < slots.length; index++) {
    const penalty = penalties[slots[index] ?? 0] ?? 0
    const previousCount = countByPenalty[penalty] ?? 0
    if (previousCount === 0) seen.push(penalty)
    countByPenalty[penalty] = previousCount + 1
  }
  let passed = 0
  let last = { worst: 0, betterCount: 0 }
  for (const penalty of seen.sort((one, other) => one - other)) {
    if (passed < count) last = { worst: penalty, betterCount: passed }
    passed += countByPenalty[penalty] ?? 0
    countByPenalty[penalty] = 0
  }
  return last
}
