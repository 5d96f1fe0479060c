import { z } from 'zod'
import type { Picture } from '#domain/product/product.ts'
import { optionalPicture, optionalText, pageUrl } from './reading/content-shapes.ts'
import { PAGE_URL, PICTURE, text } from './reading/groq.ts'

/** `url` is without the locale. */
export type DocumentPreview = {
  readonly id: string
  readonly type: 'landing' | 'collection' | 'magazine'
  readonly url: string
  readonly title: string
  /** Null if the editor did not write one. */
  readonly text: string | null
  readonly picture: Picture | null
}

export const DOCUMENT_PREVIEW = `{
  "id": _id, "type": _type, "url": ${PAGE_URL}, "title": ${text('title')},
  "text": coalesce(${text('abstract')}, ${text('intro')}), "picture": previewImage${PICTURE}
}`

export const documentPreview: z.ZodType<DocumentPreview> = z.object({
  id: z.string(),
  type: z.enum(['landing', 'collection', 'magazine']),
  url: pageUrl,
  title: z.string().min(1),
  text: optionalText,
  picture: optionalPicture,
})
