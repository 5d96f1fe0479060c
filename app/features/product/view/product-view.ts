import type { FormattedNotice } from '#app/i18n/delivery/formatted-notice.ts'
import type { FormattedPromise } from '#app/i18n/delivery/formatted-promise.ts'
import type { LocalizedPaths } from '#app/page/address/localized-paths.ts'
import type { CategoryLink } from '#clients/content/category.ts'
import type { Language } from '#domain/market/language.ts'
import type { Money } from '#domain/money/money.ts'
import type { ValueState } from '#domain/product/option-states.ts'
import type { Picture, ProductOption, SelectedOption } from '#domain/product/product.ts'
import type { Dimensions } from '#domain/product/product-attributes.ts'
import type { ModelView } from '../model/model-view.ts'

/** Contains nothing that the visitor may not see. */
export type ProductView = {
  readonly id: string
  /** Without the locale. */
  readonly path: string
  readonly paths: LocalizedPaths
  readonly title: string
  /** The language of the product's texts if it is not that of the page; otherwise null. */
  readonly textLanguage: Language | null
  readonly artisan: string
  readonly breadcrumbs: readonly Pick<CategoryLink, 'title' | 'titleLanguage' | 'url'>[]
  readonly pictures: readonly Picture[]
  readonly options: readonly ProductOption[]
  readonly variants: readonly VariantView[]
  /** Absent where all variants are loaded. */
  readonly choice?: OptionChoice
  /** Sanitized HTML. */
  readonly descriptionHtml: string
  readonly details: ProductDetails
  readonly delivery: ProductDelivery
  /** Whether the visitor may request a price for pieces upon request; absent except for approved trade clients. */
  readonly mayRequest?: true
  /**
   * Whether samples of its finishes may be ordered; everyone may except applicants awaiting the decision on a trade
   * application.
   */
  readonly hasSamples?: true
  readonly isCustomizable: boolean
  /** Whether a delivery into the room may be requested. */
  readonly hasWhiteGlove: boolean
  readonly cadFile: string | null
  readonly model: ModelView | null
  readonly meta: { readonly title: string; readonly description: string | null }
}

/** The choice of a product of which only some variants are loaded, by a value of each option. */
export type OptionChoice = {
  /** The chosen values, if no variant has this combination; otherwise null. */
  readonly missing: readonly SelectedOption[] | null
  /** Whether any variant is for sale, loaded or not. */
  readonly isAnyForSale: boolean
  /** The state of each value of each option, in their order; null if the commerce service does not report them. */
  readonly states: readonly (readonly ValueState[])[] | null
  /** The price range of all variants. */
  readonly prices: { readonly lowest: Money; readonly highest: Money }
  /** The numbers of variants; null if the commerce service does not report them. */
  readonly count: { readonly all: number; readonly forSale: number } | null
}

export type VariantView = {
  readonly id: string
  /** The number of the variant in URLs: `?variant=42`. */
  readonly number: string
  readonly sku: string
  readonly selectedOptions: readonly SelectedOption[]
  /** The public price; 0 for a price upon request. */
  readonly price: Money
  /** The trade price of an approved trade client (Spec §6); absent for anyone else. */
  readonly tradePrice?: Money
  readonly fullPrice: Money | null
  readonly picture: Picture | null
  /** The name of this variant's finish in the 3D model. */
  readonly modelFinish: string | null
  readonly notice: FormattedNotice
  /** When and how the variant arrives; null if it cannot be bought. */
  readonly promise: FormattedPromise | null
  /** Whether the variant can be added to the bag in the visitor's country. */
  readonly canBuy: boolean
}

export type ProductDetails = {
  readonly dimensions: Dimensions
  readonly materials: readonly string[]
  readonly colors: readonly string[]
  readonly designer: string | null
  readonly com: boolean
  readonly watt: string | null
  readonly voltage: string | null
  readonly lumen: string | null
  readonly bulb: string | null
  readonly energyClass: string | null
  readonly dimmable: boolean | null
  readonly needsAssembly: boolean
  readonly suitableForContract: boolean
}

export type ProductDelivery = {
  readonly countryName: string
  /**
   * 0 if delivery is included in the price; null if the cost is given upon request, so the piece cannot be bought here.
   */
  readonly cost: Money | null
  /** The minimum and maximum transit time, in weekdays. */
  readonly transitDays: readonly [number, number]
  /** See docs/areas/markets-and-prices.md. */
  readonly taxes: 'included' | 'collected-later'
}

/** Returns the variant with the number in the URL, otherwise the first that can be bought, otherwise the first. */
export function chooseVariant(
  variants: readonly VariantView[],
  number: string | null,
): VariantView | undefined {
  const requested = variants.find((variant) => variant.number === number)
  return requested ?? variants.find(({ canBuy }) => canBuy) ?? variants[0]
}

/** Returns the variant that differs from another in one option only; if there is none, the first with that option. */
export function variantWith(
  variants: readonly VariantView[],
  from: VariantView,
  option: SelectedOption,
): VariantView | undefined {
  const others = from.selectedOptions.filter(({ name }) => name !== option.name)
  const hasOption = (variant: VariantView, wanted: SelectedOption) =>
    variant.selectedOptions.some(({ name, value }) => name === wanted.name && value === wanted.value)
  const fitting = variants.filter((variant) => hasOption(variant, option))
  return fitting.find((variant) => others.every((other) => hasOption(variant, other))) ?? fitting[0]
}

/** Returns the pictures with that of the chosen variant first. */
export function picturesOf(
  pictures: readonly Picture[],
  variant: VariantView | undefined,
): readonly Picture[] {
  const own = variant?.picture
  return own ? [own, ...pictures.filter(({ url }) => url !== own.url)] : pictures
}
