import type { PageHandle } from '#app/page/page-handle.ts'
import type { ProductView } from './product-view.ts'

/** For the `handle` of a route whose loader answers `{ product }`: the nearest category of the product. */
export const sectionOfProduct: NonNullable<PageHandle['sectionIn']> = (loaderData) =>
  hasProduct(loaderData) ? (loaderData.product.breadcrumbs.at(-1)?.url ?? null) : null

function hasProduct(loaderData: unknown): loaderData is { product: ProductView } {
  return typeof loaderData === 'object' && loaderData !== null && 'product' in loaderData
}
