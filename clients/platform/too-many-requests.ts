import { tooManyRequests } from '#contracts/request.ts'
import type { Refused } from '#domain/result.ts'

/** `retryAfterSeconds`: null if the service does not say. */
export type TooManyRequests = Refused<'too-many-requests'> & { readonly retryAfterSeconds: number | null }

/** The refusal of a response with the status 429. */
export function refuseTooMany(body: unknown): TooManyRequests {
  const { retryAfterSeconds = null } = tooManyRequests.safeParse(body).data ?? {}
  return { ok: false, code: 'too-many-requests', retryAfterSeconds }
}
