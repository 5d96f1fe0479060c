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

/** What may have changed: `ids` of documents, null for any; and what is made by whom. */
export type ArtisanNews = { readonly ids: readonly string[] | null; readonly catalogueChanged: boolean }

/** Brings the artisan indexes of all languages to what content and catalogue say. Nobody else may be at it. */
export type ArtisanIndex = { update(news: ArtisanNews): Promise<void> }

/** What is made by whom is remembered, and read again when it may have changed: it costs a search for each category. */
export function createArtisanIndex({ source, search, writer }: ArtisanIndexTools): ArtisanIndex {
  const makes = new Map<string, readonly string[]>()
  let categories: Categories | null = null
  let isPrepared = false

  async function readMakes(slugs: readonly string[], known: Categories): Promise<void> {
    const found = await search.findArtisanMakes({ slugs, categoryPaths: categoryPathsOf(known) })
    if (!found.ok) throw new ArtisansUnreadable(found.code)
    for (const [slug, paths] of found.value) makes.set(slug, paths)
  }

  async function updateIndex(news: ArtisanNews): Promise<void> {
    if (!isPrepared) await writer.prepare()
    const known = await readCategories(source)
    const isRefiled = !isDeepStrictEqual(known, categories)
    const ids = isPrepared && !isRefiled ? news.ids : null
    const documents = await readArtisanDocuments(source, ids)
    const slugs = documents.map(({ slug }) => slug)
    await readMakes(
      news.catalogueChanged || isRefiled ? slugs : slugs.filter((slug) => !makes.has(slug)),
      known,
    )
    await Promise.all(
      LANGUAGES.map(async (language) => {
        const wanted = documents.map((document) => {
          const paths = new Set(makes.get(document.slug))
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
    async update(news) {
      try {
        await updateIndex(news)
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
