import type { Context } from 'hono'
import type { z } from 'zod'
import type { NewRequest, tooManyRequests } from '#contracts/request.ts'
import { customerKey } from '#domain/account/email-address.ts'
import type { Admission, RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'

/** More than a household or an office writes. */
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

/** The response to a call above the limit, with the time to wait. */
export function tooMany(
  context: Context,
  { code, retryAfterSeconds }: Extract<Admission, { ok: false }>,
): Response {
  const body: z.infer<typeof tooManyRequests> = { code, retryAfterSeconds }
  return context.json(body, 429, { 'retry-after': String(retryAfterSeconds) })
}
