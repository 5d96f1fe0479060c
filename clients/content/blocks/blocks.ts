import type { ProductSort } from '#domain/catalogue/sorting.ts'
import type { Language } from '#domain/market/language.ts'
import type { Picture } from '#domain/product/product.ts'
import type { AudienceTarget } from '#domain/visitor/segments.ts'
import type { DocumentPreview } from '../document-preview.ts'
import type { ContentLink } from '../reading/content-shapes.ts'
import type { Banner } from './banner.ts'
import type { RichText } from './rich-text.ts'

type Keyed = { readonly key: string }

/** A block for one audience or for everyone. */
type Block = Keyed &
  AudienceTarget & {
    /** The audience's name, for an editor in preview. */
    readonly label?: string
  }

export type Quote = {
  readonly text: string
  readonly author: string
  readonly role: string | null
  readonly picture: Picture | null
}

export type ProductChoice = {
  /** English handles, in this order; if empty, `category` is shown. */
  readonly handles: readonly string[]
  /** The canonical path of the category to show; null for the whole catalogue. */
  readonly category: string | null
  /** Further filters, in the format of `readFilterText`; empty if there are none. */
  readonly filters: string
  readonly sort: ProductSort
  readonly limit: number
}

/** `x` and `y` are percentages of the picture's width and height, from the top left. */
export type Hotspot = Keyed & { readonly x: number; readonly y: number; readonly sku: string }

/** What an editor has to change before a block, or an item in it, is shown. */
export type BlockError =
  | 'no-title'
  | 'no-text'
  | 'no-author'
  | 'no-link'
  | 'no-picture'
  | 'two-banners'
  | 'point-outside'
  | 'no-sku'
  | 'too-many-pieces'
  | 'unreadable'

/**
 * Why a block or an item in it is hidden, or what is wrong with it. `detail` names the part; `item` is its number in
 * the list, from 1.
 */
export type EditorNote = {
  readonly item?: number
  readonly code:
    | BlockError
    | 'hidden-here'
    | 'hidden-pages'
    | 'empty'
    | 'missing-picture'
    | 'duplicate'
    | 'unknown-piece'
    | 'not-sold-here'
    | 'no-pieces'
    | 'unknown-filter'
    | 'unread-value'
  readonly detail: string
}

/** The blocks that have a name in the Studio; `other` is any other. */
export type BlockName = Exclude<ContentBlock['type'], 'editorNotes' | 'targeted'> | 'other'

/** An editor's notes on a block, in preview only. */
export type EditorNotes = Keyed & {
  readonly type: 'editorNotes'
  readonly subject: BlockName
  readonly isLeftOut: boolean
  readonly notes: readonly EditorNote[]
}

/** Spec §3: blocks without inner blocks, named like the Studio's types. */
export type PlainBlock = Block &
  (
    | EditorNotes
    | { readonly type: 'localeRichText'; readonly content: RichText }
    | ({ readonly type: 'oneColumnBanner' } & Banner)
    | ({ readonly type: 'linkableImageWithText'; readonly side: 'left' | 'right' } & Banner)
    | { readonly type: 'twoColumnsBanner'; readonly banners: readonly (Banner & Keyed)[] }
    | ({ readonly type: 'quote' } & Quote)
    | {
        readonly type: 'rowItems'
        readonly title: string | null
        readonly link: ContentLink | null
        readonly items: readonly (Keyed & { readonly picture: Picture | null; readonly link: ContentLink })[]
      }
    | ({
        readonly type: 'productList'
        readonly title: string
        /** Set if the title is not in the page's language. */
        readonly titleLanguage?: Language | undefined
        readonly text: string | null
        readonly link: ContentLink | null
      } & ProductChoice)
    | {
        readonly type: 'shopTheLook'
        readonly title: string
        readonly picture: Picture | null
        readonly hotspots: readonly Hotspot[]
      }
    | { readonly type: 'ctaButton'; readonly link: ContentLink }
    /** A placeholder for a block of another audience. */
    | { readonly type: 'targeted' }
    | {
        readonly type: 'documentsPreview'
        readonly title: string | null
        readonly link: ContentLink | null
        readonly documents: readonly DocumentPreview[]
      }
    | {
        readonly type: 'cinemaCarousel'
        readonly title: string | null
        readonly slides: readonly (Banner & Keyed & { readonly picture: Picture })[]
      }
  )

/** On phones the right column follows the left one. */
export type ColumnsBlock = Block & {
  readonly type: 'twoColumns'
  readonly left: readonly PlainBlock[]
  readonly right: readonly PlainBlock[]
}

/** Blocks on a shared background. */
export type ContainerBlock = Block & {
  readonly type: 'container'
  readonly tone: 'plain' | 'sand'
  readonly blocks: readonly PlainBlock[]
}

export type ContentBlock = PlainBlock | ColumnsBlock | ContainerBlock
