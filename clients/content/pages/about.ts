import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentBlock } from '../blocks/blocks.ts'
import { BLOCKS } from '../blocks/blocks-query.ts'
import { readBlocks } from '../blocks/read-blocks.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import {
  countryLimits,
  optionalPicture,
  optionalText,
  type PageMeta,
  pageMeta,
} from '../reading/content-shapes.ts'
import { META, PICTURE, SHOWN_IN, text, VISIBLE_HERE } from '../reading/groq.ts'

export type About = {
  readonly title: string
  readonly abstract: string | null
  readonly picture: Picture | null
  readonly rows: readonly ContentBlock[]
  readonly meta: PageMeta
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
}

export async function readAbout(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<About | null, 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country }
  const result = await read({ what: 'about', query: ABOUT, params, schema: about, isPreview })
  if (!result.ok || !result.value) return result.ok ? ok(null) : result
  return ok({ ...result.value, rows: readBlocks(result.value.rows, 'about', report, isPreview) })
}

const ABOUT = `*[_type == "about" && ${VISIBLE_HERE}][0]{
  "title": ${text('title')}, "abstract": ${text('abstract')}, "picture": previewImage${PICTURE},
  "rows": rows${BLOCKS}, "meta": ${META}, ${SHOWN_IN}
}`

const about = z
  .object({
    title: z.string().min(1),
    abstract: optionalText,
    picture: optionalPicture,
    rows: z.array(z.unknown()).nullish(),
    meta: pageMeta,
    shownIn: countryLimits,
  })
  .nullable()
