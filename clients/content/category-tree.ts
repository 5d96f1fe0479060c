import { z } from 'zod'
import type { Language } from '#domain/market/locale.ts'

const slugText = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .nullish()

/** A category of the service: its title in one language, its slugs in all. */
export const categoryRecord = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  canonicalPath: z.string().min(1),
  slugs: z.object({ en: slugText.unwrap().unwrap(), it: slugText, es: slugText, de: slugText, fr: slugText }),
  title: z.string().min(1),
  picture: z.unknown(),
})

export type CategoryRecord = z.infer<typeof categoryRecord>

/** Deeper than any editor's tree; ends a circle of parents. */
const DEPTH_CAP = 8

/** The hierarchy of categories and their addresses. */
export type CategoryTree = {
  /** The category at a path of slugs, each in the language or in any other, else at a canonical path. */
  find(path: string, language: Language): CategoryRecord | null
  urlOf(record: CategoryRecord, language: Language): string
  /** From the first level down to the parent. */
  ancestorsOf(record: CategoryRecord): CategoryRecord[]
  /** In the editor's order; null returns the first level. */
  childrenOf(parentId: string | null): CategoryRecord[]
}

/** Categories without an existing (published) parent are left out. */
export function buildCategoryTree(records: readonly CategoryRecord[]): CategoryTree {
  const byId = new Map(records.map((record) => [record.id, record]))
  const rooted = records.filter((record) => lineOf(record, byId) !== null)
  const line = (record: CategoryRecord) => lineOf(record, byId) ?? [record]
  const pathOf = (record: CategoryRecord, language: Language) =>
    line(record)
      .map(({ slugs }) => slugs[language] ?? slugs.en)
      .join('/')

  const childrenOf = (parentId: string | null) => rooted.filter((record) => record.parentId === parentId)

  function find(path: string, language: Language): CategoryRecord | null {
    const wanted = path.toLowerCase().replace(/^\/+|\/+$/g, '')
    let found: CategoryRecord | null = null
    for (const segment of wanted.split('/')) {
      found = bySlug(childrenOf(found?.id ?? null), segment, language)
      if (!found) break
    }
    return found ?? rooted.find((record) => record.canonicalPath === wanted) ?? null
  }

  return {
    find,
    urlOf: (record, language) => `/categories/${pathOf(record, language)}`,
    ancestorsOf: (record) => line(record).slice(0, -1),
    childrenOf,
  }
}

/** The sibling with this slug in the language, or else in any other. */
function bySlug(records: readonly CategoryRecord[], slug: string, language: Language): CategoryRecord | null {
  const inLanguage = records.find(({ slugs }) => (slugs[language] ?? slugs.en) === slug)
  return inLanguage ?? records.find(({ slugs }) => Object.values(slugs).includes(slug)) ?? null
}

/** A category after its ancestors; null if one of them is missing or they form a circle. */
function lineOf(record: CategoryRecord, byId: ReadonlyMap<string, CategoryRecord>): CategoryRecord[] | null {
  const line = [record]
  for (let depth = 0; depth < DEPTH_CAP; depth++) {
    const parentId = line[0]?.parentId ?? null
    if (parentId === null) return line
    const parent = byId.get(parentId)
    if (!parent) return null
    line.unshift(parent)
  }
  return null
}
