import { commerceContextOf } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { CommerceClient } from '#clients/commerce/commerce-client.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { toSlug } from '#domain/slug.ts'

/** What editors have written for a product. */
export type ProductEditorial = {
  /** Extra content, under the facts (Spec §7: by id or by rule). */
  readonly blocks: readonly ContentBlock[]
  /** The workshop, where it has a page. */
  readonly artisanSlug: string | null
}

const NOTHING: ProductEditorial = { blocks: [], artisanSlug: null }

/**
 * Editors name products by English handles and materials by English words, so the product is read in English.
 * Nothing when a service does not answer: the page stands without it.
 */
export async function loadEditorial(
  { commerce, content }: { readonly commerce: CommerceClient; readonly content: ContentClient },
  productId: string,
  visitor: Visitor,
): Promise<ProductEditorial> {
  const { locale, isPreview } = visitor
  const originals = await commerce.findProductsByIds([productId], {
    ...commerceContextOf(visitor),
    language: 'en',
  })
  const original = originals.ok ? originals.value[0] : undefined
  if (!original) return NOTHING
  const { handle, categoryPath, attributes } = original
  const { artisanSlug } = attributes
  const product = { handle, categoryPath, artisanSlug, materialKeys: attributes.material.map(toSlug) }
  const [blocks, artisan] = await Promise.all([
    content.getProductPageContent({ product, locale, isPreview }),
    artisanSlug === null ? null : content.getArtisan({ slug: artisanSlug, locale, isPreview }),
  ])
  return {
    blocks: blocks.ok ? blocks.value : [],
    artisanSlug: artisan?.ok && artisan.value ? artisanSlug : null,
  }
}
