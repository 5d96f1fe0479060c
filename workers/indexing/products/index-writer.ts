import { productIndexPlan, type SearchIndexNames } from '#contracts/search/search-indexes.ts'
import { productIndexSettings, type SearchRecord } from '#contracts/search/search-record.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import {
  connectToWrite,
  prepareIndex,
  type WriteClient,
  type WriteConnection,
  writeBatches,
} from '../write-client.ts'

type IndexWriterOptions = WriteConnection & { readonly indexNames: SearchIndexNames }

/** The records to add or replace, and those to delete. */
type IndexChanges = { readonly save: readonly SearchRecord[]; readonly remove: readonly string[] }

/** A new index of one language, built while the live one is in use. */
export type Rebuild = {
  add(records: readonly SearchRecord[]): Promise<void>
  /** Replaces the live index by the new one, atomically. */
  finish(): Promise<void>
  abandon(): Promise<void>
}

/** Writes the product indexes through the official client. Throws if the service fails. */
export type IndexWriter = {
  /** Applies the planned settings to the indexes of all languages and their replicas. */
  prepare(): Promise<void>
  /** Whether every language has an index. */
  exists(): Promise<boolean>
  write(language: Language, changes: IndexChanges): Promise<void>
  startRebuild(language: Language): Promise<Rebuild>
}

export function createIndexWriter({ indexNames, ...connection }: IndexWriterOptions): IndexWriter {
  const client = connectToWrite(connection)
  const primaryOf = (language: Language) => productIndexPlan(language, indexNames).primary
  return {
    async prepare() {
      for (const language of LANGUAGES)
        await prepareIndex(client, productIndexPlan(language, indexNames), productIndexSettings(language))
    },
    async exists() {
      const found = await Promise.all(
        LANGUAGES.map((language) => client.indexExists({ indexName: primaryOf(language) })),
      )
      return found.every((isThere) => isThere)
    },
    async write(language, { save, remove }) {
      await writeBatches(client, primaryOf(language), [
        ...save.map((body) => ({ action: 'updateObject' as const, body })),
        ...remove.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
      ])
    },
    startRebuild: (language) => startRebuild(client, primaryOf(language)),
  }
}

async function startRebuild(client: WriteClient, primary: string): Promise<Rebuild> {
  await dropLeftovers(client, primary)
  const beside = `${primary}_tmp_${randomToken(6)}`
  const copyRules = async () => {
    const { taskID } = await client.operationIndex({
      indexName: primary,
      operationIndexParams: {
        operation: 'copy',
        destination: beside,
        scope: ['settings', 'rules', 'synonyms'],
      },
    })
    await client.waitForTask({ indexName: beside, taskID })
    return taskID
  }
  let lastTask = await copyRules()
  return {
    async add(records) {
      const requests = records.map((body) => ({ action: 'addObject' as const, body }))
      lastTask = (await writeBatches(client, beside, requests)) ?? lastTask
    },
    async finish() {
      await client.waitForTask({ indexName: beside, taskID: lastTask })
      // Includes rules that were changed during the rebuild.
      await copyRules()
      const { taskID } = await client.operationIndex({
        indexName: beside,
        operationIndexParams: { operation: 'move', destination: primary },
      })
      await client.waitForTask({ indexName: primary, taskID })
    },
    async abandon() {
      await client.deleteIndex({ indexName: beside })
    },
  }
}

/** An interrupted rebuild leaves its index behind. Only one rebuild runs at a time. */
async function dropLeftovers(client: WriteClient, primary: string): Promise<void> {
  const { items } = await client.listIndices()
  for (const { name } of items) {
    if (name.startsWith(`${primary}_tmp_`)) await client.deleteIndex({ indexName: name })
  }
}
