import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../../reading/content-reader.ts'
import { optionalText, parseValidItems } from '../../reading/content-shapes.ts'
import { PUBLISHED, VISIBLE_HERE } from '../../reading/groq.ts'
import { POST_SUMMARY, type PostSummary, postSummary } from './post-shapes.ts'

export type NewestPost = PostSummary & {
  readonly author: string | null
  /** ISO 8601. */
  readonly updatedAt: string
}

const POSTS_MAX = 50

/** Reads the newest posts, without private ones. */
export async function readNewestPosts(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<NewestPost[], 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country }
  const schema = z.array(z.unknown())
  const result = await read({ what: 'newest-posts', query: NEWEST, params, schema, isPreview })
  return result.ok ? ok(parseValidItems(newestPost, result.value, 'newest posts', report)) : result
}

const NEWEST = `*[_type == "magazine" && private != true && ${VISIBLE_HERE} && ${PUBLISHED}]
  | order(publishingDate desc, _id asc)[0...${POSTS_MAX}]{ ${POST_SUMMARY}, author, "updatedAt": _updatedAt }`

const newestPost = postSummary.extend({ author: optionalText, updatedAt: z.string() })
