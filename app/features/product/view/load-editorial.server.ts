import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { DocumentPreview } from '#clients/content/document-preview.ts'
import { toSlug } from '#domain/links/slug.ts'
import type { Product } from '#domain/product/product.ts'

export type ProductEditorial = {
  /** Additional blocks below the product data (Spec §7: by id or by rule). */
  readonly blocks: readonly ContentBlock[]
  /** Null if the workshop has no page. */
  readonly artisanSlug: string | null
  /** Articles and collections that contain the product, or are about its workshop. */
  readonly documents: readonly DocumentPreview[]
}

/** Keys by which editors refer to a product: its English handle, and the English names of its materials. */
export type EditorialKeys = {
  readonly handle: string
  readonly categoryPath: string | null
  readonly artisanSlug: string | null
  readonly materialKeys: readonly string[]
}

/** `product` must have been read in English. */
export function toEditorialKeys({ handle, categoryPath, attributes }: Product): EditorialKeys {
  const { artisanSlug, material } = attributes
  return { handle, categoryPath, artisanSlug, materialKeys: material.map(toSlug) }
}

const NOTHING: ProductEditorial = { blocks: [], artisanSlug: null, documents: [] }

/**
 * `keys` are null if the page has loaded the product in another language than English. The result is empty if a service
 * is unavailable.
 */
export async function loadEditorial(
  { commerce, content }: { readonly commerce: CommerceClient; readonly content: ContentClient },
  { id, keys }: { readonly id: string; readonly keys: EditorialKeys | null },
  visitor: Visitor,
): Promise<ProductEditorial> {
  const { locale, isPreview } = visitor
  const product = keys ?? (await loadKeys(commerce, id, visitor))
  if (product === null) return NOTHING
  const found = await content.getProductEditorial({ product, locale, isPreview })
  if (!found.ok) return NOTHING
  const { blocks, documents, workshops } = found.value
  return { blocks, documents, artisanSlug: workshops[0]?.slug ?? null }
}

async function loadKeys(
  commerce: CommerceClient,
  id: string,
  visitor: Visitor,
): Promise<EditorialKeys | null> {
  const found = await commerce.findProductsByIds([id], { ...toCommerceContext(visitor), language: 'en' })
  const [product] = found.ok ? found.value : []
  return product ? toEditorialKeys(product) : null
}
