import type { Money } from '../money/money.ts'

export const PAGE_KINDS = [
  ...(['home', 'list', 'search', 'piece', 'bag', 'checkout', 'order'] as const),
  ...(['artisan', 'article', 'request', 'lists', 'account', 'other'] as const),
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** No field may hold a trade price, for anyone. */
export type TrackedPiece = {
  /** The product's global id, or the SKU of an ordered piece. */
  readonly id: string
  readonly name: string
  readonly artisan: string
  readonly variantId?: string | undefined
  readonly sku?: string | undefined
  /** The public unit price; null if it is unknown or upon request. */
  readonly price: Money | null
  readonly quantity?: number | undefined
}

/**
 * An event for the data layer and the analytics client (Spec §7). Nothing in it identifies a person: no name, no
 * address, no path with a secret.
 */
export type ShopEvent =
  | { readonly name: 'pageViewSPA'; readonly path: string; readonly page: PageKind }
  /** `isRow`: a secondary row on the page, such as recommendations. */
  | {
      readonly name: 'loadImpressions'
      readonly list: string
      readonly pieces: readonly TrackedPiece[]
      readonly isRow?: true
    }
  | {
      readonly name: 'productClick'
      readonly list: string
      readonly piece: TrackedPiece
      /** For a piece that was found by a search; absent if the search may be personal. */
      readonly found?: FoundPlace
    }
  | { readonly name: 'productView'; readonly piece: TrackedPiece }
  /** `term` is null if the search may be personal. */
  | { readonly name: 'textSearch'; readonly term: string | null; readonly results: number }
  | { readonly name: 'addToCart' | 'removeFromCart'; readonly piece: TrackedPiece }
  | { readonly name: 'beginCheckout' }
  | { readonly name: 'purchase'; readonly order: TrackedOrder }
  | { readonly name: 'addToList' | 'removeFromList'; readonly productId: string }
  | { readonly name: 'requestSent'; readonly request: string }

/** The search that led to a piece, and the piece's place in the results, from 1. */
export type FoundPlace = { readonly term: string; readonly place: number }

export type TrackedOrder = {
  readonly number: string
  /** The amount paid; null where prices are not public. */
  readonly value: Money | null
  readonly pieces: readonly TrackedPiece[]
}
