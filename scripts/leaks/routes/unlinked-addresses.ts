import { comparePath, listsPanelPath } from '#app/features/lists/paths.ts'
import { productPath, roomCodePath, tearsheetOptionsPath, variantPath } from '#app/features/product/paths.ts'
import { samplesPath } from '#app/features/trade/paths.ts'
import { SEGMENTS_PARAMETER } from '#app/visitor/cookies/segment-cookies.ts'
import { idNumber } from '#domain/ids.ts'
import type { Piece } from '../target/belongings.ts'

/** A value for each route parameter that nothing has. */
const NONE = 'none'

/**
 * URLs of routes that no page links to: links in emails, and files of conversations. If the walk has no such thing, the
 * URL leads to nothing, but its response is read anyway. A new route with a parameter that pages do not link to needs
 * an entry here, or something in `target/belongings.ts` that leads to it.
 */
const UNLINKED: readonly string[] = [
  `/sign-in/${NONE}`,
  `/second-factor/${NONE}`,
  `/password/${NONE}`,
  `/verify-email/${NONE}`,
  `/change-email/${NONE}`,
  `/restore-email/${NONE}`,
  `/profile/requests/${NONE}`,
  `/profile/requests/${NONE}/files/${NONE}`,
  `/profile/quotes/${NONE}`,
  `/profile/quotes/${NONE}/pdf`,
  `/profile/quotes/${NONE}/files/${NONE}`,
  `/requests/thread/${NONE}`,
  `/requests/thread/${NONE}/files/${NONE}`,
  `/requests/cancel/${NONE}`,
  `/account/samples/confirm/${NONE}`,
  `/newsletter/confirm/${NONE}`,
  `/newsletter/${NONE}/preferences`,
  `/newsletter/${NONE}/unsubscribe`,
  `/newsletter/${NONE}/issues/${NONE}/0`,
  `/quotes/${NONE}`,
  `/quotes/${NONE}/pdf`,
  `/quotes/${NONE}/files/${NONE}`,
  `/lists/invitation/${NONE}`,
  `/company/invitation/${NONE}`,
  `/price-feed/${NONE}`,
  `/profile/price-list`,
  `/profile/price-list/file?format=csv`,
  `/profile/price-list/file?format=xlsx`,
  `/chat`,
  `/chat/hours`,
  `/chat/pictures/${NONE}`,
  `/profile/company/addresses/${NONE}`,
  `/?${SEGMENTS_PARAMETER}=`,
  `/refused/page/10`,
  `/search?q=chair`,
  `/search?q=chair&sort=price-asc`,
  `/search/suggestions?q=chair`,
  `/search/suggestions?q=nuvola`,
]

/** These URLs, and those of pieces that only scripts of a page request, or that need several pieces. */
export function unlinkedAddresses(pieces: readonly Piece[]): string[] {
  const numbers = pieces.map(({ id }) => idNumber(id))
  const ofPieces = pieces.flatMap(({ handle, id, variantId }) => {
    const product = { path: productPath(handle) }
    const variant = idNumber(variantId)
    return [
      product.path,
      variantPath(product, variant),
      `${product.path}?${SEGMENTS_PARAMETER}=`,
      roomCodePath(product, variant),
      `${tearsheetOptionsPath(product, variant)}&price=trade`,
      listsPanelPath(idNumber(id), variant),
      samplesPath(idNumber(id)),
    ]
  })
  const recent = `/recently-viewed?${new URLSearchParams(numbers.map((number) => ['id', number]))}`
  return [...ofPieces, recent, comparePath({ pieces: numbers, list: null }), ...UNLINKED]
}
