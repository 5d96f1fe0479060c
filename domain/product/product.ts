import type { ShippingFacts } from '../delivery/availability.ts'
import type { ProductId, VariantId } from '../ids.ts'
import type { Language } from '../market/language.ts'
import type { Money } from '../money/money.ts'
import type { TradeRounding } from '../money/trade-price.ts'
import type { ProductAttributes } from './product-attributes.ts'

/** Spec §9: a page shows at most 10 pictures of a product. */
export const PICTURE_CAP = 10
/** Spec §9: a page loads at most this many variants of a product, plus the chosen one. */
export const LOADED_VARIANT_CAP = 10
/** The platform's limit of variants per product. */
export const VARIANT_CAP = 2048

/** The size is in pixels, so that space can be reserved before the picture loads. */
export type Picture = {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The focal point for cropping, as fractions from 0 to 1 from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}

/** The same 3D object in several file formats. */
export type Model = {
  readonly id: string
  readonly alt: string
  readonly sources: readonly { readonly url: string; readonly mimeType: string }[]
  readonly preview: Picture | null
}

export type SelectedOption = { readonly name: string; readonly value: string }

export type Variant = {
  readonly id: VariantId
  readonly sku: string
  readonly title: string
  readonly selectedOptions: readonly SelectedOption[]
  /** The public price; 0 if it is upon request. */
  readonly price: Money
  /**
   * The price set by the house, including for pieces upon request. Trade prices and quotes are calculated from it; no
   * page shows it.
   */
  readonly listPrice: Money
  /** The compare-at price; null if it is not above the price. */
  readonly fullPrice: Money | null
  readonly availableForSale: boolean
  /** Units left; null if the commerce service does not report them. */
  readonly quantityAvailable: number | null
  readonly picture: Picture | null
}

export type ProductOption = {
  readonly name: string
  readonly values: readonly { readonly name: string; readonly swatchColor: string | null }[]
}

/** Present for a product with more variants than are loaded. */
export type AllVariants = {
  readonly lowestPrice: Money
  readonly highestPrice: Money
  /** The combinations of values that exist; null if the commerce service does not report them. */
  readonly combinations: readonly OptionCombination[] | null
}

/** One value per option, in the order of the options. */
export type OptionCombination = { readonly values: readonly string[]; readonly isForSale: boolean }

/** Spec §3. */
export type Product = {
  readonly id: ProductId
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly pictures: readonly Picture[]
  readonly models: readonly Model[]
  readonly attributes: ProductAttributes
  /** In order. If there are many, only the first ones and the chosen one are loaded. */
  readonly variants: readonly Variant[]
  readonly tradeRounding: TradeRounding | null
  /** Null if all variants are loaded. */
  readonly allVariants: AllVariants | null
  readonly totalInventory: number | null
  readonly availableForSale: boolean
  readonly vendor: string
  /** 'lighting/table-lamps'; null if the product has no category. */
  readonly categoryPath: string | null
  readonly tags: readonly string[]
  readonly seo: { readonly title: string | null; readonly description: string | null }
  readonly options: readonly ProductOption[]
}

export type ProductCard = {
  readonly id: ProductId
  readonly handle: string
  readonly variantId: VariantId
  readonly sku: string
  readonly title: string
  /** Set only if the title is not translated. */
  readonly textLanguage: Language | null
  readonly artisan: Artisan
  /** Its category paths at every level: `furniture`, `furniture/seating`. */
  readonly categoryPaths: readonly string[]
  /** The price of the cheapest available variant. */
  readonly price: Money
  /** The price without trade terms, set if `price` is a trade price; 0 if it is upon request. */
  readonly publicPrice?: Money
  readonly fullPrice: Money | null
  readonly isStartingPrice: boolean
  readonly picture: Picture | null
  readonly hoverPicture: Picture | null
  readonly shipping: ShippingFacts
  readonly isCustomizable: boolean
  readonly isNew: boolean
}

export type Artisan = { readonly name: string; readonly slug: string }
