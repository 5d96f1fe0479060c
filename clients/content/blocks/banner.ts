import { z } from 'zod'
import type { Picture } from '#domain/product/product.ts'
import { type ContentLink, contentLink, optionalPicture, optionalText } from '../reading/content-shapes.ts'
import { LINK, PICTURE, text } from '../reading/groq.ts'

export type Banner = {
  /** Null if no picture was uploaded; then only the text is shown. */
  readonly picture: Picture | null
  /** A few words above the title. */
  readonly overline: string | null
  readonly title: string
  readonly text: string | null
  readonly link: ContentLink | null
}

export const BANNER = `"picture": image${PICTURE}, "overline": ${text('overline')}, "title": ${text('title')},
    "text": ${text('text')}, "link": cta${LINK}`

/** An optional link; an unsafe URL counts as missing. */
export const optionalLink: z.ZodType<ContentLink | null> = contentLink.nullable().catch(null)

export const bannerShape = {
  picture: optionalPicture,
  overline: optionalText,
  title: z.string().min(1),
  text: optionalText,
  link: optionalLink,
}
