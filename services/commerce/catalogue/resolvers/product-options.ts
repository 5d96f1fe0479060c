import { globalId } from '#domain/ids.ts'
import type { ProductNode, VariantNode } from '../catalogue-loader.ts'
import { ONLY_OPTION, optionName, optionValue, selectedOptionsOf } from './option-choice.ts'

/**
 * `Product.options` in the language of the view; a product with one variant has the platform's default
 * option.
 */
export function optionsOf(product: ProductNode, variants: readonly VariantNode[]) {
  const { id, options } = product.row
  const shown = options.length > 0 ? options : [ONLY]
  return shown.map((option, index) => {
    const optionId = id * 10 + index
    const name = optionName(product.row, option.name)
    const optionValues = option.values.map((value, valueIndex) =>
      toOptionValue(product, variants, {
        id: optionId * 10_000 + valueIndex,
        option: name,
        name: optionValue(product.row, option.name, value.name),
        swatchColor: value.swatchColor,
      }),
    )
    return {
      id: globalId('ProductOption', optionId),
      name,
      optionValues,
      values: optionValues.map((value) => value.name),
    }
  })
}

const ONLY = { name: ONLY_OPTION.name, values: [{ name: ONLY_OPTION.value, swatchColor: null }] }

function toOptionValue(
  product: ProductNode,
  variants: readonly VariantNode[],
  value: { id: number; option: string; name: string; swatchColor: string | null },
) {
  return {
    id: globalId('ProductOptionValue', value.id),
    name: value.name,
    swatch: value.swatchColor === null ? null : { color: value.swatchColor, image: null },
    // Found only where it is requested: a product may have thousands of variants.
    firstSelectableVariant: () =>
      variants.find(({ row }) =>
        selectedOptionsOf(product.row, row).some(
          (choice) => choice.name === value.option && choice.value === value.name,
        ),
      ) ?? null,
  }
}
