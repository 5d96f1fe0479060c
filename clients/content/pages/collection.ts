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
  workshopSlugs,
} from '../reading/content-shapes.ts'
import {
  HAS_SLUG,
  META,
  OWN_SLUG_FIRST,
  PICTURE,
  SHOWN_IN,
  SLUGS,
  text,
  VISIBLE_HERE,
  WORKSHOPS,
} from '../reading/groq.ts'
import { type PagePaths, pageSlugs, pathsUnder } from './page-slugs.ts'

/** Without the locale; the collections' URLs are below it. */
export const COLLECTIONS_PATH = '/collections'

export type Collection = {
  readonly title: string
  readonly intro: string | null
  readonly picture: Picture | null
  readonly selection: CollectionSelection
  /** The slugs of the featured workshops. */
  readonly workshops: readonly string[]
  readonly content: readonly ContentBlock[]
  readonly meta: PageMeta
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
  readonly paths: PagePaths
}

/** Products given by handle come first, in that order, then those that match any rule. */
export type CollectionSelection = {
  /** English handles. */
  readonly handles: readonly string[]
  /** Canonical paths. */
  readonly categories: readonly string[]
  readonly readyToShip: boolean
  readonly suitableForContract: boolean
}

/** Finds a collection by a slug in any language; null if the country has none. */
export async function readCollection(
  { read, report }: ContentReader,
  { slug, locale, isPreview = false }: { slug: string; locale: Locale; isPreview?: boolean },
): Promise<Result<Collection | null, 'content-unavailable'>> {
  const params = { slug, language: locale.language, country: locale.country }
  const result = await read({ what: 'collection', query: COLLECTION, params, schema: collection, isPreview })
  if (!result.ok || !result.value) return result.ok ? ok(null) : result
  const { slugs, content, ...page } = result.value
  return ok({
    ...page,
    content: readBlocks(content, `collection ${slugs.en}`, report, isPreview),
    paths: pathsUnder(COLLECTIONS_PATH, slugs),
  })
}

const COLLECTION = `*[_type == "collection" && ${HAS_SLUG} && ${VISIBLE_HERE}] | ${OWN_SLUG_FIRST}[0]{
  "title": ${text('title')}, "intro": ${text('intro')}, "picture": previewImage${PICTURE}, selection, ${WORKSHOPS},
  "content": content${BLOCKS}, "meta": ${META}, "slugs": ${SLUGS}, ${SHOWN_IN}
}`

const names = z
  .array(z.string().min(1))
  .nullish()
  .transform((list) => list ?? [])
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

const collection = z
  .object({
    title: z.string().min(1),
    intro: optionalText,
    picture: optionalPicture,
    selection: z.object({
      handles: names,
      categories: names,
      readyToShip: flag,
      suitableForContract: flag,
    }),
    workshops: workshopSlugs,
    content: z.array(z.unknown()).nullish(),
    meta: pageMeta,
    slugs: pageSlugs,
    shownIn: countryLimits,
  })
  .nullable()
