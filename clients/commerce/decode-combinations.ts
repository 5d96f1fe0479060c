import { decodeEncodedVariant } from '@shopify/hydrogen-react/optionValueDecoder'
import type { OptionCombination } from '#domain/product/product.ts'
import type { WireProduct } from './product-shape.ts'
import { isShownOption } from './shown-option.ts'

type Encoded = Pick<WireProduct, 'options' | 'encodedVariantExistence' | 'encodedVariantAvailability'>

/** The variants of a product by their values, from the platform's encoding; null where it cannot be read. */
export function decodeCombinations(product: Encoded): OptionCombination[] | null {
  const { options } = product
  const existing = decode(product.encodedVariantExistence, options)
  const forSale = decode(product.encodedVariantAvailability, options)
  if (existing === null || forSale === null) return null
  const sold = new Set(forSale.map(String))
  return existing.map((positions) => {
    return {
      values: options.flatMap((option, index) =>
        isShownOption(option) ? [option.optionValues[positions[index] ?? 0]?.name ?? ''] : [],
      ),
      isForSale: sold.has(String(positions)),
    }
  })
}

/** More than the encoding of 2,048 variants needs. */
const ENCODED_MAX = 40_000

/** Null also for a position that no option has: a range up to it could take the memory. */
function decode(encoded: string | null, options: Encoded['options']): number[][] | null {
  if (encoded === null || encoded.length > ENCODED_MAX) return null
  if (encoded === '') return []
  if (!encoded.startsWith('v1_')) return null
  const count = Math.max(0, ...options.map(({ optionValues }) => optionValues.length))
  const positions = encoded.slice('v1_'.length).match(/\d+/g) ?? []
  return positions.every((position) => Number(position) < count) ? decodeEncodedVariant(encoded) : null
}
