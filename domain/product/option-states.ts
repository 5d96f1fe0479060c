import type { OptionCombination, ProductOption } from './product.ts'

/** The availability of a value together with the other chosen values. `missing`: no variant has this combination. */
export type ValueState = 'for-sale' | 'sold-out' | 'missing'

/**
 * The state of each value of each option, in order.
 * @param chosen a value of each option
 */
export function optionStates(
  options: readonly ProductOption[],
  combinations: readonly OptionCombination[],
  chosen: readonly string[],
): ValueState[][] {
  const forSale = new Map(combinations.map(({ values, isForSale }) => [JSON.stringify(values), isForSale]))
  return options.map(({ values }, index) =>
    values.map(({ name }) => {
      const isForSale = forSale.get(JSON.stringify(chosen.with(index, name)))
      if (isForSale === undefined) return 'missing'
      return isForSale ? 'for-sale' : 'sold-out'
    }),
  )
}
