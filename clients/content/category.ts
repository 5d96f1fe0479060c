import { z } from 'zod'
import type { Language } from '#domain/market/locale.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from './reading/content-reader.ts'
import {
  contentPicture,
  optionalText,
  type PageMeta,
  pageMeta,
  parseValidItems,
} from './reading/content-shapes.ts'
import { PICTURE, text } from './reading/groq.ts'

/** `url` is without the locale: `/categories/arredo/sedute`. */
export type CategoryLink = {
  readonly id: string
  /** The category path of products, in every language: `furniture/seating`. */
  readonly canonicalPath: string
  readonly title: string
  /** Set if the title is not in the requested language. */
  readonly titleLanguage?: Language | undefined
  readonly url: string
  readonly picture: Picture | null
}

export type CategoryNode = CategoryLink & { readonly children: readonly CategoryNode[] }

export type Category = CategoryLink & {
  readonly intro: string | null
  /** From the first level down to the parent. */
  readonly breadcrumbs: readonly Pick<CategoryLink, 'title' | 'titleLanguage' | 'url'>[]
  readonly children: readonly CategoryLink[]
  /** The category's URL in every language. */
  readonly alternates: { readonly [language in Language]: string }
  readonly meta: PageMeta
  /** Whether there is editorial content below the products (`getCategoryContent`). */
  readonly hasContent: boolean
}

type CategoryRequest = { language: Language; isPreview?: boolean }

const slugText = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .nullish()

/** A category with its title in one language and its slugs in all. */
const categoryRecord = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  canonicalPath: z.string().min(1),
  slugs: z.object({ en: slugText.unwrap().unwrap(), it: slugText, es: slugText, de: slugText, fr: slugText }),
  title: z.string().min(1),
  picture: z.unknown(),
})

type CategoryRecord = z.infer<typeof categoryRecord>

/** Deeper than any real tree; stops at cycles of parents. */
const DEPTH_CAP = 8

type CategoryTree = {
  /** Finds a category by a path of slugs, each in the given language or any other, else by canonical path. */
  find(path: string, language: Language): CategoryRecord | null
  urlOf(record: CategoryRecord, language: Language): string
  /** From the first level down to the parent. */
  ancestorsOf(record: CategoryRecord): CategoryRecord[]
  /** In the editor's order; null returns the first level. */
  childrenOf(parentId: string | null): CategoryRecord[]
}

/** Reads the categories with their titles in one language. */
export async function readCategoryTree(
  reader: ContentReader,
  { language, isPreview = false }: CategoryRequest,
): Promise<Result<CategoryNode[], 'content-unavailable'>> {
  const tree = await readTree(reader, language, isPreview)
  return tree.ok ? ok(toNodes(tree.value, null, language)) : tree
}

/** Finds a category by a path in any language, or by canonical path; null if there is none. */
export async function readCategory(
  reader: ContentReader,
  { path, language, isPreview = false }: CategoryRequest & { path: string },
): Promise<Result<Category | null, 'content-unavailable'>> {
  const tree = await readTree(reader, language, isPreview)
  if (!tree.ok) return tree
  const record = tree.value.find(path, language)
  if (!record) return ok(null)
  const details = await reader.read({
    what: 'category',
    query: DETAILS,
    params: { id: record.id, language },
    schema: categoryDetails,
    isPreview,
  })
  return details.ok ? ok(toCategory(tree.value, record, language, details.value)) : details
}

async function readTree(
  { read, report }: ContentReader,
  language: Language,
  isPreview: boolean,
): Promise<Result<CategoryTree, 'content-unavailable'>> {
  const schema = z.array(z.unknown())
  const result = await read({
    what: 'categories',
    query: CATEGORIES,
    params: { language },
    schema,
    isPreview,
  })
  return result.ok
    ? ok(buildCategoryTree(parseValidItems(categoryRecord, result.value, 'categories', report)))
    : result
}

