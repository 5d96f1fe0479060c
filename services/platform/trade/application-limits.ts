import type { NewTradeApplication } from '#contracts/trade-application.ts'
import { customerKey } from '#domain/account/email-address.ts'
import type { Admission, RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'

/** More than an office applies with: each attempt reveals whether an address has an account. */
const BY_NETWORK: RateLimit = { limit: 10, windowSeconds: 3_600 }

/** Several networks that try one address. */
const BY_EMAIL: RateLimit = { limit: 10, windowSeconds: 86_400 }

/** Whether a network and an address may send another application. */
export async function admitApplication(
  limiter: RateLimiter,
  { network, email }: Pick<NewTradeApplication, 'network' | 'email'>,
): Promise<Admission> {
  if (network !== null) {
    const admitted = await limiter.admit(`trade application network ${network}`, BY_NETWORK)
    if (!admitted.ok) return admitted
  }
  return limiter.admit(`trade application email ${customerKey(email)}`, BY_EMAIL)
}
