import { productIndexPlan, type SearchIndexNames } from '#contracts/search/search-indexes.ts'
import { productIndexSettings, type SearchRecord } from '#contracts/search/search-record.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import type { Clock } from '#services/kernel/clock.ts'
import {
  connectToWrite,
  prepareIndex,
  type WriteClient,
  type WriteConnection,
  writeBatches,
} from '../write-client.ts'
import { isRecentRebuild } from './rebuild-progress.ts'

type IndexWriterOptions = WriteConnection & { readonly indexNames: SearchIndexNames; readonly clock: Clock }

type IndexChanges = { readonly save: readonly SearchRecord[]; readonly remove: readonly string[] }

/** An index that is built next to a language's live index. */
export type Rebuild = {
  add(records: readonly SearchRecord[]): Promise<void>
  /** Replaces the live index atomically. */
  finish(): Promise<void>
}

/** Throws if the search service fails. */
export type IndexWriter = {
  /** Applies the planned settings to the indexes of all languages and their replicas. */
  prepare(): Promise<void>
  /** Whether every language has an index. */
  exists(): Promise<boolean>
  write(language: Language, changes: IndexChanges): Promise<void>
  /**
   * Starts or continues the rebuild with this token, and deletes what old rebuilds and the abandoned one left behind.
   * Other recent rebuilds are left alone, since they may belong to a shop with another database.
   */
  openRebuild(language: Language, token: string, abandoned: string | null): Promise<Rebuild>
  /** Whether the rebuild with this token has an index in every language. */
  hasRebuild(token: string): Promise<boolean>
}

export function createIndexWriter({ indexNames, clock, ...connection }: IndexWriterOptions): IndexWriter {
  const client = connectToWrite(connection)
  const primaryOf = (language: Language) => productIndexPlan(language, indexNames).primary
  const existInEveryLanguage = async (nameOf: (language: Language) => string) => {
    const found = await Promise.all(
      LANGUAGES.map((language) => client.indexExists({ indexName: nameOf(language) })),
    )
    return found.every((exists) => exists)
  }
  return {
    async prepare() {
      for (const language of LANGUAGES)
        await prepareIndex(client, productIndexPlan(language, indexNames), productIndexSettings(language))
    },
    exists: () => existInEveryLanguage(primaryOf),
    async write(language, { save, remove }) {
      await writeBatches(client, primaryOf(language), [
        ...save.map((body) => ({ action: 'updateObject' as const, body })),
        ...remove.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
      ])
    },
    openRebuild: (language, token, abandoned) =>
      openRebuild(client, primaryOf(language), { token, abandoned, now: clock() }),
    hasRebuild: (token) => existInEveryLanguage((language) => temporaryIndexName(primaryOf(language), token)),
  }
}

type Tokens = { token: string; abandoned: string | null; now: Date }

async function openRebuild(client: WriteClient, primary: string, tokens: Tokens): Promise<Rebuild> {
  const temporaryIndex = temporaryIndexName(primary, tokens.token)
  await dropLeftovers(client, primary, tokens)
  const copyRules = async () => {
    const { taskID } = await client.operationIndex({
      indexName: primary,
      operationIndexParams: {
        operation: 'copy',
        destination: temporaryIndex,
        scope: ['settings', 'rules', 'synonyms'],
      },
    })
    await client.waitForTask({ indexName: temporaryIndex, taskID })
    return taskID
  }
  let lastTask = await copyRules()
  return {
    async add(records) {
      const requests = records.map((body) => ({ action: 'addObject' as const, body }))
      lastTask = (await writeBatches(client, temporaryIndex, requests)) ?? lastTask
    },
    async finish() {
      await client.waitForTask({ indexName: temporaryIndex, taskID: lastTask })
      // Includes rules that were changed during the rebuild.
      await copyRules()
      const { taskID } = await client.operationIndex({
        indexName: temporaryIndex,
        operationIndexParams: { operation: 'move', destination: primary },
      })
      await client.waitForTask({ indexName: primary, taskID })
    },
  }
}

function temporaryIndexName(primary: string, token: string): string {
  return `${primary}_tmp_${token}`
}

/** Removes the indexes that interrupted rebuilds left behind. */
async function dropLeftovers(client: WriteClient, primary: string, tokens: Tokens): Promise<void> {
  const { items } = await client.listIndices()
  const prefix = temporaryIndexName(primary, '')
  for (const { name } of items) {
    const token = name.slice(prefix.length)
    if (!name.startsWith(prefix) || token === tokens.token) continue
    if (token === tokens.abandoned || !isRecentRebuild(token, tokens.now))
      await client.deleteIndex({ indexName: name })
  }
}
