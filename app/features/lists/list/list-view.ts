import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import type { Exclusion } from '#domain/list/exclusion.ts'
import type { ListTotals } from '#domain/list/list-totals.ts'
import type { Language } from '#domain/market/language.ts'
import type { Money } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import type { Measure } from '#domain/product/units.ts'
import type { ListState } from './list-state.ts'

export type FinishView = {
  readonly id: string
  readonly title: string
  /** Null if the variant has no color. */
  readonly swatch: string | null
}

export type PieceView = {
  readonly id: string
  readonly sectionId: string | null
  readonly version: number
  readonly quantity: number
  readonly note: string
  readonly clientNote: string
  /** The project for which the piece was in the bag; null if there was none. */
  readonly projectName: string | null
  /** Null if the shop no longer shows the piece. */
  readonly title: string | null
  /** The language of the piece's texts if they are not translated; otherwise null. */
  readonly textLanguage: Language | null
  /** Without the locale; null for a piece that is no longer available. */
  readonly path: string | null
  readonly artisan: string | null
  readonly picture: Picture | null
  /** Null if no variant is chosen: the default variant applies. */
  readonly variantId: string | null
  /** All variants to choose from; empty if there is no choice. */
  readonly finishes: readonly FinishView[]
  readonly dimensions: readonly Measure[]
  readonly notice: FormattedNotice | null
  readonly exclusion: Exclusion | null
  /**
   * The form fields that add the piece to the bag, with its project; null if the piece cannot be bought, or if its
   * finish must be chosen first.
   */
  readonly toBag: Readonly<Record<string, string>> | null
  readonly publicPrice: Money | null
  readonly ownPrice: Money | null
  /** Whether the prices are the lowest of several, since no finish is chosen. */
  readonly isPriceOpen: boolean
}

/** A section; `id` is null for the pieces without a section. */
export type SectionView = {
  readonly id: string | null
  readonly name: string
  readonly version: number
  /** The number of its rows on all pages. */
  readonly size: number
  readonly totals: ListTotals
}

export type ListView = {
  readonly id: string
  readonly name: string | null
  readonly purpose: ListPurpose | null
  readonly description: string
  readonly isOwn: boolean
  readonly isProject: boolean
  readonly ownerName: string
  /** Editors other than the owner and the visitor. */
  readonly editors: readonly string[]
  /** Whether the list has other editors, or invitations for them. */
  readonly isEditedTogether: boolean
  readonly link: { readonly hasPrices: boolean; readonly openings: number } | null
  /** Incremented by every change of the list. */
  readonly revision: number
  readonly totals: ListTotals
  readonly sections: readonly SectionView[]
  /** All sections, as targets for moving pieces. */
  readonly allSections: readonly { readonly id: string; readonly name: string }[]
  readonly pieces: readonly PieceView[]
  readonly size: number
  readonly found: number
  readonly state: ListState
  /** Whether the list is shown unsorted and unfiltered. */
  readonly isArranged: boolean
  readonly pageCount: number
  readonly choices: {
    readonly artisans: readonly { readonly slug: string; readonly name: string }[]
    readonly categories: readonly { readonly path: string; readonly title: string }[]
  }
}
