import { type Money, toDecimal } from '../money/money.ts'
import type { ShopEvent, TrackedPiece } from './shop-event.ts'

export type DataLayerEntry = Readonly<Record<string, unknown>>

/**
 * The data layer entries of an event, in the tag manager's e-commerce format. An event with pieces is preceded by an
 * entry that clears those of the previous event, which the tag manager would otherwise merge.
 */
export function dataLayerEntries(event: ShopEvent): DataLayerEntry[] {
  const { name } = event
  switch (event.name) {
    case 'pageViewSPA':
      return [{ event: name, page_path: event.path, page_type: event.page }]
    case 'textSearch':
      return [{ event: name, search_term: event.term, search_results: event.results }]
    case 'loadImpressions':
      return ecommerce(name, { item_list_name: event.list, ...itemsOf(event.pieces, event.list) })
    case 'productClick':
      return ecommerce(name, { item_list_name: event.list, ...itemsOf([event.piece], event.list) })
    case 'productView':
    case 'addToCart':
    case 'removeFromCart':
      return ecommerce(name, itemsOf([event.piece]))
    case 'purchase':
      return ecommerce(name, {
        transaction_id: event.order.number,
        ...(event.order.value && { value: decimal(event.order.value) }),
        ...itemsOf(event.order.pieces),
      })
    case 'addToList':
    case 'removeFromList':
      return [{ event: name, item_id: event.productId }]
    case 'requestSent':
      return [{ event: name, request_type: event.request }]
    case 'beginCheckout':
      return [{ event: name }]
  }
}

function ecommerce(name: string, fields: object): DataLayerEntry[] {
  return [{ ecommerce: null }, { event: name, ecommerce: fields }]
}

function itemsOf(pieces: readonly TrackedPiece[], list?: string) {
  const currency = pieces.find(({ price }) => price !== null)?.price?.currency
  return {
    ...(currency && { currency }),
    items: pieces.map((piece, index) => ({
      item_id: piece.id,
      item_name: piece.name,
      item_brand: piece.artisan,
      ...(piece.variantId !== undefined && { item_variant: piece.variantId }),
      ...(piece.sku !== undefined && { sku: piece.sku }),
      ...(piece.price && { price: decimal(piece.price) }),
      ...(piece.quantity !== undefined && { quantity: piece.quantity }),
      ...(list !== undefined && { index: index + 1 }),
    })),
  }
}

function decimal(price: Money): number {
  return Number(toDecimal(price))
}
