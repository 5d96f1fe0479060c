import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { CountryCode } from '../market/market.ts'
import { ok, type Result, refuse } from '../result.ts'

/** Spec §4: the lead time of a product that has none or a non-numeric one; it sorts last. */
export const UNKNOWN_LEAD_TIME_DAYS = 999

export type ShippingFacts = {
  readonly sku: string
  readonly isReadyToShip: boolean
  /** In days; the commerce platform stores text, which may be missing or not a number. */
  readonly leadTime: string | number | null
  /** Null if the commerce service does not report it (Spec §4). */
  readonly stockAvailable: boolean | null
  /** False once it is out of stock and no longer made. */
  readonly availableForSale: boolean
  readonly isPreorder: boolean
  readonly availableFrom: CalendarDate | null
  readonly excludedCountries: readonly string[]
  readonly notDirectlyShoppable: boolean
}

export type ShippingNotice =
  | { readonly kind: 'ready-to-ship' }
  | { readonly kind: 'one-week' }
  | { readonly kind: 'weeks'; readonly weeks: number }
  | { readonly kind: 'preorder' }
  | { readonly kind: 'available-from'; readonly date: CalendarDate }
  | { readonly kind: 'to-be-confirmed' }
  | { readonly kind: 'upon-request' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'unavailable-here' }

/** Spec §4: stock_available is true when total inventory is above 0. Null stays unknown. */
export function stockAvailable(totalInventory: number | null): boolean | null {
  return totalInventory === null ? null : totalInventory > 0
}

/** Spec §4: 0 when flagged ready to ship; else the numeric lead time in whole days; else 999. */
export function leadTimeDays({
  isReadyToShip,
  leadTime,
}: Pick<ShippingFacts, 'isReadyToShip' | 'leadTime'>): number {
  if (isReadyToShip) return 0
  const text = String(leadTime ?? '').trim()
  return /^\d+(\.\d+)?$/.test(text) ? Math.ceil(Number(text)) : UNKNOWN_LEAD_TIME_DAYS
}

/** The one message about when a product ships to a country, by precedence (Spec §4); `today` is the house's date. */
export function shippingNotice(
  facts: ShippingFacts,
  country: CountryCode,
  today: CalendarDate,
): ShippingNotice {
  if (facts.excludedCountries.includes(country)) return { kind: 'unavailable-here' }
  if (isUponRequest(facts)) return { kind: 'upon-request' }
  if (isAwaited(facts, today) && !facts.isPreorder)
    return { kind: 'available-from', date: facts.availableFrom }
  if (!facts.availableForSale) return { kind: 'sold-out' }
  if (facts.isPreorder && (facts.availableFrom === null || isAwaited(facts, today)))
    return { kind: 'preorder' }
  return leadTimeNotice(facts)
}

/** The SKU prefix of products that are available on request (Spec §5). */
export const UPON_REQUEST_SKU = 'PORAMI'

/** Spec §3, §5: whether a product is available on request: by its attribute, or by its SKU. */
export function isUponRequest({
  sku,
  notDirectlyShoppable,
}: Pick<ShippingFacts, 'sku' | 'notDirectlyShoppable'>): boolean {
  return notDirectlyShoppable || sku.startsWith(UPON_REQUEST_SKU)
}

export function canBuy(
  facts: ShippingFacts,
  country: CountryCode,
): Result<true, 'not-shippable-here' | 'not-sellable'> {
  if (facts.excludedCountries.includes(country)) return refuse('not-shippable-here')
  return isForSale(facts) ? ok(true) : refuse('not-sellable')
}

/** Whether a product is sold anywhere: in stock or still made, and not upon request. */
export function isForSale(
  facts: Pick<ShippingFacts, 'sku' | 'availableForSale' | 'notDirectlyShoppable'>,
): boolean {
  return facts.availableForSale && !isUponRequest(facts)
}

/**
 * A stocked product that has run out but is still for sale is made to order, so its own lead time applies and the
 * ready-to-ship flag does not.
 */
function leadTimeNotice(facts: ShippingFacts): ShippingNotice {
  const isReadyToShip = facts.isReadyToShip && facts.stockAvailable !== false
  const days = leadTimeDays({ isReadyToShip, leadTime: facts.leadTime })
  if (days >= UNKNOWN_LEAD_TIME_DAYS) return { kind: 'to-be-confirmed' }
  if (days === 0) return { kind: 'ready-to-ship' }
  const weeks = Math.ceil(days / 7)
  return weeks === 1 ? { kind: 'one-week' } : { kind: 'weeks', weeks }
}

function isAwaited(
  facts: ShippingFacts,
  today: CalendarDate,
): facts is ShippingFacts & { availableFrom: CalendarDate } {
  return facts.availableFrom !== null && facts.availableFrom > today
}