const CATEGORIES = `*[_type == "category"] | order(position asc, _id asc){
  "id": _id, "parentId": parent._ref, canonicalPath,
  "slugs": { "en": slug.en.current, "it": slug.it.current, "es": slug.es.current,
    "de": slug.de.current, "fr": slug.fr.current },
  "title": ${text('title')}, "picture": image${PICTURE}
}`

const DETAILS = `*[_type == "category" && _id == $id][0]{
  "intro": ${text('intro')}, "hasContent": count(content) > 0,
  "meta": seo{ "title": ${text('title')}, "description": ${text('description')} }
}`

const categoryDetails = z.object({
  intro: optionalText,
  meta: pageMeta,
  hasContent: z
    .boolean()
    .nullish()
    .transform((has) => has ?? false),
})

function toCategory(
  tree: CategoryTree,
  record: CategoryRecord,
  language: Language,
  details: z.infer<typeof categoryDetails>,
): Category {
  return {
    ...toLink(tree, record, language),
    ...details,
    breadcrumbs: tree.ancestorsOf(record).map((ancestor) => ({
      title: ancestor.title,
      url: tree.urlOf(ancestor, language),
    })),
    children: tree.childrenOf(record.id).map((child) => toLink(tree, child, language)),
    alternates: {
      en: tree.urlOf(record, 'en'),
      it: tree.urlOf(record, 'it'),
      es: tree.urlOf(record, 'es'),
      de: tree.urlOf(record, 'de'),
      fr: tree.urlOf(record, 'fr'),
    },
  }
}

function toNodes(tree: CategoryTree, parentId: string | null, language: Language): CategoryNode[] {
  return tree.childrenOf(parentId).map((record) => ({
    ...toLink(tree, record, language),
    children: toNodes(tree, record.id, language),
  }))
}

function toLink(tree: CategoryTree, record: CategoryRecord, language: Language): CategoryLink {
  const { id, canonicalPath, title } = record
  const picture = contentPicture.safeParse(record.picture).data ?? null
  return { id, canonicalPath, title, url: tree.urlOf(record, language), picture }
}

/** Omits categories without a published parent. */
function buildCategoryTree(records: readonly CategoryRecord[]): CategoryTree {
  const byId = new Map(records.map((record) => [record.id, record]))
  const rooted = records.filter((record) => getLineage(record, byId) !== null)
  const lineage = (record: CategoryRecord) => getLineage(record, byId) ?? [record]
  const pathOf = (record: CategoryRecord, language: Language) =>
    lineage(record)
      .map(({ slugs }) => slugs[language] ?? slugs.en)
      .join('/')

  const childrenOf = (parentId: string | null) => rooted.filter((record) => record.parentId === parentId)

  function find(path: string, language: Language): CategoryRecord | null {
    const wanted = path.toLowerCase().replace(/^\/+|\/+$/g, '')
    let found: CategoryRecord | null = null
    for (const segment of wanted.split('/')) {
      found = findBySlug(childrenOf(found?.id ?? null), segment, language)
      if (!found) break
    }
    return found ?? rooted.find((record) => record.canonicalPath === wanted) ?? null
  }

  return {
    find,
    urlOf: (record, language) => `/categories/${pathOf(record, language)}`,
    ancestorsOf: (record) => lineage(record).slice(0, -1),
    childrenOf,
  }
}

function findBySlug(
  records: readonly CategoryRecord[],
  slug: string,
  language: Language,
): CategoryRecord | null {
  const inLanguage = records.find(({ slugs }) => (slugs[language] ?? slugs.en) === slug)
  return inLanguage ?? records.find(({ slugs }) => Object.values(slugs).includes(slug)) ?? null
}

/** The category after its ancestors; null if one is missing or they form a cycle. */
function getLineage(
  record: CategoryRecord,
  byId: ReadonlyMap<string, CategoryRecord>,
): CategoryRecord[] | null {
  const lineage = [record]
  for (let depth = 0; depth < DEPTH_CAP; depth++) {
    const parentId = lineage[0]?.parentId ?? null
    if (parentId === null) return lineage
    const parent = byId.get(parentId)
    if (!parent) return null
    lineage.unshift(parent)
  }
  return null
}
