import { LRUCache } from 'lru-cache'
import type { CustomerTransportCode, TradeAccount } from '#clients/customer/customer-client.ts'
import { ok, type Result } from '#domain/result.ts'

/**
 * The lifetime of a result, in milliseconds. Open pages look every 15 seconds (`follow-standing.ts`), so a decision of the house
 * reaches them within half a minute, even where nothing announces it.
 */
export const TRADE_ACCOUNT_MS = 15_000
/** The capacity; the least recently used entry is evicted first. */
const CACHE_MAX = 10_000

type AccountResult = Result<TradeAccount | null, CustomerTransportCode>
type Call = (accessToken: string) => Promise<AccountResult>

/**
 * Caches the trade account of an access token for a short time, since every request needs it. While the service is
 * unavailable the last result is used; a refused token is evicted. A result from before `endedAtMs`, when sessions
 * ended or the house decided, is requested again.
 */
export function cacheTradeAccounts(): (call: Call, requestedAtMs: number, endedAtMs?: number) => Call {
  const stored = new LRUCache<string, { account: TradeAccount | null; requestedAtMs: number }>({
    max: CACHE_MAX,
  })
  return (call, requestedAtMs, endedAtMs = -1) =>
    async (accessToken) => {
      const known = stored.get(accessToken)
      const isFresh =
        known && known.requestedAtMs > endedAtMs && requestedAtMs - known.requestedAtMs < TRADE_ACCOUNT_MS
      if (isFresh) return ok(known.account)
      const result = await call(accessToken)
      if (!result.ok && result.code !== 'unauthorized') return known ? ok(known.account) : result
      if (result.ok) stored.set(accessToken, { account: result.value, requestedAtMs })
      else stored.delete(accessToken)
      return result
    }
}
