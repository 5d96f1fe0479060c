/**
 * Splits an amount in minor units by weights, so that the parts add up to exactly the amount. Each part is its
 * proportional share rounded down; the remaining units go to the largest remainders, and among equal remainders to the
 * earlier part. Without weights, or if all are zero, nothing is distributed: `[]` or zeros.
 */
export function spreadAmount(amountMinor: number, weights: readonly number[]): number[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  if (totalWeight === 0) return weights.map(() => 0)
  const parts = weights.map((weight, index) => toPart(amountMinor, weight, totalWeight, index))
  const left = amountMinor - parts.reduce((sum, part) => sum + part.floor, 0)
  const roundedUp = new Set(
    parts
      .toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index)
      .slice(0, left)
      .map((part) => part.index),
  )
  return parts.map((part) => part.floor + (roundedUp.has(part.index) ? 1 : 0))
}

type Part = { index: number; floor: number; remainder: bigint }

/** BigInt, since a large amount times a large weight exceeds the exact range of a double. */
function toPart(amountMinor: number, weight: number, totalWeight: number, index: number): Part {
  const product = BigInt(amountMinor) * BigInt(weight)
  const total = BigInt(totalWeight)
  return { index, floor: Number(product / total), remainder: product % total }
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
