import { LRUCache } from 'lru-cache'
import type { CustomerTransportCode, TradeAccount } from '#clients/customer/customer-client.ts'
import { ok, type Result } from '#domain/result.ts'

/** How long an answer counts, in milliseconds: a decision of the house reaches open browsers within this time. */
export const TRADE_ACCOUNT_MS = 30_000
/** Of so many customers an answer is stored; the one least recently needed goes first. */
const CACHE_MAX = 10_000

type Answer = Result<TradeAccount | null, CustomerTransportCode>
type Call = (accessToken: string) => Promise<Answer>

/**
 * Remembers for a moment the standing of the bearer of an access token, since every request of theirs has to know it.
 * While the service does not answer, its last answer is used; a refusal of the token forgets it. An answer up to
 * `endedAtMs`, when sessions were ended, is requested again.
 */
export function cacheTradeAccounts(nowMs: () => number): (call: Call, endedAtMs?: number) => Call {
  const stored = new LRUCache<string, { account: TradeAccount | null; requestedAtMs: number }>({
    max: CACHE_MAX,
  })
  return (call, endedAtMs = -1) =>
    async (accessToken) => {
      const known = stored.get(accessToken)
      const requestedAtMs = nowMs()
      const isFresh =
        known && known.requestedAtMs > endedAtMs && requestedAtMs - known.requestedAtMs < TRADE_ACCOUNT_MS
      if (isFresh) return ok(known.account)
      const answer = await call(accessToken)
      if (!answer.ok && answer.code !== 'unauthorized') return known ? ok(known.account) : answer
      if (answer.ok) stored.set(accessToken, { account: answer.value, requestedAtMs })
      else stored.delete(accessToken)
      return answer
    }
}
