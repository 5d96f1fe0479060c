import { searchClient } from '@algolia/client-search'
import { createRequester, type Fetch, hostAt } from '#clients/search/sending/requester.ts'
import type { IndexPlan } from '#contracts/search/search-indexes.ts'

export type WriteConnection = {
  readonly appId: string
  readonly adminKey: string
  /** The service's URL; defaults to the application's hosts. */
  readonly baseUrl?: string
  readonly fetch: Fetch
}

/** Uses the admin key. Throws if the service fails. */
export type WriteClient = ReturnType<typeof searchClient>

export function connectToWrite({ appId, adminKey, baseUrl, fetch }: WriteConnection): WriteClient {
  return searchClient(appId, adminKey, {
    requester: createRequester(fetch),
    ...(baseUrl === undefined ? {} : { hosts: [hostAt(baseUrl)] }),
  })
}

/** Applies the planned settings to an index and its replicas, and creates missing ones. */
export async function prepareIndex(
  client: WriteClient,
  { primary, replicas }: IndexPlan,
  settings: object,
): Promise<void> {
  const planned = { ...settings, replicas: replicas.map(({ name }) => name) }
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

/** Settings rarely change, and changing them makes the service rebuild the index, so they are compared first. */
async function isAsPlanned(client: WriteClient, indexName: string, planned: object): Promise<boolean> {
  if (!(await client.indexExists({ indexName }))) return false
  const current = Object.entries(await client.getSettings({ indexName }))
  return Object.entries(planned).every(([name, wanted]) =>
    current.some(([known, value]) => known === name && JSON.stringify(value) === JSON.stringify(wanted)),
  )
}

type BatchRequest = { action: 'addObject' | 'updateObject' | 'deleteObject'; body: Record<string, unknown> }

const BATCH_SIZE = 500

/** Returns the number of the last task, or null if there was nothing to write. */
export async function writeBatches(
  client: WriteClient,
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
