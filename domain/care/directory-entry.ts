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
  /** The date of the account's creation or of the first order, whichever is earlier. */
  readonly since: Date
  readonly lastOrderAt: Date | null
}

/** The entry of a customer with an account. `orders` may include some that were placed without signing in. */
export function accountEntry(
  account: KnownAccount,
  profile: KnownProfile | null,
  orders: readonly KnownOrders[],
): DirectoryEntry {
  const combined = combineOrders(orders)
  const orderedFirst = combined && combined.firstOrderAt < account.createdAt
  return {
    email: account.email,
    name: profile?.name || combined?.name || '',
    company: profile?.company ?? (combined?.company || null),
    standing: profile?.standing ?? null,
    language: profile?.language ?? account.language,
    country: combined?.country ?? null,
    orderCount: combined?.orderCount ?? 0,
    since: orderedFirst ? combined.firstOrderAt : account.createdAt,
    lastOrderAt: combined?.lastOrderAt ?? null,
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

function combineOrders(parts: readonly KnownOrders[]): KnownOrders | null {
  const [latest] = [...parts].sort((left, right) => right.lastOrderAt.getTime() - left.lastOrderAt.getTime())
  if (!latest) return null
  const firsts = parts.map(({ firstOrderAt }) => firstOrderAt.getTime())
  return {
    ...latest,
    orderCount: parts.reduce((sum, { orderCount }) => sum + orderCount, 0),
    firstOrderAt: new Date(Math.min(...firsts)),
  }
}
