import type { Admission, RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'

/** More than a person types, but less than a bot would send. */
const VISITOR_LIMIT: RateLimit = { limit: 20, windowSeconds: 60 }
/** Enough for an office with several people who chat. */
const NETWORK_LIMIT: RateLimit = { limit: 300, windowSeconds: 3_600 }
/** Processing a picture takes about a second of CPU time. */
const PICTURE_LIMIT: RateLimit = { limit: 30, windowSeconds: 3_600 }
/** Each transcript is emailed to an address that may belong to someone else. */
const TRANSCRIPT_LIMIT: RateLimit = { limit: 3, windowSeconds: 86_400 }

export type RateLimited = Extract<Admission, { ok: false }>

export async function admitMessage(
  limiter: RateLimiter,
  visitor: string,
  network: string | null,
): Promise<Admission> {
  const admitted = await limiter.admit(`chat message ${visitor}`, VISITOR_LIMIT)
  if (!admitted.ok || network === null) return admitted
  return limiter.admit(`chat network ${network}`, NETWORK_LIMIT)
}

export function admitPicture(limiter: RateLimiter, network: string): Promise<Admission> {
  return limiter.admit(`chat picture ${network}`, PICTURE_LIMIT)
}

export function admitTranscript(limiter: RateLimiter, { id }: { id: string }): Promise<Admission> {
  return limiter.admit(`chat transcript ${id}`, TRANSCRIPT_LIMIT)
}
