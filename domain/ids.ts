/**
 * A global id of the commerce and customer services: `gid://shopify/Product/42`. The kind is part of the type, so a
 * variant's id is not accepted as a product's.
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
