import { tooManyRequests } from '#contracts/request.ts'
import type { Refused } from '#domain/result.ts'

/** `retryAfterSeconds` is null if the service does not state it. */
export type TooManyRequests = Refused<'too-many-requests'> & { readonly retryAfterSeconds: number | null }

/** For the status 429. */
export function refuseTooMany(body: unknown): TooManyRequests {
  const { retryAfterSeconds = null } = tooManyRequests.safeParse(body).data ?? {}
  return { ok: false, code: 'too-many-requests', retryAfterSeconds }
}
