import type { ContentDocument } from '../documents/document.ts'
import type { QueryError, QuerySettings } from './run-query.ts'

/** Sent by the worker once it has processed all earlier messages. */
export const READY = 'ready'

export type QueryJob = QuerySettings & {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly perspective: string
  /** Documents to query instead of the stored ones. */
  readonly over?: readonly ContentDocument[]
}

export type WorkerMessage =
  | { readonly replaced: readonly string[]; readonly present: readonly ContentDocument[] }
  | { readonly job: QueryJob }
  | typeof READY

export type WorkerError = { readonly error: string }

export type WorkerResponse = { ok: true; json: string } | QueryError
