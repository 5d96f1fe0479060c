import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { countryLimits, parseValidItems } from '../reading/content-shapes.ts'
import { PUBLISHED, SHOWN_IN, SLUGS } from '../reading/groq.ts'
import { TRADE_TERMS_PATH } from './legal-page.ts'
import { MAGAZINE_PATH } from './magazine/post-list.ts'
import {
  type PagePaths,
  type PageSlugs,
  pageSlugs,
  pathInAllLanguages,
  pathsBy,
  pathsUnder,
  slugIn,
} from './page-slugs.ts'
import { SITE_PAGE_TYPES, type SitePageType } from './site-pages.ts'
import { TRADE_PROGRAM_PATH } from './trade-program.ts'

export type ListedPageType = SitePageType | 'category'

export type ListedPage = {
  readonly paths: PagePaths
  /** Null if shown in all countries. */
  readonly shownIn: CountryLimits | null
  /** ISO 8601, UTC. */
  readonly updatedAt: string
}

const BATCH = 500

/**
 * Reads a batch of the pages for all countries, sorted by id, without private posts. `after` is the `next` of the
 * previous batch; null for the first.
 */
export async function readListedPages(
  { read, report }: ContentReader,
  { types, after }: { types: readonly ListedPageType[]; after: string | null },
): Promise<Result<{ pages: ListedPage[]; next: string | null }, 'content-unavailable'>> {
  const params = { types, after: after ?? '' }
  const what = 'listed-pages'
  const result = await read({ what, query: LISTED, params, schema: batch, isPreview: false })
  if (!result.ok) return result
  const pages = parseValidItems(listedDocument, result.value, what, report).flatMap(toListedPage)
  const isLast = result.value.length < BATCH
  return ok({ pages, next: isLast ? null : (result.value.at(-1)?.id ?? null) })
}

const SLUG = `"slug": select(_type == "artisan" => { "en": slug.current }, ${SLUGS.replaceAll('\n', ' ')})`

const LISTED = `*[_type in $types && _id > $after && private != true && ${PUBLISHED}] | order(_id asc)[0...${BATCH}]{
  "id": _id, "type": _type, topic, "updatedAt": _updatedAt, ${SHOWN_IN}, ${SLUG},
  "folder": postType->${SLUGS},
  "hasParent": defined(parent), "parent": parent->${SLUGS},
  "hasGrandparent": defined(parent->parent), "grandparent": parent->parent->${SLUGS}
}`

const batch = z.array(z.looseObject({ id: z.string() }))
const optionalSlugs = pageSlugs.nullable().catch(null)

const listedDocument = z.object({
  type: z.enum([...SITE_PAGE_TYPES, 'category']),
  topic: z.string().nullish(),
  updatedAt: z.string(),
  shownIn: countryLimits,
  slug: optionalSlugs,
  folder: optionalSlugs,
  hasParent: z.boolean(),
  parent: optionalSlugs,
  hasGrandparent: z.boolean(),
  grandparent: optionalSlugs,
})
type ListedDocument = z.infer<typeof listedDocument>

function toListedPage(document: ListedDocument): ListedPage[] {
  const { shownIn, updatedAt } = document
  const paths = toPaths(document)
  return paths ? [{ paths, shownIn, updatedAt }] : []
}

/** Null if part of the path is missing. */
function toPaths({ type, topic, slug, folder, ...line }: ListedDocument): PagePaths | null {
  if (type === 'about') return pathInAllLanguages('/about')
  if (type === 'tradeProgram') return pathInAllLanguages(TRADE_PROGRAM_PATH)
  if (topic === 'trade-terms') return pathInAllLanguages(TRADE_TERMS_PATH)
  if (slug === null) return null
  if (type === 'category') return categoryPaths(slug, line)
  if (type !== 'magazine') return pathsUnder(FOLDERS[type], slug)
  return (
    folder && pathsBy((language) => `${MAGAZINE_PATH}/${slugIn(folder, language)}/${slugIn(slug, language)}`)
  )
}

const FOLDERS = {
  artisan: '/artisans',
  collection: '/collections',
  landing: '/landing',
  postType: MAGAZINE_PATH,
  legalPage: '/legal',
} as const

/** Spec §2: the parents' slugs, then the category's own. Null if a parent is unpublished. */
function categoryPaths(
  own: PageSlugs,
  {
    hasParent,
    parent,
    hasGrandparent,
    grandparent,
  }: Omit<ListedDocument, 'slug' | 'type' | 'topic' | 'folder'>,
): PagePaths | null {
  if ((hasParent && !parent) || (hasGrandparent && !grandparent)) return null
  const line = [grandparent, parent, own].filter((slugs) => slugs !== null)
  return pathsBy((language) => `/categories/${line.map((slugs) => slugIn(slugs, language)).join('/')}`)
}
