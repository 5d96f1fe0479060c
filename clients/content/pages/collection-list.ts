import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { optionalPicture, optionalText, parseValidItems } from '../reading/content-shapes.ts'
import { PICTURE, SLUGS, text, VISIBLE_HERE } from '../reading/groq.ts'
import { COLLECTIONS_PATH } from './collection.ts'
import { type PagePaths, pageSlugs, pathsUnder } from './page-slugs.ts'

export type CollectionSummary = {
  readonly title: string
  readonly intro: string | null
  readonly picture: Picture | null
  readonly paths: PagePaths
}

export async function readCollections(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<CollectionSummary[], 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country }
  const schema = z.array(z.unknown())
  const what = 'collections'
  const result = await read({ what, query: COLLECTIONS, params, schema, isPreview })
  if (!result.ok) return result
  return ok(
    parseValidItems(collectionSummary, result.value, what, report).map(({ slugs, ...summary }) => ({
      ...summary,
      paths: pathsUnder(COLLECTIONS_PATH, slugs),
    })),
  )
}

const COLLECTIONS = `*[_type == "collection" && ${VISIBLE_HERE}] | order(position asc, _id asc){
  "title": ${text('title')}, "intro": ${text('intro')}, "picture": previewImage${PICTURE}, "slugs": ${SLUGS}
}`

const collectionSummary = z.object({
  title: z.string().min(1),
  intro: optionalText,
  picture: optionalPicture,
  slugs: pageSlugs,
})
