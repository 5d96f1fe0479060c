import type { RequestKind } from './request-kinds.ts'

/** From this weight on, two people carry a piece. */
const HEAVY_KG = 20

/** Whether a delivery into the room is offered: for what one person cannot carry, or has to be assembled. */
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
  /** Spec §5, §6: not directly shoppable, or a SKU of pieces upon request. */
  readonly isUponRequest: boolean
  /** The price is given upon request. */
  readonly hasPrice: boolean
  readonly isSoldOut: boolean
  /** Spec §6: an approved trade client. */
  readonly isTrade: boolean
}

/** What may be requested about a variant, in the order of the product page (Spec §1, §6). */
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
