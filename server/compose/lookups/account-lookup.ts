import type { Result } from '#domain/result.ts'

/** An unavailable service is a refusal, not a missing account. */
export type AccountLookup<Value> = Promise<Result<Value, 'account-unavailable'>>

/** Called for each failed lookup; `status` is null without a response in time. */
export type ReportProblem = (problem: {
  client: 'customer' | 'identity'
  code: 'account-unavailable'
  status: number | null
}) => void

export const LOOKUP_TIMEOUT_MS = 10_000
