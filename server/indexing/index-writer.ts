import { algoliasearch } from 'algoliasearch'
import { createRequester, type Fetch, hostAt } from '#clients/search/requester.ts'
import { productIndexPlan, type SearchIndexNames } from '#contracts/search-indexes.ts'
import { productIndexSettings, type SearchRecord } from '#contracts/search-record.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { randomToken } from '#services/kernel/random-id.ts'

type IndexWriterOptions = {
  readonly appId: string
  readonly adminKey: string
  /** Where the service is; the hosts of the application if absent. */
  readonly baseUrl?: string
  readonly fetch: Fetch
  readonly indexNames: SearchIndexNames
}

/** What is to be found from now on, and what no longer. */
type IndexChanges = { readonly save: readonly SearchRecord[]; readonly remove: readonly string[] }

/** One language's new index beside the live one. */
export type Rebuild = {
  add(records: readonly SearchRecord[]): Promise<void>
  /** Puts the new index in the place of the live one, at one stroke. */
  finish(): Promise<void>
  abandon(): Promise<void>
}

/** Writes the product indexes through the official client. A fault of the service is thrown. */
export type IndexWriter = {
  /** Makes the indexes of all languages and their replicas sort and filter as planned. */
  prepare(): Promise<void>
  /** Whether every language has an index. */
  exists(): Promise<boolean>
  write(language: Language, changes: IndexChanges): Promise<void>
  startRebuild(language: Language): Promise<Rebuild>
}

const BATCH_SIZE = 500

type Client = ReturnType<typeof algoliasearch>

export function createIndexWriter(options: IndexWriterOptions): IndexWriter {
  const { appId, adminKey, baseUrl, fetch, indexNames } = options
  const client = algoliasearch(appId, adminKey, {
    requester: createRequester(fetch),
    ...(baseUrl === undefined ? {} : { hosts: [hostAt(baseUrl)] }),
  })
  const primaryOf = (language: Language) => productIndexPlan(language, indexNames).primary
  return {
    async prepare() {
      for (const language of LANGUAGES) await prepareLanguage(client, language, indexNames)
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

async function prepareLanguage(client: Client, language: Language, names: SearchIndexNames): Promise<void> {
  const { primary, replicas } = productIndexPlan(language, names)
  const planned = { ...productIndexSettings(language), replicas: replicas.map(({ name }) => name) }
  if (!(await isAsPlanned(client, primary, planned))) {
    const { taskID } = await client.setSettings({
      indexName: primary,
      indexSettings: planned,
      forwardToReplicas: true,
    })
    await client.waitForTask({ indexName: primary, taskID })
  }
  for (const { name, ranking } of replicas) {
    if (await isAsPlanned(client, name, { ranking })) continue
    await client.setSettings({ indexName: name, indexSettings: { ranking } })
  }
}

/** At most starts there is nothing to change, and a change of settings costs the service a rebuild. */
async function isAsPlanned(client: Client, indexName: string, planned: object): Promise<boolean> {
  if (!(await client.indexExists({ indexName }))) return false
  const current = Object.entries(await client.getSettings({ indexName }))
  return Object.entries(planned).every(([name, wanted]) =>
    current.some(([known, value]) => known === name && JSON.stringify(value) === JSON.stringify(wanted)),
  )
}

async function startRebuild(client: Client, primary: string): Promise<Rebuild> {
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
      // What was changed of them while the records came is not lost.
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

/** A rebuild that was cut off leaves its index behind. Only one rebuild runs at a time. */
async function dropLeftovers(client: Client, primary: string): Promise<void> {
  const { items } = await client.listIndices()
  for (const { name } of items) {
    if (name.startsWith(`${primary}_tmp_`)) await client.deleteIndex({ indexName: name })
  }
}

type BatchRequest = { action: 'addObject' | 'updateObject' | 'deleteObject'; body: Record<string, unknown> }

async function writeBatches(
  client: Client,
  indexName: string,
  requests: BatchRequest[],
): Promise<number | null> {
  let task: number | null = null
  for (let start = 0; start < requests.length; start += BATCH_SIZE) {
    const batch = requests.slice(start, start + BATCH_SIZE)
    task = (await client.batch({ indexName, batchWriteParams: { requests: batch } })).taskID
  }
  return task
}
