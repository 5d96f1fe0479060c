import { type ArtisanRecord, artisanIndexSettings, artisanRecord } from '#contracts/search/artisan-record.ts'
import { artisanIndexPlan, type SearchIndexNames } from '#contracts/search/search-indexes.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import {
  connectToWrite,
  prepareIndex,
  type WriteClient,
  type WriteConnection,
  writeBatches,
} from '../write-client.ts'

export type ArtisanChanges = { readonly save: readonly ArtisanRecord[]; readonly remove: readonly string[] }

/** Throws if the search service fails. */
export type ArtisanWriter = {
  /** Applies the planned settings to the indexes of all languages and their replicas. */
  prepare(): Promise<void>
  /** Returns all records, or those with the given ids. A record of another version is null. */
  read(language: Language, ids: readonly string[] | null): Promise<Map<string, ArtisanRecord | null>>
  write(language: Language, changes: ArtisanChanges): Promise<void>
}

/** The maximum number of hits per page. */
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
    async read(language, ids) {
      const records = await (ids
        ? readByIds(client, primaryOf(language), ids)
        : readAll(client, primaryOf(language)))
      return new Map(records.map((record) => [record.objectID, artisanRecord.safeParse(record).data ?? null]))
    },
    async write(language, { save, remove }) {
      await writeBatches(client, primaryOf(language), [
        ...save.map((body) => ({ action: 'addObject' as const, body })),
        ...remove.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
      ])
    },
  }
}

type IndexedRecord = { readonly objectID: string }

async function readByIds(
  client: WriteClient,
  indexName: string,
  ids: readonly string[],
): Promise<IndexedRecord[]> {
  const requests = ids.map((objectID) => ({ indexName, objectID }))
  const { results } = await client.getObjects<IndexedRecord>({ requests })
  return results.filter((record) => record !== null)
}

async function readAll(client: WriteClient, indexName: string): Promise<IndexedRecord[]> {
  const records: IndexedRecord[] = []
  for (let page = 0, pages = 1; page < pages; page++) {
    const searchParams = { hitsPerPage: PAGE_SIZE, page, attributesToHighlight: [] }
    const { hits, nbPages } = await client.searchSingleIndex({ indexName, searchParams })
    records.push(...hits)
    pages = nbPages ?? 0
  }
  return records
}
