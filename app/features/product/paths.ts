/** The page of a product, without locale. `slug`: the product's, in the visitor's language. */
export function productPath(slug: string): string {
  return `/products/${slug}`
}

/** A product with one of its variants chosen, without locale. `number`: that of the variant's id. */
export function variantPath(product: { readonly path: string }, number: string): string {
  return `${product.path}?variant=${number}`
}

/** The parameters that choose a variant by the values of its options, in their order. */
export const OPTION_PARAMETERS = ['option1', 'option2', 'option3'] as const

/** A product with a value of each option, without locale: redirects to the variant that has them. */
export function optionsPath(product: { readonly path: string }, values: readonly string[]): string {
  const entries = OPTION_PARAMETERS.flatMap((name, index) => {
    const value = values[index]
    return value === undefined ? [] : [[name, value]]
  })
  return `${product.path}?${new URLSearchParams(entries)}`
}
