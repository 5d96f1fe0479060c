import type { RouterContextProvider } from 'react-router'
import { dayAtHouse } from '#app/page/clock.ts'
import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { isFinishOpen, listedVariant } from '#domain/product/listed-variant.ts'
import type { Product, Variant } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import { visibleProduct } from '../view/load-product.server.ts'
import type { ProductView, VariantView } from '../view/product-view.ts'
import { toProductView } from '../view/to-product-view.ts'

/** `variantId` is null if no variant was chosen. */
export type PieceReference = { readonly productId: string; readonly variantId: string | null }
export type LoadedPiece = {
  readonly product: ProductView
  /** The chosen variant; if none was chosen, the one whose price the list states. */
  readonly variant: VariantView
  /** Whether a finish must still be chosen from several. */
  readonly isFinishOpen: boolean
}

/**
 * Returns the pieces in the order given, as shown to this visitor. A piece that is not shown to them or no longer sold
 * is null. Each variant that did not load with its product takes one call.
 */
export async function loadListPieces(
  context: Readonly<RouterContextProvider>,
  references: readonly PieceReference[],
): Promise<Result<(LoadedPiece | null)[], 'product-fetch-failed'>> {
  const visitor = context.get(visitorContext)
  const { commerce } = context.get(clientsContext)
  const commerceContext = toCommerceContext(visitor)
  const ids = [...new Set(references.map(({ productId }) => productId))]
  const found = await commerce.findProductsByIds(ids, commerceContext)
  if (!found.ok) return found
  const products = new Map<string, Product>()
  for (const product of found.value) {
    const visible = visibleProduct(product, visitor.role)
    if (visible.ok) products.set(product.id, visible.value)
  }
  for (const { productId, variantId } of references) {
    const product = products.get(productId)
    if (!product || variantId === null || hasVariant(product, variantId)) continue
    const variant = await commerce.findVariant(
      { productId, choice: { by: 'id', id: variantId } },
      commerceContext,
    )
    if (!variant.ok) return variant
    if (variant.value) products.set(productId, withVariant(product, variant.value))
  }
  const viewOptions = {
    locale: visitor.locale,
    house: dayAtHouse(context),
    breadcrumbs: [],
    descriptionHtml: '',
  }
  const views = new Map(Array.from(products, ([id, product]) => [id, toProductView(product, viewOptions)]))
  return ok(
    references.map(({ productId, variantId }) => {
      const original = products.get(productId)
      const product = views.get(productId)
      const listed = variantId ?? listedVariant(original?.variants ?? [])?.id
      const variant = product?.variants.find(({ id }) => id === listed)
      if (!original || !product || !variant) return null
      return { product, variant, isFinishOpen: isFinishOpen(variantId, original) }
    }),
  )
}

function hasVariant({ variants }: Product, variantId: string): boolean {
  return variants.some(({ id }) => id === variantId)
}

function withVariant(product: Product, variant: Variant): Product {
  return { ...product, variants: [...product.variants, variant] }
}
