import type { CustomerRestriction, ProductAttributes } from '../product/product-attributes.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Spec §6. Trade clients have a company location; the rest of the name is the state of the application. */
export const ROLES = ['guest', 'consumer', 'trade-pending', 'trade-approved', 'trade-rejected'] as const
export type Role = (typeof ROLES)[number]

export const TRADE_STANDINGS = ['pending', 'approved', 'rejected'] as const
export type TradeStanding = (typeof TRADE_STANDINGS)[number]

/**
 * The standing that grants rights: trade prices, trade-only products, the trade menu, a company location (Spec §6). A
 * company grants nothing until the account's email address is verified, because anyone can sign up with a studio's
 * address. A pending application applies before that, because it reveals no price and explains why the checkout is
 * blocked. A later change of address is verified too, and does not affect the company.
 */
export function grantedStanding(
  standing: TradeStanding | null,
  { isEmailVerified }: { readonly isEmailVerified: boolean },
): TradeStanding | null {
  return isEmailVerified || standing === 'pending' ? standing : null
}

/** The role for a standing; `standing` is null for anyone who never applied. */
export function toRole(isSignedIn: boolean, standing: TradeStanding | null): Role {
  if (!isSignedIn) return 'guest'
  return standing === null ? 'consumer' : `trade-${standing}`
}

/** Null for a customer who never applied. */
export function standingForRole(role: Role): TradeStanding | null {
  return TRADE_STANDINGS.find((standing) => role === `trade-${standing}`) ?? null
}

/** Spec §3: isTrade, regardless of the application's state. Decides the menu and the marketing messages (§6). */
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
export function maySaveLists(role: Role): boolean {
  return role !== 'guest'
}

/** Spec §6: only approved trade clients may request 'available upon request' products. */
export function mayRequestProduct(role: Role): boolean {
  return role === 'trade-approved'
}

/** Spec §5, §6: b2b for approved trade clients only, b2c for everyone else, internal use for no one. */
export function maySeeProduct(
  role: Role,
  product: { readonly customerRestrictions: CustomerRestriction | null; readonly internalUseOnly: boolean },
): boolean {
  if (product.internalUseOnly) return false
  if (product.customerRestrictions === 'b2b_only') return role === 'trade-approved'
  return product.customerRestrictions !== 'b2c_only' || role !== 'trade-approved'
}

/** Removes trade prices for roles that may not see them, so that they never leave the server. */
export function attributesFor(role: Role, attributes: ProductAttributes): ProductAttributes {
  return maySeeTradePrices(role)
    ? attributes
    : { ...attributes, tradePrice: { EUR: null, USD: null, GBP: null } }
}

/** Spec §6: the menu that a role sees. */
export function menuIdForRole(role: Role): 'trade-menu' | 'consumer-menu' {
  return isTradeClient(role) ? 'trade-menu' : 'consumer-menu'
}

/** Spec §6: the trade link in the header shows only to non-trade visitors. */
export function showsTradeLink(role: Role): boolean {
  return !isTradeClient(role)
}

/**
 * Spec §4: a pending application blocks orders; everyone else may order samples, guests once they have verified their
 * address.
 */
export function mayOrderSamples(role: Role): boolean {
  return role !== 'trade-pending'
}
