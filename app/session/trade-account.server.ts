import { LRUCache } from 'lru-cache'
import type { MiddlewareFunction } from 'react-router'
import { now } from '#app/page/clock.ts'
import {
  clientsContext,
  endedSessionContext,
  type Session,
  sealContext,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CustomerTransportCode, TradeAccount } from '#clients/customer/customer-client.ts'
import { ok, type Result } from '#domain/result.ts'
import { maySeeTradePrices, toRole } from '#domain/visitor/roles.ts'
import { sessionCookie } from './session.server.ts'

/**
 * The lifetime of a cached result, in milliseconds. Open pages poll every 15 seconds (`follow-standing.ts`), so a
 * decision of the house reaches them within half a minute, even if nothing announces it.
 */
export const TRADE_ACCOUNT_CACHE_MS = 15_000

/** The capacity; the least recently used entry is evicted first. */
const CACHE_MAX = 10_000

type AccountResult = Result<TradeAccount | null, CustomerTransportCode>

type GetTradeAccount = (accessToken: string) => Promise<AccountResult>

const withCache = cacheTradeAccounts()

/**
 * Resolves the role of a signed-in request before the loaders run (Spec §6,
 * docs/decisions/0024-read-trade-standing-at-each-request.md). An approved trade client requests prices as their
 * company location, and gets lists with trade prices. Spec §4: a customer query that responds with 401 clears the
 * token. A guest causes no request.
 */
export const resolveRole: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const session = context.get(sessionContext)
  if (session === null) return next()
  const clients = context.get(clientsContext)
  const endedAtMs = clients.identity.lastSessionEndMs()
  const nowMs = now(context).getTime()
  const result = await withCache(clients.customer.getTradeAccount, nowMs, endedAtMs)(session.accessToken)
  const isRefused = !result.ok && result.code === 'unauthorized' && session.expiresAt > nowMs
  if (isRefused) {
    context.set(sessionContext, null)
    context.set(endedSessionContext, true)
    const response = await next()
    const forget = sessionCookie(null, context.get(sealContext), url.protocol === 'https:')
    response.headers.append('Set-Cookie', forget)
    return response
  }
  const known = result.ok ? result.value : null
  context.set(visitorContext, { ...context.get(visitorContext), ...standingOf(session, known) })
  return next()
}

export async function asCustomer(
  visitor: Visitor,
  session: Session,
  { customer }: Pick<Clients, 'customer'>,
  now: Date,
): Promise<Visitor> {
  const result = await withCache(customer.getTradeAccount, now.getTime())(session.accessToken)
  return { ...visitor, ...standingOf(session, result.ok ? result.value : null) }
}

export async function refreshTradeAccount(
  { accessToken }: Session,
  { customer }: Pick<Clients, 'customer'>,
  now: Date,
): Promise<void> {
  await withCache(customer.getTradeAccount, now.getTime(), now.getTime())(accessToken)
}

function standingOf({ accessToken }: Session, account: TradeAccount | null) {
  const role = toRole(true, account?.standing ?? null)
  const isApproved = account !== null && maySeeTradePrices(role)
  const { companyLocationId } = account ?? {}
  return {
    role,
    buyer: isApproved && companyLocationId ? { customerAccessToken: accessToken, companyLocationId } : null,
  }
}

/**
 * Caches the trade account of an access token briefly, since every request needs it. While the service is unavailable
 * the last result is used; a refused token is evicted. A result from before `endedAtMs`, when sessions ended or the
 * house decided, is requested again.
 */
export function cacheTradeAccounts(): (
  call: GetTradeAccount,
  requestedAtMs: number,
  endedAtMs?: number,
) => GetTradeAccount {
  const stored = new LRUCache<string, { account: TradeAccount | null; requestedAtMs: number }>({
    max: CACHE_MAX,
  })
  return (call, requestedAtMs, endedAtMs = -1) =>
    async (accessToken) => {
      const known = stored.get(accessToken)
      const isFresh =
        known &&
        known.requestedAtMs > endedAtMs &&
        requestedAtMs - known.requestedAtMs < TRADE_ACCOUNT_CACHE_MS
      if (isFresh) return ok(known.account)
      const result = await call(accessToken)
      if (!result.ok && result.code !== 'unauthorized') return known ? ok(known.account) : result
      if (result.ok) stored.set(accessToken, { account: result.value, requestedAtMs })
      else stored.delete(accessToken)
      return result
    }
}
