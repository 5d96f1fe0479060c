import { globalId, idNumber } from '../ids.ts'

/** How many pieces fit side by side. */
export const COMPARED_MAX = 4
/** More than these are not even counted. */
const READ_MAX = 40

/** A product, and the variant that was chosen; null for the one that is sold first. */
export type ComparedPiece = { readonly productId: string; readonly variantId: string | null }

/** The pieces of an address, each once: `42` for a product, `42-7` for its variant. What is neither is left out. */
export function readComparedPieces(values: readonly string[]): ComparedPiece[] {
  const valid = values.slice(0, READ_MAX).filter((value) => /^\d{1,19}(?:-\d{1,19})?$/.test(value))
  return [...new Set(valid)].map((value) => {
    const [product = '', variant] = value.split('-')
    return {
      productId: globalId('Product', product),
      variantId: variant === undefined ? null : globalId('ProductVariant', variant),
    }
  })
}

/** A piece as its address states it. */
export function writeComparedPiece({ productId, variantId }: ComparedPiece): string {
  return variantId === null ? idNumber(productId) : `${idNumber(productId)}-${idNumber(variantId)}`
}
