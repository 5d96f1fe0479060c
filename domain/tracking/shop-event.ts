import type { Money } from '../money/money.ts'

/** What kind of page was viewed. */
export const PAGE_KINDS = [
  ...(['home', 'list', 'search', 'piece', 'bag', 'checkout', 'order'] as const),
  ...(['artisan', 'article', 'request', 'lists', 'account', 'other'] as const),
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** A piece in an event. No field has a trade price, for anyone. */
export type TrackedPiece = {
  /** The global id of the product; of an ordered piece its SKU. */
  readonly id: string
  readonly name: string
  readonly artisan: string
  readonly variantId?: string | undefined
  readonly sku?: string | undefined
  /** What anyone pays for one; null if that is unknown or given upon request. */
  readonly price: Money | null
  readonly quantity?: number | undefined
}

/**
 * What happens in the shop, as the data layer and the analytics client get it (Spec §7). Nothing in it identifies a
 * person: neither name nor address, nor a path with a secret.
 */
export type ShopEvent =
  | { readonly name: 'pageViewSPA'; readonly path: string; readonly page: PageKind }
  /** `isRow`: beside what the page is about, such as recommendations. */
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
      /** Of a piece that was searched for; absent if what was typed may be about a person. */
      readonly found?: FoundPlace
    }
  | { readonly name: 'productView'; readonly piece: TrackedPiece }
  /** `term`: null if what was typed may be about a person. */
  | { readonly name: 'textSearch'; readonly term: string | null; readonly results: number }
  | { readonly name: 'addToCart' | 'removeFromCart'; readonly piece: TrackedPiece }
  | { readonly name: 'beginCheckout' }
  | { readonly name: 'purchase'; readonly order: TrackedOrder }
  | { readonly name: 'addToList' | 'removeFromList'; readonly productId: string }
  | { readonly name: 'requestSent'; readonly request: string }

/** In the results of which search a piece was, and at which place, from 1. */
export type FoundPlace = { readonly term: string; readonly place: number }

export type TrackedOrder = {
  readonly number: string
  /** What was paid; null where its prices are not those of anyone. */
  readonly value: Money | null
  readonly pieces: readonly TrackedPiece[]
}
