import type { ProductNode, VariantNode } from '../catalogue-loader.ts'
import type { VariantRow } from '../product-parts.ts'
import type { ProductRow } from '../product-rows.ts'

export type SelectedOption = { name: string; value: string }

export type OptionChoiceArguments = {
  selectedOptions?: readonly SelectedOption[] | null
  ignoreUnknownOptions?: boolean | null
  caseInsensitiveMatch?: boolean | null
}

/** The platform's placeholder option of a product with one variant. */
export const ONLY_OPTION = { name: 'Title', value: 'Default Title' }

/** The selected options of a variant, in the language of the product row. */
export function toSelectedOptions(product: ProductRow, variant: VariantRow): SelectedOption[] {
  const values = originalValues(variant)
  if (product.options.length === 0) return [ONLY_OPTION]
  return product.options.map((option, index) => ({
    name: optionName(product, option.name),
    value: optionValue(product, option.name, values[index] ?? ''),
  }))
}

export function variantTitle(product: ProductRow, variant: VariantRow): string {
  if (product.options.length === 0) return variant.title
  return toSelectedOptions(product, variant)
    .map(({ value }) => value)
    .join(' / ')
}

export function optionName(product: ProductRow, name: string): string {
  return product.optionNames[name] ?? name
}

export function optionValue(product: ProductRow, name: string, value: string): string {
  return product.optionValues[name]?.[value] ?? value
}

/**
 * Finds the variant with all the selected options, named in the language of the view or of the original. An option
 * that the product does not have matches nothing, unless unknown options are ignored.
 */
export function findVariant(
  variants: readonly VariantNode[],
  product: ProductNode,
  { selectedOptions, ignoreUnknownOptions, caseInsensitiveMatch }: OptionChoiceArguments,
): VariantNode | null {
  const isSame = (left: string, right: string) =>
    left === right || (caseInsensitiveMatch === true && left.toLowerCase() === right.toLowerCase())
  const names = product.row.options.flatMap(({ name }) => [name, optionName(product.row, name)])
  const recognized = (selectedOptions ?? []).filter(({ name }) => names.some((own) => isSame(own, name)))
  if (recognized.length < (selectedOptions?.length ?? 0) && !ignoreUnknownOptions && names.length > 0)
    return null
  return (
    variants.find(({ row }) =>
      recognized.every((choice) =>
        optionSpellings(product.row, row).some(
          ({ name, value }) => isSame(name, choice.name) && isSame(value, choice.value),
        ),
      ),
    ) ?? null
  )
}

export function valuePositions({ options }: ProductRow): (variant: VariantRow) => number[] {
  if (options.length === 0) return () => [0]
  const positions = options.map(({ values }) => new Map(values.map(({ name }, index) => [name, index])))
  return (variant) => {
    const values = originalValues(variant)
    return positions.map((positionsByName, index) => positionsByName.get(values[index] ?? '') ?? 0)
  }
}

function optionSpellings(product: ProductRow, variant: VariantRow): SelectedOption[] {
  const values = originalValues(variant)
  const originals = product.options.map(({ name }, index) => ({ name, value: values[index] ?? '' }))
  return [...originals, ...toSelectedOptions(product, variant)]
}

function originalValues({ option1, option2, option3 }: VariantRow): (string | null)[] {
  return [option1, option2, option3]
}
