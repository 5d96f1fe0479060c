import type { CollectionRules } from '#domain/catalogue/collection-rules.ts'
import type { Language } from '#domain/market/language.ts'

export type CollectionDraft = {
  handle: string
  title: string
  descriptionHtml: string
  isPublished: boolean
  seoTitle: string | null
  seoDescription: string | null
  pictureUrl: string | null
  /** Whether the stored picture is retained because the file of the new one is missing. */
  retainsPicture?: boolean
  /** Null for a custom collection. */
  rules: CollectionRules | null
  /** The handles of a custom collection's products in order; null if the file does not list them. */
  productHandles: string[] | null
  translations: Partial<Record<Language, { title?: string; descriptionHtml?: string }>>
}
