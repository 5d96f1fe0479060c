import type { Access } from '../access.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import { createQueryLane, type QueryOutcome } from './query-lane.ts'
import type { QueryJob } from './query-messages.ts'

/** Evaluates queries outside of the main process; see decision 0037. */
export type QueryWorkers = {
  /** The result of a query, including all changes announced before the call. */
  run(access: Access, job: QueryJob): Promise<QueryOutcome>
  close(): Promise<void>
}

/**
 * Two lanes over the same documents: one for anonymous callers, one for holders of a token, such as the
 * storefront. However slow anonymous queries are, no page waits for them.
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
