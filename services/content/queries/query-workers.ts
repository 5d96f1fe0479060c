import type { Access } from '../access.ts'
import type { ContentDocument } from '../documents/document.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import { createQueryLane, type QueryOutcome, type StartTimer } from './query-lane.ts'
import type { QueryJob } from './query-messages.ts'

/** Evaluates queries outside of the main process; see decision 0037. */
export type QueryWorkers = {
  /** The result of a query, including all changes announced before the call. */
  run(access: Access, job: QueryJob): Promise<QueryOutcome>
  match(job: Omit<QueryJob, 'over'>, document: ContentDocument): Promise<QueryOutcome>
  close(): Promise<void>
}

/**
 * Two lanes over the same documents: one for anonymous callers, one for holders of a token, such as the storefront; and
 * one without documents, for listeners. However slow anonymous queries are, and however many listen, no page waits for
 * them.
 */
export function createQueryWorkers(
  store: DocumentStore,
  limitMs: number,
  startTimer: StartTimer = setTimeout,
): QueryWorkers {
  const options = { limitMs, startTimer, documents: store.all }
  const [ofStrangers, ofHolders] = [createQueryLane(options), createQueryLane(options)]
  const ofListeners = createQueryLane({ limitMs, startTimer, documents: () => [] })
  store.subscribe((ids, present) => {
    ofStrangers.change(ids, present)
    ofHolders.change(ids, present)
  })
  return {
    async run(access, job) {
      await store.settled()
      return access === 'public' ? ofStrangers.run(job) : ofHolders.run(job)
    },
    match: (job, document) => ofListeners.run({ ...job, over: [document] }),
    async close() {
      await Promise.all([ofStrangers.close(), ofHolders.close(), ofListeners.close()])
    },
  }
}
