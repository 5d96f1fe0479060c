import { z } from 'zod'
import { PRODUCT_SORTS, type ProductSort } from '#domain/catalogue/sorting.ts'
import type { Picture } from '#domain/product.ts'
import { type ContentLink, contentLink, contentPicture, optionalText } from '../reading/content-shapes.ts'
import { type RichText, richText } from './rich-text.ts'

/** A picture with words and, mostly, somewhere to go. */
export type Banner = {
  readonly picture: Picture
  /** A few words above the title. */
  readonly overline: string | null
  readonly title: string
  readonly text: string | null
  readonly link: ContentLink | null
}

/** Spec §3, block types; named as the editor's documents name them. */
export type ContentBlock = { readonly key: string } & (
  | { readonly type: 'localeRichText'; readonly content: RichText }
  | ({ readonly type: 'oneColumnBanner' } & Banner)
  | ({ readonly type: 'linkableImageWithText'; readonly side: 'left' | 'right' } & Banner)
  | { readonly type: 'twoColumnsBanner'; readonly banners: readonly (Banner & { readonly key: string })[] }
  | {
      readonly type: 'quote'
      readonly text: string
      readonly author: string
      readonly role: string | null
      readonly picture: Picture | null
    }
  | {
      readonly type: 'rowItems'
      readonly title: string | null
      readonly items: readonly {
        readonly key: string
        readonly picture: Picture
        readonly link: ContentLink
      }[]
    }
  | {
      readonly type: 'productList'
      readonly title: string
      readonly text: string | null
      /** Canonical path of the category to list; null for the whole catalogue. */
      readonly category: string | null
      readonly sort: ProductSort
      readonly limit: number
      readonly link: ContentLink | null
    }
)

/** Products in a row of a page when the editor says nothing, and the most that make sense there. */
const PRODUCT_ROW = 8
const PRODUCT_ROW_CAP = 24

const key = z.string().min(1)
const title = z.string().min(1)
const link = contentLink.nullable().catch(null)
const banner = { picture: contentPicture, overline: optionalText, title, text: optionalText, link }

export const contentBlock: z.ZodType<ContentBlock> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('localeRichText'), key, content: richText }),
  z.object({ type: z.literal('oneColumnBanner'), key, ...banner }),
  z.object({
    type: z.literal('linkableImageWithText'),
    key,
    ...banner,
    side: z
      .enum(['left', 'right'])
      .nullish()
      .transform((side) => side ?? 'left'),
  }),
  z.object({
    type: z.literal('twoColumnsBanner'),
    key,
    banners: z.array(z.object({ key, ...banner })).length(2),
  }),
  z.object({
    type: z.literal('quote'),
    key,
    text: z.string().min(1),
    author: z.string().min(1),
    role: optionalText,
    picture: contentPicture.nullable().catch(null),
  }),
  z.object({
    type: z.literal('rowItems'),
    key,
    title: optionalText,
    items: z.array(z.object({ key, picture: contentPicture, link: contentLink })).min(1),
  }),
  z.object({
    type: z.literal('productList'),
    key,
    title,
    text: optionalText,
    category: optionalText,
    sort: z
      .enum(PRODUCT_SORTS)
      .nullish()
      .transform((sort) => sort ?? 'recommended'),
    limit: z
      .number()
      .int()
      .min(1)
      .max(PRODUCT_ROW_CAP)
      .nullish()
      .transform((limit) => limit ?? PRODUCT_ROW),
    link,
  }),
])
