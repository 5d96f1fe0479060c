import type { ListDocument, ListDocumentPiece } from '#contracts/list-document.ts'
import { sumPieces } from '#domain/list/list-sums.ts'
import { getUnits } from '#domain/market/market.ts'
import { overallSize } from '#domain/product/units.ts'
import type { Translator } from '../orders/document-messages.ts'
import type { TearsheetFormats } from '../tearsheet/formats.ts'

/** What the parts of a list need to render text. */
export type ListContext = {
  readonly list: ListDocument
  readonly t: Translator
  readonly formats: TearsheetFormats
}

/** Returns the kind of prices, or for a client's prices only whether they include taxes. Empty without prices. */
export function pricesText({ list: { prices }, t, formats }: ListContext): string {
  if (!prices) return ''
  const text = t(`documents.list.prices.${prices.kind}-${prices.isTaxIncluded ? 'included' : 'excluded'}`)
  return prices.until === null
    ? text
    : t('documents.list.until', { prices: text, date: formats.day(prices.until) })
}

/** Returns the finish, the size and the lead time, omitting unknown values. */
export function pieceLines(piece: ListDocumentPiece, context: ListContext): string[] {
  return [finishText(piece, context), sizeText(piece, context), shippingText(piece, context)].filter(
    (line) => line !== '',
  )
}

/** Returns the finish, or a note that none is chosen. Empty if there is only one. */
export function finishText({ finish }: ListDocumentPiece, { t }: Pick<ListContext, 't'>): string {
  return finish ?? t('lists.page.finish-open')
}

/** Returns the known values of width, depth and height. A single value is labeled. */
function sizeText({ dimensions }: ListDocumentPiece, { list, t, formats }: ListContext): string {
  const known = overallSize(dimensions, getUnits(list.country))
  const [only] = known
  if (only && known.length === 1)
    return `${t(`product.details.${only.axis}`)} ${formats.measure(only.measure)}`
  return formats.dimensions(known.map(({ measure }) => measure))
}

export function shippingText({ notice }: ListDocumentPiece, { t }: ListContext): string {
  if (notice.kind === 'weeks') return t('product.shipping.weeks', { weeks: notice.weeks })
  if (notice.kind === 'available-from') return t('product.shipping.available-from', { date: notice.day })
  return t(`product.shipping.${notice.kind}`)
}

/**
 * Returns a price, with "from" if it is the lowest of several, or a note that it is available upon request. Empty if
 * there is none.
 */
export function priceText(
  amountMinor: number | null,
  { list: { prices }, t, formats }: ListContext,
  isOpen = false,
): string {
  if (!prices || amountMinor === null) return ''
  if (amountMinor === 0) return t('shell.price.upon-request')
  const price = formats.price(amountMinor, prices.currency)
  return isOpen ? t('shell.price.from', { price }) : price
}

/** Returns the total price of a section. Empty if no piece has a price. */
export function sectionSumText({ pieces }: ListDocument['sections'][number], context: ListContext): string {
  const { prices } = context.list
  if (!prices) return ''
  const { amount, isOpen } = sumPieces(pieces, prices.currency)
  return amount.amountMinor === 0 ? '' : priceText(amount.amountMinor, context, isOpen)
}
