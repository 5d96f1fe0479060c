import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import { DOCUMENT_PREVIEW, type DocumentPreview, documentPreview } from '../document-preview.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { optionalPicture, parseValidItems } from '../reading/content-shapes.ts'
import { PICTURE, PUBLISHED, VISIBLE_HERE } from '../reading/groq.ts'

/** Articles and collections about the same workshops or piece, and those workshops. */
export type RelatedPages = {
  /** Collections first, then articles, both newest first. */
  readonly documents: readonly DocumentPreview[]
  readonly workshops: readonly LinkedWorkshop[]
}

export type LinkedWorkshop = {
  readonly name: string
  readonly slug: string
  readonly picture: Picture | null
}

/** Two of each kind are enough for a row. */
const PAGES_PER_KIND = 2
const WORKSHOP_CAP = 4

/** `workshops` are slugs; `handle` is the piece's English handle, or null. */
export async function readRelatedPages(
  { read, report }: ContentReader,
  {
    workshops,
    handle,
    locale,
    isPreview = false,
  }: { workshops: readonly string[]; handle: string | null; locale: Locale; isPreview?: boolean },
): Promise<Result<RelatedPages, 'content-unavailable'>> {
  const { language, country } = locale
  const params = { language, country, workshops, handle }
  const what = 'related-pages'
  const result = await read({ what, query: RELATED, params, schema: relatedPages, isPreview })
  return result.ok ? ok(toRelatedPages(result.value, report)) : result
}

export function toRelatedPages(
  { collections, posts, workshops }: z.infer<typeof relatedPages>,
  report: ContentReader['report'],
): RelatedPages {
  const what = 'related-pages'
  return {
    documents: [...collections, ...posts].flatMap((document) =>
      parseValidItems(documentPreview, [document], what, report),
    ),
    workshops: parseValidItems(linkedWorkshop, workshops, what, report),
  }
}

const SHOWN = `private != true && ${VISIBLE_HERE} && ${PUBLISHED}`
const SHARES_WORKSHOP = 'count((workshops[]->slug.current)[@ in $workshops]) > 0'

/** Pages about `$workshops` and the piece `$handle`. */
export const RELATED = `{
  "collections": *[_type == "collection" && ${SHOWN} && ($handle in selection.handles || ${SHARES_WORKSHOP})]
    | order(position asc, _id asc)[0...${PAGES_PER_KIND}]${DOCUMENT_PREVIEW},
  "posts": *[_type == "magazine" && ${SHOWN} && ${SHARES_WORKSHOP}]
    | order(publishingDate desc, _id asc)[0...${PAGES_PER_KIND}]${DOCUMENT_PREVIEW},
  "workshops": *[_type == "artisan" && slug.current in $workshops && ${VISIBLE_HERE}]
    | order(position asc, _id asc)[0...${WORKSHOP_CAP}]{ name, "slug": slug.current, "picture": portrait${PICTURE} }
}`

const list = z.array(z.unknown())
export const relatedPages = z.object({ collections: list, posts: list, workshops: list })

const linkedWorkshop: z.ZodType<LinkedWorkshop> = z.object({
  name: z.string().min(1),
  slug: z.string().min(1),
  picture: optionalPicture,
})
