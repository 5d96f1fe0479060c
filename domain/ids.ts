/**
 * An id as the commerce and customer services write it: `gid://shopify/Product/42`. The kind is part of the type, so
 * that the id of a variant is no id of a product.
 */
export type GlobalId<Kind extends string> = `gid://shopify/${Kind}/${string}`

export type ProductId = GlobalId<'Product'>
export type VariantId = GlobalId<'ProductVariant'>

/** ('Product', 42) → 'gid://shopify/Product/42' */
export function globalId<Kind extends string>(kind: Kind, id: number | string): GlobalId<Kind> {
  return `gid://shopify/${kind}/${id}`
}

/** What a global id ends with, its number as text: 'gid://shopify/Product/42' → '42'. An id without a path is returned as it is. */
export function idNumber(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1)
}
