import type { Database } from '../database/database.ts'
import type { Staff } from './staff.ts'

/**
 * One authorized call of the team API. `body` is JSON that is not validated yet, bytes for a route that accepts bytes,
 * or null if there is none.
 */
export type TeamCall = {
  database: Database
  staff: Staff
  now: Date
  timeZone: string
  id: string
  parameters: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: unknown
  idempotencyKey: string | null
  /** Aborted when the caller leaves. */
  signal: AbortSignal
  /** Reports a bug that occurs after the response has started. */
  reportError(error: unknown): void
}
