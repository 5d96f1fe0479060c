/** The page of a product, without locale. `slug`: the product's, in the visitor's language. */
export function productPath(slug: string): string {
  return `/products/${slug}`
}
