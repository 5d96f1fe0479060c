import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentBlock } from '../../blocks/blocks.ts'
import { BLOCKS } from '../../blocks/blocks-query.ts'
import { readBlocks } from '../../blocks/read-blocks.ts'
import type { ContentReader } from '../../reading/content-reader.ts'
import {
  type ContentLink,
  countryLimits,
  optionalText,
  type PageMeta,
  pageMeta,
  parseValidItems,
  workshopSlugs,
} from '../../reading/content-shapes.ts'
import {
  HAS_SLUG,
  META,
  OWN_SLUG_FIRST,
  PUBLISHED,
  SHOWN_IN,
  SLUGS,
  VISIBLE_HERE,
  visibleDocuments,
  WORKSHOPS,
} from '../../reading/groq.ts'
import { type PagePaths, pageSlugs, pathsBy, slugIn } from '../page-slugs.ts'
import { MAGAZINE_PATH } from './post-list.ts'
import { POST_SUMMARY, POST_TYPE, type PostSummary, postSummary, postType } from './post-shapes.ts'

export type Post = PostSummary & {
  readonly author: string | null
  readonly updatedAt: string
  readonly body: readonly ContentBlock[]
  readonly related: readonly PostSummary[]
  /** The slugs of the featured workshops. */
  readonly workshops: readonly string[]
  /** Reachable by its URL, but not listed. */
  readonly isPrivate: boolean
  /** A link to the list of its type. */
  readonly type: ContentLink
  readonly meta: PageMeta
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
  readonly paths: PagePaths
}

export async function readPost(
  { read, report }: ContentReader,
  { slug, locale, isPreview = false }: { slug: string; locale: Locale; isPreview?: boolean },
): Promise<Result<Post | null, 'content-unavailable'>> {
  const { language, country } = locale
  const params = { slug, language, country }
  const result = await read({ what: 'post', query: POST, params, schema: post, isPreview })
  if (!result.ok || !result.value) return result.ok ? ok(null) : result
  const { slugs, type, body, related, ...rest } = result.value
  const what = `post ${slugs.en}`
  const folder = (each: typeof language) => `${MAGAZINE_PATH}/${slugIn(type.slugs, each)}`
  return ok({
    ...rest,
    type: { label: type.title, url: folder(language) },
    body: readBlocks(body, what, report, isPreview),
    related: parseValidItems(postSummary, related, `${what}, related`, report),
    paths: pathsBy((each) => `${folder(each)}/${slugIn(slugs, each)}`),
  })
}

const POST = `*[_type == "magazine" && ${HAS_SLUG} && ${VISIBLE_HERE} && ($isPreview || ${PUBLISHED})] | ${OWN_SLUG_FIRST}[0]{
  ${POST_SUMMARY}, author, "updatedAt": _updatedAt, "isPrivate": private == true, "body": body${BLOCKS},
  "related": ${visibleDocuments('relatedPosts')}{ ${POST_SUMMARY} },
  "type": postType->${POST_TYPE}, ${WORKSHOPS}, "meta": ${META}, "slugs": ${SLUGS}, ${SHOWN_IN}
}`

const post = postSummary
  .extend({
    author: optionalText,
    updatedAt: z.string(),
    isPrivate: z.boolean(),
    body: z.array(z.unknown()).nullish(),
    related: z.array(z.unknown()).nullish(),
    type: postType,
    workshops: workshopSlugs,
    meta: pageMeta,
    slugs: pageSlugs,
    shownIn: countryLimits,
  })
  .nullable()
