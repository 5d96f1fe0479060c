import { type ArtisanRecord, artisanIndexSettings, artisanRecord } from '#contracts/artisan-record.ts'
import { artisanIndexPlan, type SearchIndexNames } from '#contracts/search-indexes.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { connectToWrite, prepareIndex, type WriteConnection, writeBatches } from './write-client.ts'

/** What is to be found from now on, and what no longer. */
export type ArtisanChanges = { readonly save: readonly ArtisanRecord[]; readonly remove: readonly string[] }

/** Reads and writes the artisan indexes through the official client. A fault of the service is thrown. */
export type ArtisanWriter = {
  /** Makes the indexes of all languages and their replicas sort and filter as planned. */
  prepare(): Promise<void>
  /** What an index holds now, by id; null for what is not as this program writes it. */
  read(language: Language): Promise<Map<string, ArtisanRecord | null>>
  write(language: Language, changes: ArtisanChanges): Promise<void>
}

/** The most hits that one page of an answer has. */
const PAGE_SIZE = 1000

export function createArtisanWriter({
  indexNames,
  ...connection
}: WriteConnection & { readonly indexNames: SearchIndexNames }): ArtisanWriter {
  const client = connectToWrite(connection)
  const primaryOf = (language: Language) => artisanIndexPlan(language, indexNames).primary
  return {
    async prepare() {
      for (const language of LANGUAGES)
        await prepareIndex(client, artisanIndexPlan(language, indexNames), artisanIndexSettings(language))
    },
    async read(language) {
      const held = new Map<string, ArtisanRecord | null>()
      for (let page = 0, pages = 1; page < pages; page++) {
        const { hits, nbPages } = await client.searchSingleIndex({
          indexName: primaryOf(language),
          searchParams: { hitsPerPage: PAGE_SIZE, page, attributesToHighlight: [] },
        })
        for (const hit of hits) held.set(hit.objectID, artisanRecord.safeParse(hit).data ?? null)
        pages = nbPages ?? 0
      }
      return held
    },
    async write(language, { save, remove }) {
      await writeBatches(client, primaryOf(language), [
        ...save.map((body) => ({ action: 'addObject' as const, body })),
        ...remove.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
      ])
    },
  }
}
