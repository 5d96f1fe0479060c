import type { ContentDocument } from '../documents/document.ts'
import type { QueryFault, QuerySettings } from './run-query.ts'

/** Comes back from the worker when it has taken in everything that was sent before. */
export const READY = 'ready'

/** A query over the documents of a perspective. */
export type QueryJob = QuerySettings & {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly perspective: string
}

/** What the worker receives: changed documents, which it takes in, or a query, which it answers. It echoes `READY`. */
export type WorkerMessage =
  | { readonly replaced: readonly string[]; readonly present: readonly ContentDocument[] }
  | { readonly job: QueryJob }
  | typeof READY

/** What the worker ends of: a fault of ours, as text. */
export type WorkerFault = { readonly fault: string }

/** The result as JSON, or why there is none. */
export type WorkerResponse = { ok: true; json: string } | QueryFault
