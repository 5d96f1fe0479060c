import type { ListItem } from '#contracts/list.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import type { Language } from '#domain/market/language.ts'
import type { Picture } from '#domain/product/product.ts'

export type PanelView = {
  readonly piece: PanelPiece
  readonly lists: readonly PanelList[]
  /** Ids for the next new list and for its item. */
  readonly newList: string
  readonly newItem: string
}

export type PanelPiece = {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly textLanguage: Language | null
  readonly artisan: string
  readonly picture: Picture | null
  /** The variant to add; null for the default variant. */
  readonly variantId: string | null
  /** The loaded and chosen variants; empty if there is only one. */
  readonly finishes: readonly { readonly id: string; readonly title: string }[]
}

export type PanelList = {
  readonly id: string
  readonly purpose: ListPurpose | null
  readonly name: string | null
  readonly pieceCount: number
  /** The items of this product; may be empty. */
  readonly items: readonly PanelItem[]
  readonly sections: readonly { readonly id: string; readonly name: string }[]
  readonly newItem: string
}

export type PanelItem = Pick<ListItem, 'id' | 'variantId' | 'quantity' | 'sectionId' | 'version'>
