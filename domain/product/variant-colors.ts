import type { ProductOption, SelectedOption } from './product.ts'

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
