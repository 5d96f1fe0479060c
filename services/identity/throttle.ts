import type { RateLimit, RateLimiter } from '#services/kernel/rate-limit.ts'

const MINUTES = 60

/** Attempts are counted per network, browser and target (an address or an account). */
type Scope = 'visitor' | 'device' | 'target'

/**
 * The limits of attempts. Wrong passwords at a sign-in are counted separately (`domain/account/sign-in-delay.ts`).
 */
const RULES = {
  lookup: {
    visitor: { limit: 60, windowSeconds: 10 * MINUTES },
    device: { limit: 20, windowSeconds: 10 * MINUTES },
  },
  'sign-in': { visitor: { limit: 30, windowSeconds: 15 * MINUTES } },
  'sign-up': { visitor: { limit: 30, windowSeconds: 60 * MINUTES } },
  'password-link': { visitor: { limit: 30, windowSeconds: 60 * MINUTES } },
  /** Limits password guesses in a browser that was left open. */
  proof: {
    visitor: { limit: 30, windowSeconds: 15 * MINUTES },
    target: { limit: 10, windowSeconds: 15 * MINUTES },
  },
  /** Out of one million codes, two or three are valid at any time. */
  'second-factor': {
    visitor: { limit: 30, windowSeconds: 15 * MINUTES },
    target: { limit: 10, windowSeconds: 15 * MINUTES },
  },
  'email-change': {
    visitor: { limit: 20, windowSeconds: 60 * MINUTES },
    target: { limit: 5, windowSeconds: 60 * MINUTES },
  },
  /** Attempts by strangers are reported to the owner once a day. The target contains the day. */
  'attack-mail': { target: { limit: 1, windowSeconds: 24 * 60 * MINUTES } },
} satisfies Record<string, Partial<Record<Scope, RateLimit>>>

export type ThrottledAction = keyof typeof RULES

/**
 * Counts an attempt. Returns the number of seconds to wait, or null if the attempt is allowed. All visitors without a
 * key share one count.
 */
export type Throttle = (
  action: ThrottledAction,
  sources: Partial<Record<Scope, string | null>>,
) => Promise<number | null>

export function createThrottle(limiter: RateLimiter): Throttle {
  return async (action, sources) => {
    const retryDelays: number[] = []
    for (const [scope, rule] of Object.entries(RULES[action])) {
      const source = sources[scope as Scope] ?? 'unknown'
      const admission = await limiter.admit(`identity-${action}:${scope}:${source}`, rule)
      if (!admission.ok) retryDelays.push(admission.retryAfterSeconds)
    }
    return retryDelays.length > 0 ? Math.max(...retryDelays) : null
  }
}
