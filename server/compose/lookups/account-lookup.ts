import type { Result } from '#domain/result.ts'

/** If the service is unavailable, the lookup is refused instead of reporting a missing account. */
export type AccountLookup<Value> = Promise<Result<Value, 'account-unavailable'>>

/** Called for each failed lookup; `status` is null if there was no response in time. */
export type ReportProblem = (problem: {
  client: 'customer' | 'identity'
  code: 'account-unavailable'
  status: number | null
}) => void

export const LOOKUP_TIMEOUT_MS = 10_000
