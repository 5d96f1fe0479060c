import type { CustomerRestriction, ProductAttributes } from './product-attributes.ts'
import { ok, type Result, refuse } from './result.ts'

/** Spec §6. A trade client is one with a company location; the rest of the name is how the application stands. */
export const ROLES = ['guest', 'consumer', 'trade-pending', 'trade-approved', 'trade-rejected'] as const
export type Role = (typeof ROLES)[number]

/** How a trade application stands (Spec §4). */
export const TRADE_STANDINGS = ['pending', 'approved', 'rejected'] as const
export type TradeStanding = (typeof TRADE_STANDINGS)[number]

/**
 * The standing of an account as far as it grants anything: trade prices, pieces for the trade, the trade
 * menu, a company location (Spec §6). A company belongs to an account, and opens nothing before the account has proven
 * its address: anybody can sign up with a studio's. A later change of address is proven too, and keeps the company.
 */
export function grantedStanding(
  standing: TradeStanding | null,
  { isEmailVerified }: { readonly isEmailVerified: boolean },
): TradeStanding | null {
  return isEmailVerified ? standing : null
}

/** The role of somebody: null standing for whoever never applied. */
export function roleOf(isSignedIn: boolean, standing: TradeStanding | null): Role {
  if (!isSignedIn) return 'guest'
  return standing === null ? 'consumer' : `trade-${standing}`
}

/** How the application of somebody in this role stands; null for whoever never applied. */
export function standingOfRole(role: Role): TradeStanding | null {
  return TRADE_STANDINGS.find((standing) => role === `trade-${standing}`) ?? null
}

/** Spec §3: isTrade, whatever became of the application. Decides the menu and the marketing messages (§6). */
export function isTradeClient(role: Role): boolean {
  return role.startsWith('trade-')
}

/** Spec §4: trade prices are visible only after approval. */
export function maySeeTradePrices(role: Role): boolean {
  return role === 'trade-approved'
}

/** Spec §4: a pending application blocks checkout until it is approved. */
export function mayCheckOut(role: Role): Result<true, 'trade-application-pending'> {
  return role === 'trade-pending' ? refuse('trade-application-pending') : ok(true)
}

/** Spec §6: a guest must sign in to save favorites or lists. */
export function mayKeepLists(role: Role): boolean {
  return role !== 'guest'
}

/** Spec §6: 'available upon request' products are for trade clients only: once they are approved. */
export function mayRequestProduct(role: Role): boolean {
  return role === 'trade-approved'
}

/**
 * Whether somebody may see a product at all (Spec §5, §6): b2b only for approved trade clients, b2c only for
 * everybody else, internal use only for nobody in the shop.
 */
export function maySeeProduct(
  role: Role,
  product: { readonly customerRestrictions: CustomerRestriction | null; readonly internalUseOnly: boolean },
): boolean {
  if (product.internalUseOnly) return false
  if (product.customerRestrictions === 'b2b_only') return role === 'trade-approved'
  return product.customerRestrictions !== 'b2c_only' || role !== 'trade-approved'
}

/** The attributes of a product as somebody may hold them: no trade price leaves the server for others. */
export function attributesFor(role: Role, attributes: ProductAttributes): ProductAttributes {
  return maySeeTradePrices(role)
    ? attributes
    : { ...attributes, tradePrice: { EUR: null, USD: null, GBP: null } }
}

/** Spec §6: the menu documents of the two audiences. */
export function menuIdOf(role: Role): 'trade-menu' | 'consumer-menu' {
  return isTradeClient(role) ? 'trade-menu' : 'consumer-menu'
}

/** Spec §6: the trade link in the header shows only to non-trade visitors. */
export function showsTradeLink(role: Role): boolean {
  return !isTradeClient(role)
}
