import type { NewRequest } from '#contracts/request.ts'
import { customerKey } from '#domain/account/email-address.ts'
import type { Admission, RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'

/** More than a household or an office sends. */
const BY_NETWORK: RateLimit = { limit: 10, windowSeconds: 3_600 }

/** Addresses are not verified and each request sends an email, so this protects addresses from being flooded. */
const BY_EMAIL: RateLimit = { limit: 10, windowSeconds: 86_400 }

/** Per conversation, since each reply sends an email to the house. */
const REPLIES: RateLimit = { limit: 20, windowSeconds: 3_600 }

export async function admitRequest(
  limiter: RateLimiter,
  { network, email }: Pick<NewRequest, 'network' | 'email'>,
): Promise<Admission> {
  if (network !== null) {
    const admitted = await limiter.admit(`request network ${network}`, BY_NETWORK)
    if (!admitted.ok) return admitted
  }
  return limiter.admit(`request email ${customerKey(email)}`, BY_EMAIL)
}

export function admitReply(limiter: RateLimiter, { id }: { id: string }): Promise<Admission> {
  return limiter.admit(`request reply ${id}`, REPLIES)
}
