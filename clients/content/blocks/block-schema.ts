import { z } from 'zod'
import { FILTER_TEXT_CAP } from '#domain/catalogue/filter-text.ts'
import { PRODUCT_SORTS } from '#domain/catalogue/sorting.ts'
import { AUDIENCES } from '#domain/visitor/segments.ts'
import { contentLink, contentPicture, optionalPicture, optionalText } from '../reading/content-shapes.ts'
import { bannerShape, optionalLink } from './banner.ts'
import type { Hotspot, PlainBlock, Quote } from './blocks.ts'
import { richText } from './rich-text.ts'

/** The default and the maximum number of products in a row. */
const PRODUCT_ROW = 8
const PRODUCT_ROW_CAP = 24

const key = z.string().min(1)
const block = {
  key,
  audience: z
    .enum(AUDIENCES)
    .nullish()
    .transform((audience) => audience ?? undefined),
}
const title = z.string().min(1)
const list = z
  .array(z.unknown())
  .nullish()
  .transform((items) => items ?? [])

export const quoteShape = {
  text: z.string().min(1),
  author: z.string().min(1),
  role: optionalText,
  picture: optionalPicture,
}
export const quote: z.ZodType<Quote> = z.object(quoteShape)

const percent = z.number().min(0).max(100)
export const hotspot: z.ZodType<Hotspot> = z.object({ key, x: percent, y: percent, sku: z.string().min(1) })
export const rowItem = z.object({ key, picture: optionalPicture, link: contentLink })
export const slide = z.object({ key, ...bannerShape, picture: contentPicture })

const chosenProducts = {
  handles: z
    .array(z.string().min(1))
    .max(PRODUCT_ROW_CAP)
    .nullish()
    .transform((handles) => handles ?? []),
  category: optionalText,
  filters: optionalText.transform((text) => text?.slice(0, FILTER_TEXT_CAP) ?? ''),
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
}

/** Blocks that are parsed as one unit. */
export const wholeBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('localeRichText'), ...block, content: richText }),
  z.object({ type: z.literal('oneColumnBanner'), ...block, ...bannerShape }),
  z.object({
    type: z.literal('linkableImageWithText'),
    ...block,
    ...bannerShape,
    side: z
      .enum(['left', 'right'])
      .nullish()
      .transform((side) => side ?? 'left'),
  }),
  z.object({
    type: z.literal('twoColumnsBanner'),
    ...block,
    banners: z.array(z.object({ key, ...bannerShape })).length(2),
  }),
  z.object({ type: z.literal('quote'), ...block, ...quoteShape }),
  z.object({
    type: z.literal('productList'),
    ...block,
    title,
    text: optionalText,
    link: optionalLink,
    ...chosenProducts,
  }),
  z.object({ type: z.literal('ctaButton'), ...block, link: contentLink }),
]) satisfies z.ZodType<PlainBlock>

/** Blocks with a list. Items are parsed one by one, so that an invalid item does not remove the others. */
export const listBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rowItems'), ...block, title: optionalText, link: optionalLink, items: list }),
  z.object({ type: z.literal('shopTheLook'), ...block, title, picture: optionalPicture, hotspots: list }),
  z.object({
    type: z.literal('documentsPreview'),
    ...block,
    title: optionalText,
    link: optionalLink,
    documents: list,
  }),
  z.object({ type: z.literal('cinemaCarousel'), ...block, title: optionalText, slides: list }),
  z.object({ type: z.literal('twoColumns'), ...block, left: list, right: list }),
  z.object({
    type: z.literal('container'),
    ...block,
    tone: z
      .enum(['plain', 'sand'])
      .nullish()
      .transform((tone) => tone ?? 'plain'),
    blocks: list,
  }),
])
