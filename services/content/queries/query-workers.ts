import type { Access } from '../access.ts'
import type { ContentDocument } from '../documents/document.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import { createQueryLane, type QueryOutcome, type StartTimer } from './query-lane.ts'
import type { QueryJob } from './query-messages.ts'

/** Evaluates queries outside the main process (decision 0037). */
export type QueryWorkers = {
  /** Returns the result of a query, including all changes announced before the call. */
  run(access: Access, job: QueryJob): Promise<QueryOutcome>
  match(job: Omit<QueryJob, 'over'>, document: ContentDocument): Promise<QueryOutcome>
  close(): Promise<void>
}

/**
 * Two lanes share the same documents: one for anonymous callers and one for token holders, such as the storefront. A
 * third lane without documents serves listeners. Pages therefore never wait for slow anonymous queries or for
 * listeners.
 */
export function createQueryWorkers(
  store: DocumentStore,
  limitMs: number,
  startTimer: StartTimer = setTimeout,
): QueryWorkers {
  const options = { limitMs, startTimer, documents: store.all }
  const [anonymousLane, tokenLane] = [createQueryLane(options), createQueryLane(options)]
  const listenerLane = createQueryLane({ limitMs, startTimer, documents: () => [] })
  store.subscribe((ids, present) => {
    anonymousLane.change(ids, present)
    tokenLane.change(ids, present)
  })
  return {
    async run(access, job) {
      await store.settled()
      return access === 'public' ? anonymousLane.run(job) : tokenLane.run(job)
    },
    match: (job, document) => listenerLane.run({ ...job, over: [document] }),
    async close() {
      await Promise.all([anonymousLane.close(), tokenLane.close(), listenerLane.close()])
    },
  }
}
