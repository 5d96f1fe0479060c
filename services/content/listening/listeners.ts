import { CHANGES } from '#contracts/changes.ts'
import type { ContentServiceOptions } from '../content-options.ts'
import { type ChangeFeed, openChannel } from '../documents/change-feed.ts'
import type { ContentDocument } from '../documents/document.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import type { QueryWorkers } from '../queries/query-workers.ts'
import { mendozaPatch } from '../revisions/mendoza.ts'
import { type Revision, readTransaction } from '../revisions/read-revisions.ts'
import type { ListenRequest } from './listen-request.ts'

type MutationEvent = NonNullable<ReturnType<typeof createMutationEvent>>

export type Listener = {
  readonly request: ListenRequest
  send(event: MutationEvent): void
  /** Called when events may have been missed, so that the client reconnects and reads again. */
  end(): void
}

/** The listeners in this process, which receive the transactions of all processes. */
export type Listeners = {
  /** Adds a listener and returns a function that removes it. Rejects if the database cannot be reached. */
  add(listener: Listener): Promise<() => void>
  close(): Promise<void>
}

type Dependencies = {
  options: Required<
    Pick<ContentServiceOptions, 'database' | 'projectId' | 'dataset' | 'clock' | 'reportError'>
  >
  store: DocumentStore
  workers: QueryWorkers
}

type Match = { readonly before: boolean; readonly after: boolean }

/** Passes each transaction to the listeners whose query matches it, one after the other. */
export function createListeners({ options, store, workers }: Dependencies): Listeners {
  const { database, projectId, dataset, clock, reportError } = options
  const listeners = new Set<Listener>()
  let feed: Promise<ChangeFeed> | null = null
  let work: Promise<void> = Promise.resolve()

  function open(): Promise<ChangeFeed> {
    feed ??= openChannel(database.url, CHANGES.contentTransactions, {
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

  function endAll(error: unknown): void {
    if (error) reportError(error)
    else feed = null
    for (const listener of [...listeners]) end(listener)
  }

  /** Ends a listener, so that its client reconnects and reads again. */
  function end(listener: Listener): void {
    listeners.delete(listener)
    try {
      listener.end()
    } catch (error) {
      reportError(error)
    }
  }

  async function announce(transactionId: string): Promise<void> {
    if (listeners.size === 0) return
    const revisions = await readTransaction(database.db, transactionId)
    // A client may query immediately after an event and must then see the change.
    await store.refresh(revisions.map(({ documentId }) => documentId))
    for (const [index, revision] of revisions.entries()) {
      const position = { current: index + 1, total: revisions.length }
      for (const group of groupByQuery(listeners)) await report(group, revision, position)
    }
  }

  /** Reports a change to listeners with the same query, which is evaluated only once. */
  async function report(
    group: readonly Listener[],
    revision: Revision,
    position: { current: number; total: number },
  ): Promise<void> {
    const request = group[0]?.request
    if (!request) return
    const before = await matches(request, revision.previous)
    const after = await matches(request, revision.document)
    for (const listener of group) {
      if (before === null || after === null) end(listener)
      else send(listener, (own) => createMutationEvent(revision, { before, after }, own, position))
    }
  }

  function send(listener: Listener, eventFor: (request: ListenRequest) => MutationEvent | null): void {
    try {
      const event = eventFor(listener.request)
      if (event && listeners.has(listener)) listener.send(event)
    } catch (error) {
      reportError(error)
      end(listener)
    }
  }

  /** Returns whether a query matches a document, or null if it cannot be evaluated. */
  async function matches(
    { query, params }: ListenRequest,
    document: ContentDocument | null,
  ): Promise<boolean | null> {
    if (document === null) return false
    if (query.trim() === '*') return true
    const job = { query, params, perspective: 'raw', projectId, dataset, now: clock() }
    const outcome = await workers.match(job, document)
    return outcome.ok ? !EMPTY_RESULTS.has(outcome.json) : null
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

const EMPTY_RESULTS = new Set(['[]', 'null', 'false'])

function groupByQuery(listeners: Iterable<Listener>): Iterable<Listener[]> {
  return Map.groupBy(listeners, ({ request: { query, params } }) => JSON.stringify([query, params])).values()
}

/**
 * Creates the event of a change for one listener in Sanity's format: `appear`, `update` or `disappear` in the query's
 * result. `total` and `current` count the transaction's documents. Returns null if the change does not affect the
 * listener.
 */
function createMutationEvent(
  { documentId, transactionId, at, author, mutations, document, previous }: Revision,
  { before, after }: Match,
  request: ListenRequest,
  { current, total }: { current: number; total: number },
) {
  if (!before && !after) return null
  return {
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    transition: before ? (after ? 'update' : 'disappear') : 'appear',
    identity: author ?? 'token',
    ...(request.hasMutations && { mutations }),
    ...(request.hasEffects && {
      effects: { apply: mendozaPatch(previous, document), revert: mendozaPatch(document, previous) },
    }),
    ...(previous && { previousRev: previous._rev }),
    resultRev: transactionId,
    ...(request.hasResult && document && { result: document }),
    ...(request.hasPrevious && previous && { previous }),
    timestamp: at.toISOString(),
    visibility: request.visibility === 'query' ? 'query' : 'transaction',
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
  }
}
