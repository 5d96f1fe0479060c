import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Access, ContentTokens } from './access.ts'
import type { DocumentStore } from './documents/document-store.ts'
import type { QueryWorkers } from './queries/query-workers.ts'

/** Options of the content service. */
export type ContentServiceOptions = {
  readonly database: Database
  readonly clock: Clock
  readonly projectId: string
  readonly dataset: string
  readonly tokens: ContentTokens
  /** Called for each bug; the caller only sees a failure. */
  reportFault(fault: unknown): void
  /** The public address of the service, the prefix of uploaded pictures and files. */
  readonly publicPath?: string
  /** Longest time that one query may take, in milliseconds. */
  readonly queryLimitMs?: number
}

/** The context of one call. */
export type ContentCall = {
  readonly options: Required<ContentServiceOptions>
  readonly store: DocumentStore
  readonly workers: QueryWorkers
  readonly access: Access
  /** `1`, `X` or a date. */
  readonly version: string
}
