import type { Access } from '../access.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import { createQueryLane, type QueryOutcome } from './query-lane.ts'
import type { QueryJob } from './query-messages.ts'

/** Evaluates queries off the main thread; see decision 0037. */
export type QueryWorkers = {
  /** The outcome of a query over all changes that are known when it is requested. */
  run(access: Access, job: QueryJob): Promise<QueryOutcome>
  close(): Promise<void>
}

/**
 * Two lanes over the same documents: strangers have one, holders of a token, the storefront among them, the other.
 * However slow the queries of strangers are, no page waits for them.
 */
export function createQueryWorkers(store: DocumentStore, limitMs: number): QueryWorkers {
  const options = { limitMs, documents: store.all }
  const [ofStrangers, ofHolders] = [createQueryLane(options), createQueryLane(options)]
  store.subscribe((ids, present) => {
    ofStrangers.change(ids, present)
    ofHolders.change(ids, present)
  })
  return {
    async run(access, job) {
      await store.settled()
      return access === 'public' ? ofStrangers.run(job) : ofHolders.run(job)
    },
    async close() {
      await Promise.all([ofStrangers.close(), ofHolders.close()])
    },
  }
}
