import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentBlock } from './blocks/blocks.ts'
import { BLOCKS } from './blocks/blocks-query.ts'
import { readBlocks } from './blocks/read-blocks.ts'
import type { ContentReader } from './reading/content-reader.ts'
import {
  type ContentLink,
  contentLink,
  contentPicture,
  optionalText,
  type PageMeta,
  pageMeta,
} from './reading/content-shapes.ts'
import { LINK, META, PICTURE, text } from './reading/groq.ts'

export type Home = {
  readonly hero: {
    readonly picture: Picture
    /** Above the title. */
    readonly overline: string | null
    readonly title: string
    /** The italic end of the title. */
    readonly emphasis: string | null
    readonly text: string | null
    readonly link: ContentLink | null
  }
  readonly rows: readonly ContentBlock[]
  readonly meta: PageMeta
}

/** Null if there is none. An invalid row is reported and left out. */
export async function readHome(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<Home | null, 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country }
  const result = await read({ what: 'home', query: HOME, params, schema: homeDocument, isPreview })
  if (!result.ok || !result.value) return result.ok ? ok(null) : result
  return ok({ ...result.value, rows: readBlocks(result.value.rows, 'home', report, isPreview) })
}

const HOME = `*[_type == "home"][0]{
  "hero": hero{
    "picture": image${PICTURE}, "link": cta${LINK}, "overline": ${text('overline')}, "title": ${text('title')},
    "emphasis": ${text('emphasis')}, "text": ${text('text')}
  },
  "rows": rows[]${BLOCKS},
  "meta": ${META}
}`

const homeDocument = z
  .object({
    hero: z.object({
      picture: contentPicture,
      overline: optionalText,
      title: z.string().min(1),
      emphasis: optionalText,
      text: optionalText,
      link: contentLink.nullable().catch(null),
    }),
    rows: z.array(z.unknown()).nullish(),
    meta: pageMeta,
  })
  .nullable()
