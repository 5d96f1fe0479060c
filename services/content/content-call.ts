import type { Staff } from '#services/kernel/team/staff.ts'
import type { Access } from './access.ts'
import type { ContentServiceOptions } from './content-options.ts'
import type { DocumentStore } from './documents/document-store.ts'
import type { Listeners } from './listening/listeners.ts'
import type { Presence } from './presence/presence.ts'
import type { QueryWorkers } from './queries/query-workers.ts'

export type ContentCall = {
  readonly options: Required<ContentServiceOptions>
  readonly store: DocumentStore
  readonly workers: QueryWorkers
  readonly listeners: Listeners
  readonly presence: Presence
  readonly access: Access
  /** `1`, `X` or a date. */
  readonly version: string
  /** The team member's account id. Null for token holders and anonymous callers. */
  readonly author: string | null
}

export type StaffCall = ContentCall & {
  readonly author: string
  readonly staff: Staff
  readonly accessToken: string
}
