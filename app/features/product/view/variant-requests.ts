import { offeredRequests } from '#domain/request/offered-requests.ts'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import type { ProductView, VariantView } from './product-view.ts'

/** Returns the requests in the order of the page. */
export function variantRequests(
  { isCustomizable, hasWhiteGlove, mayRequest }: ProductView,
  { notice, price }: VariantView,
): RequestKind[] {
  return offeredRequests({
    isCustomizable,
    hasWhiteGlove,
    isUponRequest: notice.kind === 'upon-request',
    hasPrice: price.amountMinor > 0,
    isSoldOut: notice.kind === 'sold-out',
    isTrade: mayRequest === true,
  })
}

export function toFormPiece({ path }: Pick<ProductView, 'path'>, { number }: Pick<VariantView, 'number'>) {
  return { slug: path.slice(path.lastIndexOf('/') + 1), variantNumber: number }
}
