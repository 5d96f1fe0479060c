import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import type { Exclusion } from '#domain/list/exclusion.ts'
import type { ListTotals } from '#domain/list/list-totals.ts'
import type { Language } from '#domain/market/language.ts'
import type { Money } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import type { Measure } from '#domain/product/units.ts'
import type { ListState } from './list-state.ts'

/** A variant that a piece may be bought in. */
export type FinishView = {
  readonly id: string
  readonly title: string
  /** The color of its swatch; null if it has none. */
  readonly swatch: string | null
}

/** A piece of a list as its page shows it. */
export type PieceView = {
  readonly id: string
  readonly sectionId: string | null
  readonly version: number
  readonly quantity: number
  readonly note: string
  readonly clientNote: string
  /** The name of the project that it was in the bag for; null without one. */
  readonly projectName: string | null
  /** Null if the shop does not show it any longer. */
  readonly title: string | null
  /** The language of its texts, if they are not translated. */
  readonly textLanguage: Language | null
  /** Without the locale; null for a piece that is gone. */
  readonly path: string | null
  readonly artisan: string | null
  readonly picture: Picture | null
  /** The chosen variant; null for the product as it is sold first. */
  readonly variantId: string | null
  /** All variants to choose from; empty if there is no choice. */
  readonly finishes: readonly FinishView[]
  readonly dimensions: readonly Measure[]
  readonly notice: FormattedNotice | null
  readonly exclusion: Exclusion | null
  /** The form that adds it to the bag, with its project; null if it cannot be bought, or its finish is to be chosen before. */
  readonly toBag: Readonly<Record<string, string>> | null
  /** Of one unit. */
  readonly publicPrice: Money | null
  readonly ownPrice: Money | null
  /** Whether the prices are the lowest of several, as no finish is chosen. */
  readonly isPriceOpen: boolean
}

/** A section, or the pieces in none. */
export type SectionView = {
  readonly id: string | null
  readonly name: string
  readonly version: number
  /** How many rows it has on all pages. */
  readonly size: number
  readonly totals: ListTotals
}

/** A list as its page shows it. */
export type ListView = {
  /** In its address. */
  readonly id: string
  readonly name: string | null
  readonly purpose: ListPurpose | null
  readonly description: string
  readonly isOwn: boolean
  readonly isProject: boolean
  readonly ownerName: string
  /** Those who edit it beside its owner and the visitor. */
  readonly editors: readonly string[]
  /** Whether others edit it, or are invited to. */
  readonly isEditedTogether: boolean
  readonly link: { readonly hasPrices: boolean; readonly openings: number } | null
  /** Counts every change of the list. */
  readonly revision: number
  readonly totals: ListTotals
  /** Those on this page of the list, in order. */
  readonly sections: readonly SectionView[]
  /** All sections, to move pieces to. */
  readonly allSections: readonly { readonly id: string; readonly name: string }[]
  readonly pieces: readonly PieceView[]
  /** The rows of the whole list. */
  readonly size: number
  /** The rows that the filter leaves. */
  readonly found: number
  readonly state: ListState
  /** Whether it is shown in its own order and in full. */
  readonly isArranged: boolean
  readonly pageCount: number
  readonly choices: {
    readonly artisans: readonly { readonly slug: string; readonly name: string }[]
    readonly categories: readonly { readonly path: string; readonly title: string }[]
  }
}
