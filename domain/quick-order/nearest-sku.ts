import { SKU_MAX } from './limits.ts'
import { skuKey } from './merge-lines.ts'

/** The maximum edit distance. */
const DIFFERENCES_MAX = 2

/**
 * The SKU that was probably meant: the nearest by edit distance, at most two and fewer than a third of the letters; a
 * swap of neighbors and a separator count as one. Null if there is none, or two are equally near.
 */
export function nearestSku(typed: string, candidates: readonly string[]): string | null {
  const wanted = skuKey(typed.slice(0, SKU_MAX))
  const most = Math.min(DIFFERENCES_MAX, Math.floor((wanted.length - 1) / 3))
  let nearest: { sku: string; differences: number; isOnly: boolean } | null = null
  for (const sku of new Set(candidates)) {
    const differences = countDifferences(wanted, skuKey(sku), most)
    if (differences > most) continue
    if (nearest === null || differences < nearest.differences) nearest = { sku, differences, isOnly: true }
    else if (differences === nearest.differences) nearest.isOnly = false
  }
  return nearest?.isOnly ? nearest.sku : null
}

/** The edit distance, including swapped neighbors; anything above `most` if it is larger. */
function countDifferences(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most || to.length > SKU_MAX) return most + 1
  let twoBefore: number[] = []
  let before = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (twoBefore[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    twoBefore = before
    before = current
  }
  return before[to.length] ?? most + 1
}
