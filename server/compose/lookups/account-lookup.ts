import type { Result } from '#domain/result.ts'

/** What one service requests of another about an account. That the other does not answer is no answer about the account. */
export type AccountLookup<Value> = Promise<Result<Value, 'account-unavailable'>>

/** Receives each lookup without an answer; `status` is null when none came in time. */
export type ReportProblem = (problem: {
  client: 'customer' | 'identity'
  code: 'account-unavailable'
  status: number | null
}) => void

export const LOOKUP_TIMEOUT_MS = 10_000
