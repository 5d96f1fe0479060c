import type { Language } from '../market/language.ts'
import type { TradeStanding } from '../visitor/roles.ts'

/** What the services know about a customer's account. */
export type KnownAccount = { readonly email: string; readonly language: Language; readonly createdAt: Date }
export type KnownProfile = {
  readonly name: string
  readonly company: string | null
  readonly standing: TradeStanding | null
  readonly language: Language | null
}
/** A customer's orders, with the name, country and language of the latest one. Canceled orders are not counted. */
export type KnownOrders = {
  readonly orderCount: number
  readonly firstOrderAt: Date
  readonly lastOrderAt: Date
  readonly name: string
  readonly company: string
  readonly country: string
  readonly language: Language
}

export type DirectoryEntry = {
  readonly email: string
  readonly name: string
  readonly company: string | null
  readonly standing: TradeStanding | null
  readonly language: Language
  /** The country of the latest order; null if there are no orders. */
  readonly country: string | null
  readonly orderCount: number
  /** The date when the account was created or of the first order, whichever is earlier. */
  readonly since: Date
  readonly lastOrderAt: Date | null
}

/** `orders` may include some that were placed without signing in. */
export function accountEntry(
  account: KnownAccount,
  profile: KnownProfile | null,
  orders: readonly KnownOrders[],
): DirectoryEntry {
  const bought = joinOrders(orders)
  const earlier = bought && bought.firstOrderAt < account.createdAt
  return {
    email: account.email,
    name: profile?.name || bought?.name || '',
    company: profile?.company ?? (bought?.company || null),
    standing: profile?.standing ?? null,
    language: profile?.language ?? account.language,
    country: bought?.country ?? null,
    orderCount: bought?.orderCount ?? 0,
    since: earlier ? bought.firstOrderAt : account.createdAt,
    lastOrderAt: bought?.lastOrderAt ?? null,
  }
}

/** The entry of a customer who has ordered without an account. */
export function guestEntry(email: string, orders: KnownOrders): DirectoryEntry {
  const { name, company, country, language, orderCount, firstOrderAt: since, lastOrderAt } = orders
  return {
    email,
    name,
    company: company || null,
    standing: null,
    language,
    country,
    orderCount,
    since,
    lastOrderAt,
  }
}

function joinOrders(parts: readonly KnownOrders[]): KnownOrders | null {
  const [latest] = [...parts].sort((left, right) => right.lastOrderAt.getTime() - left.lastOrderAt.getTime())
  if (!latest) return null
  const firsts = parts.map(({ firstOrderAt }) => firstOrderAt.getTime())
  return {
    ...latest,
    orderCount: parts.reduce((sum, { orderCount }) => sum + orderCount, 0),
    firstOrderAt: new Date(Math.min(...firsts)),
  }
}
