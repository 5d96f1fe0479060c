import { z } from 'zod'
import type { Picture } from '#domain/product/product.ts'
import { optionalPicture, optionalText, pageUrl } from '../../reading/content-shapes.ts'
import { PAGE_URL, PICTURE, SLUGS, text } from '../../reading/groq.ts'
import { pageSlugs } from '../page-slugs.ts'

/** Spec §3, post. `url` is without the locale. */
export type PostSummary = {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly abstract: string | null
  readonly picture: Picture | null
  /** ISO 8601. */
  readonly publishingDate: string
  readonly typeTitle: string
}

export const POST_SUMMARY = `"id": _id, "url": ${PAGE_URL}, "title": ${text('title')},
  "abstract": ${text('abstract')}, "picture": previewImage${PICTURE}, publishingDate,
  "typeTitle": postType->{"title": ${text('title')}}.title`

export const postSummary = z.object({
  id: z.string(),
  url: pageUrl,
  title: z.string().min(1),
  abstract: optionalText,
  picture: optionalPicture,
  publishingDate: z.iso.datetime({ offset: true }),
  typeTitle: z.string().min(1),
})

/** Post types are defined by editors. */
export type PostType = {
  readonly title: string
  readonly description: string | null
  readonly slugs: z.infer<typeof pageSlugs>
}

export const POST_TYPE = `{ "title": ${text('title')}, "description": ${text('description')}, "slugs": ${SLUGS} }`

export const postType: z.ZodType<PostType> = z.object({
  title: z.string().min(1),
  description: optionalText,
  slugs: pageSlugs,
})
