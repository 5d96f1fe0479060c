/** The position of a value of each option, in the order of the options. */
type Combination = readonly number[]

/**
 * Combinations of option values in the platform's published encoding, version 1, as of `encodedVariantExistence`:
 * `v1_0:0-1 3,1:2,` is 0 with 0, 1 and 3, and 1 with 2. A colon leads to the next option and a comma back from it;
 * values of the last option are separated by spaces, and those in a row are a range.
 */
export function encodeCombinations(combinations: readonly Combination[]): string {
  return combinations.length === 0 ? '' : `v1_${encodeBelow(combinations, 0)}`
}

function encodeBelow(combinations: readonly Combination[], depth: number): string {
  const byValue = Map.groupBy(combinations, (combination) => combination[depth] ?? 0)
  const values = [...byValue.keys()].sort((one, other) => one - other)
  const isLast = combinations.every(({ length }) => length === depth + 1)
  if (isLast) return encodeRanges(values)
  return values.map((value) => `${value}:${encodeBelow(byValue.get(value) ?? [], depth + 1)},`).join('')
}

/** Of ascending values. */
function encodeRanges(values: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const value of values) {
    const range = ranges.at(-1)
    if (range && range.last === value - 1) range.last = value
    else ranges.push({ first: value, last: value })
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(' ')
}
