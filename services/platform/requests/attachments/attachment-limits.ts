import type { Admission, RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'

/** Five files for each of the requests that a network may send, and some that are refused. */
const FILES: RateLimit = { limit: 60, windowSeconds: 3_600 }

/** KiB in a day: files that no message has fill the database until they are removed. */
const SIZE: RateLimit = { limit: 500 * 1_024, windowSeconds: 86_400 }

/** Whether a network may send another file of this size, in bytes. */
export async function admitAttachment(
  limiter: RateLimiter,
  { network, bytes }: { network: string | undefined; bytes: number },
): Promise<Admission> {
  if (network === undefined) return { ok: true }
  const admitted = await limiter.admit(`attachments ${network}`, FILES)
  if (!admitted.ok) return admitted
  return limiter.admit(`attachment size ${network}`, SIZE, Math.ceil(bytes / 1_024))
}
