import { globalId, idNumber } from '../ids.ts'

/** How many pieces fit side by side. */
export const COMPARED_MAX = 4
/** Further pieces in a URL are not even counted. */
const READ_MAX = 40

/** `variantId` is null for the listed variant. */
export type ComparedPiece = { readonly productId: string; readonly variantId: string | null }

/** Reads pieces from a URL, without duplicates: `42` is a product, `42-7` its variant. Anything else is ignored. */
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

export function writeComparedPiece({ productId, variantId }: ComparedPiece): string {
  return variantId === null ? idNumber(productId) : `${idNumber(productId)}-${idNumber(variantId)}`
}
