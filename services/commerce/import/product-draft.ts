import type { Language } from '#domain/market/locale.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ModelSource, ProductOptionColumn } from '../tables/catalogue-tables.ts'

/** The price of a variant in one currency. Amounts are in minor units. */
export type PriceDraft = {
  currency: Currency
  priceMinor: number
  compareAtMinor: number | null
  /** Only set for the first variant. The others are calculated when they are written. */
  tradePriceMinor: number | null
}

export type VariantDraft = {
  line: number
  title: string
  /** The values of the product's options in order; null for missing ones if there are fewer than three options. */
  choices: [string | null, string | null, string | null]
  sku: string | null
  barcode: string | null
  weightGrams: number
  requiresShipping: boolean
  isTaxable: boolean
  pictureUrl: string | null
  prices: PriceDraft[]
  /** Currencies in which the variant is not sold, even if a price could be converted. */
  unsoldIn: Currency[]
  quantity: number
  isTracked: boolean
  continueSelling: boolean
}

export type MediaDraft = {
  kind: 'image' | 'model3d'
  url: string
  alt: string
  altTranslations: Partial<Record<Language, string>>
  width: number | null
  height: number | null
  sources: ModelSource[]
}

export type MetafieldDraft = { namespace: string; key: string; type: string; value: string }

export type TranslationDraft = {
  language: Language
  handle: string | null
  title: string | null
  descriptionHtml: string | null
  seoTitle: string | null
  seoDescription: string | null
  optionNames: Record<string, string>
  optionValues: Record<string, Record<string, string>>
  metafields: Record<string, string>
}

export type ProductDraft = {
  line: number
  handle: string
  title: string
  descriptionHtml: string
  vendor: string
  productType: string
  categoryPath: string | null
  tags: string[]
  status: 'active' | 'draft' | 'archived'
  isPublished: boolean
  /** ISO 8601 timestamps; null for the time of the import. */
  createdAt: string | null
  publishedAt: string | null
  seoTitle: string | null
  seoDescription: string | null
  isGiftCard: boolean
  options: ProductOptionColumn[]
  variants: VariantDraft[]
  media: MediaDraft[]
  metafields: MetafieldDraft[]
  /** The titles of the product's collections; null if the file has no such column. */
  collections: string[] | null
  translations: TranslationDraft[]
}
