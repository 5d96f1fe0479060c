import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Session, Visitor } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import { type Money, money } from '#domain/money/money.ts'
import { ok, type Result } from '#domain/result.ts'

/** A saved piece whose price differs from the one the customer last saw. */
export type PriceChange = {
  readonly productId: string
  readonly before: Money
  readonly now: Money
  readonly noticedAt: Date
}

/**
 * Records the current prices of saved pieces for this visitor, and returns those that changed. Trade prices are
 * compared only with trade prices.
 */
export async function detectPriceChanges(
  { commerce, updates }: Pick<Clients, 'commerce' | 'updates'>,
  { visitor, session }: { visitor: Visitor; session: Session },
  productIds: readonly string[],
): Promise<Result<PriceChange[], string>> {
  if (productIds.length === 0) return ok([])
  const found = await commerce.findLowestPrices(productIds, toCommerceContext(visitor))
  if (!found.ok) return found
  const { currency, buyer } = visitor
  const current = new Map(
    [...found.value].flatMap(([id, price]) => (price.currency === currency ? [[id, price.amountMinor]] : [])),
  )
  const noticed = await updates.noticePrices(session.accessToken, {
    currency,
    isTrade: buyer !== null,
    prices: [...current].map(([productId, amountMinor]) => ({ productId, amountMinor })),
  })
  if (!noticed.ok) return noticed
  return ok(
    noticed.value.flatMap(({ productId, knownMinor, noticedAt }) => {
      const nowMinor = current.get(productId) ?? 0
      if (nowMinor === 0) return []
      return [
        {
          productId,
          before: money(knownMinor, currency),
          now: money(nowMinor, currency),
          noticedAt: new Date(noticedAt),
        },
      ]
    }),
  )
}
