import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../../reading/content-reader.ts'
import { type ContentLink, parseValidItems } from '../../reading/content-shapes.ts'
import { HAS_SLUG, OWN_SLUG_FIRST, PUBLISHED, VISIBLE_HERE } from '../../reading/groq.ts'
import { type PagePaths, pathInAllLanguages, pathsUnder, slugIn } from '../page-slugs.ts'
import {
  POST_SUMMARY,
  POST_TYPE,
  type PostSummary,
  type PostType,
  postSummary,
  postType,
} from './post-shapes.ts'

/** Spec §9 does not define the page size: one large post and three rows of three. */
export const POSTS_PER_PAGE = 10

/** A page of the magazine's list (Spec §7). */
export type PostList = {
  /** Null if posts of all types are listed. */
  readonly type: Pick<PostType, 'title' | 'description'> | null
  /** In the editor's order. */
  readonly types: readonly ContentLink[]
  readonly posts: readonly PostSummary[]
  readonly page: number
  readonly pageCount: number
  readonly paths: PagePaths
}

export const MAGAZINE_PATH = '/magazine'

type PostsRequest = { locale: Locale; isPreview?: boolean; page: number; typeSlug: string | null }

/**
 * Reads a page of posts, newest first, without private ones. Null if there is no such type. A page number past the last
 * one returns the last number and no posts.
 */
export async function readPosts(
  { read, report }: ContentReader,
  { locale, isPreview = false, page, typeSlug }: PostsRequest,
): Promise<Result<PostList | null, 'content-unavailable'>> {
  const { language, country } = locale
  const start = (page - 1) * POSTS_PER_PAGE
  const params = { language, country, slug: typeSlug, start, end: start + POSTS_PER_PAGE }
  const result = await read({ what: 'posts', query: POSTS, params, schema: postList, isPreview })
  if (!result.ok) return result
  const { type, types, posts, count } = result.value
  const pageCount = Math.max(1, Math.ceil(count / POSTS_PER_PAGE))
  if (typeSlug !== null && type === null) return ok(null)
  return ok({
    type,
    types: parseValidItems(postType, types, 'post types', report).map(({ title, slugs }) => ({
      label: title,
      url: `${MAGAZINE_PATH}/${slugIn(slugs, language)}`,
    })),
    posts: parseValidItems(postSummary, posts, 'posts', report),
    page: Math.min(page, pageCount),
    pageCount,
    paths: type ? pathsUnder(MAGAZINE_PATH, type.slugs) : pathInAllLanguages(MAGAZINE_PATH),
  })
}

const TYPE = `*[_type == "postType" && ${HAS_SLUG}] | ${OWN_SLUG_FIRST}[0]`
const LISTED = `_type == "magazine" && private != true && ${VISIBLE_HERE} && ${PUBLISHED}
  && ($slug == null || ${typeHasSlug()})`

/** Matches a type by its slug in any language. */
function typeHasSlug(): string {
  return `$slug in [postType->slug.en.current, postType->slug.it.current, postType->slug.es.current,
    postType->slug.de.current, postType->slug.fr.current]`
}

const POSTS = `{
  "type": ${TYPE}${POST_TYPE},
  "types": *[_type == "postType"] | order(position asc, _id asc)${POST_TYPE},
  "count": count(*[${LISTED}]),
  "posts": *[${LISTED}] | order(publishingDate desc, _id asc)[$start...$end]{ ${POST_SUMMARY} }
}`

const postList = z.object({
  type: postType.nullable(),
  types: z.array(z.unknown()),
  count: z.number().int(),
  posts: z.array(z.unknown()),
})
