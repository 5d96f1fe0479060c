import { comparePath, listsPanelPath } from '#app/features/lists/paths.ts'
import { productPath, roomCodePath, tearsheetOptionsPath, variantPath } from '#app/features/product/paths.ts'
import { samplesPath } from '#app/features/trade/paths.ts'
import { SEGMENTS_PARAMETER } from '#app/visitor/cookies/segment-cookies.ts'
import { idNumber } from '#domain/ids.ts'
import type { Piece } from '../target/belongings.ts'

/** A value for route parameters that no entity has. */
const NONE = 'none'

/**
 * URLs of routes that no page links to, such as links in emails and files of conversations. Those with `NONE` lead to
 * nothing, but their responses are read anyway. A new route with a parameter that no page links to needs an entry here,
 * or a URL from `target/belongings.ts`.
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

/** Returns these URLs, and those of pieces that only scripts of a page request, or that need several pieces. */
export function listUnlinkedUrls(pieces: readonly Piece[]): string[] {
  const numbers = pieces.map(({ id }) => idNumber(id))
  const pieceUrls = pieces.flatMap(({ handle, id, variantId }) => {
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
  const recentlyViewed = `/recently-viewed?${new URLSearchParams(numbers.map((number) => ['id', number]))}`
  return [...pieceUrls, recentlyViewed, comparePath({ pieces: numbers, list: null }), ...UNLINKED]
}
