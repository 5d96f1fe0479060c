/**
 * A global id of the commerce and customer services: `gid://shopify/Product/42`. The kind is part of the
 * type, so that the id of a variant is not accepted as that of a product.
 */
export type GlobalId<Kind extends string> = `gid://shopify/${Kind}/${string}`

export type ProductId = GlobalId<'Product'>
export type VariantId = GlobalId<'ProductVariant'>

/** ('Product', 42) → 'gid://shopify/Product/42'. */
export function globalId<Kind extends string>(kind: Kind, id: number | string): GlobalId<Kind> {
  return `gid://shopify/${kind}/${id}`
}

/**
 * The last segment of a global id, its number as text: 'gid://shopify/Product/42' → '42'. An id without a
 * path is returned unchanged.
 */
export function idNumber(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}
