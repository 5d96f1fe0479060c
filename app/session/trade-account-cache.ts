import type { CustomerTransportCode, TradeAccount } from '#clients/customer/customer-client.ts'
import { ok, type Result } from '#domain/result.ts'

/** How long an answer counts, in milliseconds: a decision of the house reaches open browsers within this time. */
export const TRADE_ACCOUNT_MS = 30_000
/** Of so many customers an answer is kept; the one that was kept longest goes first. */
const KEPT_MOST = 10_000

type Answer = Result<TradeAccount | null, CustomerTransportCode>
type Ask = (accessToken: string) => Promise<Answer>

/**
 * Remembers for a moment how the bearer of an access token stands, since every request of theirs has to know it.
 * While the service does not answer, its last answer is used; a refusal of the token forgets it. An answer up to
 * `endedAtMs`, when sessions were ended, is requested again.
 */
export function cacheTradeAccounts(nowMs: () => number): (ask: Ask, endedAtMs?: number) => Ask {
  const kept = new Map<string, { account: TradeAccount | null; askedAtMs: number }>()
  return (ask, endedAtMs = -1) =>
    async (accessToken) => {
      const known = kept.get(accessToken)
      const askedAtMs = nowMs()
      const isFresh = known && known.askedAtMs > endedAtMs && askedAtMs - known.askedAtMs < TRADE_ACCOUNT_MS
      if (isFresh) return ok(known.account)
      const answer = await ask(accessToken)
      if (!answer.ok && answer.code !== 'unauthorized') return known ? ok(known.account) : answer
      kept.delete(accessToken)
      if (!answer.ok) return answer
      kept.set(accessToken, { account: answer.value, askedAtMs })
      const [oldest] = kept.size > KEPT_MOST ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      return answer
    }
}
