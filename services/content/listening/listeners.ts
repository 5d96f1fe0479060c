import { CHANGES } from '#contracts/changes.ts'
import type { ContentServiceOptions } from '../content-options.ts'
import { type ChangeFeed, openNotices } from '../documents/change-feed.ts'
import type { ContentDocument } from '../documents/document.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import type { QueryWorkers } from '../queries/query-workers.ts'
import { type Revision, readTransaction } from '../revisions/read-revisions.ts'
import type { ListenRequest } from './listen-request.ts'
import { mutationEvent } from './mutation-event.ts'

type MutationEvent = NonNullable<ReturnType<typeof mutationEvent>>

export type Listener = {
  readonly request: ListenRequest
  send(event: MutationEvent): void
  /** Events may have been missed: the client has to connect and read again. */
  end(): void
}

/** Those who listen in this process. They hear of the transactions of all processes. */
export type Listeners = {
  /** Rejects if the database cannot be reached. The result removes the listener. */
  add(listener: Listener): Promise<() => void>
  close(): Promise<void>
}

type Surroundings = {
  options: Required<
    Pick<ContentServiceOptions, 'database' | 'projectId' | 'dataset' | 'clock' | 'reportFault'>
  >
  store: DocumentStore
  workers: QueryWorkers
}

/** Passes each transaction on to the listeners whose query it concerns, one after the other. */
export function createListeners({ options, store, workers }: Surroundings): Listeners {
  const { database, projectId, dataset, clock, reportFault } = options
  const listeners = new Set<Listener>()
  let feed: Promise<ChangeFeed> | null = null
  let work: Promise<void> = Promise.resolve()

  function open(): Promise<ChangeFeed> {
    feed ??= openNotices(database.url, CHANGES.contentTransactions, {
      onNotice: (transactionId) => {
        work = work.then(() => announce(transactionId)).catch(endAll)
      },
      onLost: () => endAll(null),
    })
    feed.catch(() => {
      feed = null
    })
    return feed
  }

  function endAll(fault: unknown): void {
    if (fault) reportFault(fault)
    else feed = null
    for (const { end } of [...listeners]) end()
    listeners.clear()
  }

  async function announce(transactionId: string): Promise<void> {
    if (listeners.size === 0) return
    const revisions = await readTransaction(database.db, transactionId)
    // An event may be followed by a query, which has to see the change.
    await store.refresh(revisions.map(({ documentId }) => documentId))
    for (const [index, revision] of revisions.entries()) {
      const place = { current: index + 1, total: revisions.length }
      await Promise.all([...listeners].map((listener) => report(listener, revision, place)))
    }
  }

  async function report(
    listener: Listener,
    revision: Revision,
    place: { current: number; total: number },
  ): Promise<void> {
    const [before, after] = await Promise.all([
      matches(listener.request, revision.previous),
      matches(listener.request, revision.document),
    ])
    const event = mutationEvent(revision, { before, after }, listener.request, place)
    if (event && listeners.has(listener)) listener.send(event)
  }

  async function matches(
    { query, params }: ListenRequest,
    document: ContentDocument | null,
  ): Promise<boolean> {
    if (document === null) return false
    if (query.trim() === '*') return true
    const job = { query, params, perspective: 'raw', projectId, dataset, now: clock(), over: [document] }
    const outcome = await workers.run('editor', job)
    return outcome.ok && !NOTHING.has(outcome.json)
  }

  return {
    async add(listener) {
      const opened = await open()
      if (!opened.isAlive()) throw new Error('The connection that listens for transactions was lost')
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      const opened = await feed?.catch(() => null)
      endAll(null)
      await opened?.close()
    },
  }
}

const NOTHING = new Set(['[]', 'null', 'false'])
