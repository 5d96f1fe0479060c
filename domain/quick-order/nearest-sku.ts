import { SKU_MAX } from './limits.ts'
import { skuKey } from './merge-lines.ts'

/** The maximum edit distance for a suggestion. */
const DIFFERENCES_MAX = 2

/**
 * The SKU that was probably meant: the nearest by edit distance, which is at most two and less than a third of the
 * length. A swap of neighboring characters and a separator each count as one edit. Null if there is none, or if two are
 * equally near.
 */
export function nearestSku(typed: string, candidates: readonly string[]): string | null {
  const wanted = skuKey(typed.slice(0, SKU_MAX))
  const maximum = Math.min(DIFFERENCES_MAX, Math.floor((wanted.length - 1) / 3))
  let nearest: { sku: string; differences: number; isUnique: boolean } | null = null
  for (const sku of new Set(candidates)) {
    const differences = countDifferences(wanted, skuKey(sku), maximum)
    if (differences > maximum) continue
    if (nearest === null || differences < nearest.differences) nearest = { sku, differences, isUnique: true }
    else if (differences === nearest.differences) nearest.isUnique = false
  }
  return nearest?.isUnique ? nearest.sku : null
}

/** The edit distance, counting swapped neighbors as one; any number above `maximum` if it is larger than that. */
function countDifferences(from: string, to: string, maximum: number): number {
  if (Math.abs(from.length - to.length) > maximum || to.length > SKU_MAX) return maximum + 1
  let rowBeforePrevious: number[] = []
  let previousRow = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          (previousRow[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previousRow[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (rowBeforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rowBeforePrevious = previousRow
    previousRow = current
  }
  return previousRow[to.length] ?? maximum + 1
}
