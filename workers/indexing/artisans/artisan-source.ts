import type { CategoryNode } from '#clients/content/category.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { ArtisanDocument } from '#clients/content/pages/artisans/artisan-documents.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/market/language.ts'
import type { MadeCategory } from './artisan-record.ts'

export type ArtisanSource = Pick<ContentClient, 'listArtisans' | 'findArtisans' | 'getCategoryTree'>

/** Thrown if a service is unavailable; the work is retried later. */
export class ArtisansUnreadable extends Error {}

/** The published artisans among some documents; null for all. */
export async function readArtisanDocuments(
  { listArtisans, findArtisans }: ArtisanSource,
  ids: readonly string[] | null,
): Promise<ArtisanDocument[]> {
  if (ids !== null) {
    const found = await findArtisans({ ids })
    if (!found.ok) throw new ArtisansUnreadable(found.code)
    return found.value
  }
  const documents: ArtisanDocument[] = []
  let after: string | null = null
  do {
    const batch = await listArtisans({ after })
    if (!batch.ok) throw new ArtisansUnreadable(batch.code)
    documents.push(...batch.value.artisans)
    after = batch.value.next
  } while (after !== null)
  return documents
}

/** The categories of all levels with their titles, in the editors' order. */
export type Categories = Readonly<Record<Language, readonly MadeCategory[]>>

export async function readCategories({ getCategoryTree }: ArtisanSource): Promise<Categories> {
  const trees = await Promise.all(
    LANGUAGES.map(async (language) => {
      const tree = await getCategoryTree({ language })
      if (!tree.ok) throw new ArtisansUnreadable(tree.code)
      return [language, flat(tree.value)] as const
    }),
  )
  return Object.fromEntries(trees) as Record<Language, MadeCategory[]>
}

export function categoryPathsOf(categories: Categories): string[] {
  return categories[DEFAULT_LANGUAGE].map(({ path }) => path)
}

function flat(nodes: readonly CategoryNode[]): MadeCategory[] {
  return nodes.flatMap(({ canonicalPath, title, children }) => [
    { path: canonicalPath, title },
    ...flat(children),
  ])
}
