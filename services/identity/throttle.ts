import type { RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'

const MINUTES = 60

/** How often one may try, by who tries (a network) and by what is tried (an address). */
const RULES = {
  lookup: { visitor: { limit: 60, windowSeconds: 10 * MINUTES } },
  'sign-in': {
    visitor: { limit: 30, windowSeconds: 15 * MINUTES },
    account: { limit: 10, windowSeconds: 15 * MINUTES },
  },
  'sign-up': { visitor: { limit: 30, windowSeconds: 60 * MINUTES } },
  'password-link': {
    visitor: { limit: 30, windowSeconds: 60 * MINUTES },
    account: { limit: 3, windowSeconds: 60 * MINUTES },
  },
  /** Trying the password of somebody whose browser was left open. */
  proof: {
    visitor: { limit: 30, windowSeconds: 15 * MINUTES },
    account: { limit: 10, windowSeconds: 15 * MINUTES },
  },
  'email-change': {
    visitor: { limit: 20, windowSeconds: 60 * MINUTES },
    account: { limit: 5, windowSeconds: 60 * MINUTES },
  },
} satisfies Record<string, { visitor: RateLimit; account?: RateLimit }>

export type ThrottledAct = keyof typeof RULES

/** Counts an attempt and says whether it may be made. Without a visitor key all strangers count as one. */
export function createThrottle(limiter: RateLimiter) {
  return async (act: ThrottledAct, visitor: string | null, email?: string): Promise<boolean> => {
    const rules: { visitor: RateLimit; account?: RateLimit } = RULES[act]
    const admissions = [await limiter.admit(`identity-${act}:visitor:${visitor ?? 'unknown'}`, rules.visitor)]
    if (rules.account && email) {
      admissions.push(await limiter.admit(`identity-${act}:account:${email}`, rules.account))
    }
    return admissions.every(({ ok }) => ok)
  }
}
