import { isDeepStrictEqual } from 'node:util'
import type { ArtisanDocument } from '#clients/content/pages/artisan-documents.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { ArtisanRecord } from '#contracts/artisan-record.ts'
import { LANGUAGES } from '#domain/language.ts'
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

/** Brings the artisan indexes of all languages to what content and catalogue say. Nobody else may be at it. */
export type ArtisanIndex = { bringUpToDate(catalogueChanged: boolean): Promise<void> }

/** What is made by whom is remembered, and read again when it may have changed: it costs a search for each category. */
export function createArtisanIndex({ source, search, writer }: ArtisanIndexTools): ArtisanIndex {
  let makes: ReadonlyMap<string, readonly string[]> = new Map()
  let isPrepared = false

  async function readMakes(documents: readonly ArtisanDocument[], categories: Categories): Promise<void> {
    const slugs = documents.map(({ slug }) => slug)
    const found = await search.findArtisanMakes({ slugs, categoryPaths: categoryPathsOf(categories) })
    if (!found.ok) throw new ArtisansUnreadable(found.code)
    makes = found.value
  }

  async function bringUpToDate(catalogueChanged: boolean): Promise<void> {
    if (!isPrepared) await writer.prepare()
    const [documents, categories] = await Promise.all([readArtisanDocuments(source), readCategories(source)])
    if (catalogueChanged || documents.some(({ slug }) => !makes.has(slug)))
      await readMakes(documents, categories)
    await Promise.all(
      LANGUAGES.map(async (language) => {
        const wanted = documents.map((document) => {
          const paths = new Set(makes.get(document.slug))
          const made = categories[language].filter(({ path }) => paths.has(path))
          return buildArtisanRecord(document, language, made)
        })
        await writer.write(language, changesBetween(await writer.read(language), wanted))
      }),
    )
    isPrepared = true
  }

  return {
    async bringUpToDate(catalogueChanged) {
      try {
        await bringUpToDate(catalogueChanged)
      } catch (fault) {
        // Perhaps there is no index any more.
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
