import { isDeepStrictEqual } from 'node:util'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { ArtisanRecord } from '#contracts/search/artisan-record.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { buildArtisanRecord } from './artisan-record.ts'
import {
  type ArtisanSource,
  ArtisansUnreadable,
  type Categories,
  categoryPathsOf,
  readArtisanDocuments,
  readCategories,
} from './artisan-source.ts'
import type { ArtisanChanges, ArtisanWriter } from './artisan-writer.ts'

export type ArtisanIndexTools = {
  readonly source: ArtisanSource
  readonly search: Pick<SearchClient, 'findArtisanMakes'>
  readonly writer: ArtisanWriter
}

/**
 * Updates the artisan indexes of all languages from content and catalogue. Only one process may do it at a
 * time.
 */
export type ArtisanIndex = {
  /** Indexes the artisans among some documents; null for all artisans. */
  update(changedIds: readonly string[] | null): Promise<void>
}

export function createArtisanIndex({ source, search, writer }: ArtisanIndexTools): ArtisanIndex {
  let categories: Categories | null = null
  let isPrepared = false

  async function updateIndex(changedIds: readonly string[] | null): Promise<void> {
    if (!isPrepared) await writer.prepare()
    const known = await readCategories(source)
    // The titles of categories are part of every artisan's record.
    const ids = isPrepared && isDeepStrictEqual(known, categories) ? changedIds : null
    const documents = await readArtisanDocuments(source, ids)
    const slugs = documents.map(({ slug }) => slug)
    const makes = await search.findArtisanMakes({ slugs, categoryPaths: categoryPathsOf(known) })
    if (!makes.ok) throw new ArtisansUnreadable(makes.code)
    await Promise.all(
      LANGUAGES.map(async (language) => {
        const wanted = documents.map((document) => {
          const paths = new Set(makes.value.get(document.slug))
          const made = known[language].filter(({ path }) => paths.has(path))
          return buildArtisanRecord(document, language, made)
        })
        await writer.write(language, changesBetween(await writer.read(language, ids), wanted))
      }),
    )
    categories = known
    isPrepared = true
  }

  return {
    async update(changedIds) {
      try {
        await updateIndex(changedIds)
      } catch (fault) {
        // The index may no longer exist.
        isPrepared = false
        throw fault
      }
    },
  }
}

function changesBetween(
  held: ReadonlyMap<string, ArtisanRecord | null>,
  wanted: readonly ArtisanRecord[],
): ArtisanChanges {
  const ids = new Set(wanted.map(({ objectID }) => objectID))
  return {
    save: wanted.filter((record) => !isDeepStrictEqual(held.get(record.objectID), record)),
    remove: [...held.keys()].filter((id) => !ids.has(id)),
  }
}
