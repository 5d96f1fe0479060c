import type { ProductOption, SelectedOption } from './product.ts'

/**
 * The colors of one variant: its value of each option that has color swatches. Without such an option they are the
 * product's colors, or none if its variants may differ: at most one color would be right for a variant, and no color is
 * better than a wrong one.
 */
export function variantColors(
  { selectedOptions }: { readonly selectedOptions: readonly SelectedOption[] },
  {
    options,
    colors,
    variantCount,
  }: {
    readonly options: readonly ProductOption[]
    readonly colors: readonly string[]
    readonly variantCount: number
  },
): readonly string[] {
  const colored = options.filter(({ values }) => values.some(({ swatchColor }) => swatchColor !== null))
  const own = selectedOptions.filter(({ name }) => colored.some((option) => option.name === name))
  if (own.length > 0) return own.map(({ value }) => value)
  return variantCount === 1 || colors.length === 1 ? colors : []
}
