import type { RequestKind } from './request-kinds.ts'

/** A piece of this weight needs two people. */
const HEAVY_KG = 20

/** In-room delivery is offered for pieces that one person cannot carry, or that need assembly. */
export function offersWhiteGlove({
  weightKg,
  needsAssembly,
  dedicatedCourier,
}: {
  weightKg: number | null
  needsAssembly: boolean
  dedicatedCourier: boolean
}): boolean {
  return needsAssembly || dedicatedCourier || (weightKg !== null && weightKg >= HEAVY_KG)
}

export type RequestFacts = {
  readonly isCustomizable: boolean
  readonly hasWhiteGlove: boolean
  /** Spec §5, §6: it cannot be bought directly, or has an upon-request SKU. */
  readonly isUponRequest: boolean
  /** False if the price is upon request. */
  readonly hasPrice: boolean
  readonly isSoldOut: boolean
  readonly isTrade: boolean
}

/** The requests offered for a variant, in the product page's order (Spec §1, §6). */
export function offeredRequests(facts: RequestFacts): RequestKind[] {
  const offers: readonly (readonly [RequestKind, boolean])[] = [
    ['availability', (facts.isUponRequest && facts.isTrade) || (!facts.hasPrice && !facts.isUponRequest)],
    ['back-in-stock', facts.isSoldOut],
    ['customization', facts.isCustomizable],
    ['white-glove', facts.hasWhiteGlove],
    ['more-information', true],
    ['expert', true],
  ]
  return offers.flatMap(([kind, isOffered]) => (isOffered ? [kind] : []))
}
