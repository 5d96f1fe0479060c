/** A seeded pseudorandom generator: the same seed gives the same sequence. */
export type Dice = {
  /** Returns a number of at least 0 and below 1. */
  next(): number
  /** Returns a whole number; both ends are included. */
  between(low: number, high: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Returns one item, chosen by the weight next to it. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item
  /** Returns `count` distinct items in their original order. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  /** Returns a log-normal value around a median, with the long right tail that prices have. */
  logNormal(median: number, sigma: number): number
}

/** Creates a separate generator for each name, so that a product does not depend on those generated before it. */
export function createDice(seed: number, name: string): Dice {
  let state = hash(`${seed} ${name}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    weighted: (items) => weighted(items, next()),
    sample: (items, count) => {
      const order = items.map((item, index) => ({ item, index, rank: next() }))
      const chosen = order.toSorted((left, right) => left.rank - right.rank).slice(0, count)
      return chosen.toSorted((left, right) => left.index - right.index).map(({ item }) => item)
    },
    logNormal: (median, sigma) => median * Math.exp(sigma * normal(next(), next())),
  }
}

/** Draws an index by Zipf's law: the first of `count` items most often, the second half as often, and so on. */
export function zipf(count: number, dice: Dice): number {
  const sum = Math.log(count) + 0.5772
  return Math.min(count - 1, Math.floor(Math.exp(dice.next() * sum) - 0.5))
}

function weighted<Item>(items: readonly (readonly [Item, number])[], chance: number): Item {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0)
  let left = chance * total
  for (const [item, weight] of items) {
    left -= weight
    if (left < 0) return item
  }
  const last = items.at(-1)
  if (last === undefined) throw new Error('There is nothing to choose from')
  return last[0]
}

/** The Box–Muller transform of two uniform values into a normal one. */
function normal(first: number, second: number): number {
  return Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second)
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  }
  return value >>> 0
}
