/** A smaller change, such as one caused by a new exchange rate, is ignored. */
export const MIN_CHANGE_SHARE = 0.02

/** In minor units, for one price list. */
export type NoticedPrice = {
  /** The price that the customer knows. */
  readonly knownMinor: number
  /** A different price found by a later check; null while it is still the known one. */
  readonly changed: { readonly minor: number; readonly at: Date } | null
}

/**
 * The stored price of a saved piece after a check found `currentMinor`. The first check stores the known price. A
 * further change is compared with the previous one if the customer has read about that one or it was too long ago. A
 * price of 0 is upon request and does not count as a price.
 */
export function noticePrice(
  stored: NoticedPrice | null,
  currentMinor: number,
  { isChangeKnown, now }: { readonly isChangeKnown: boolean; readonly now: Date },
): NoticedPrice | null {
  if (currentMinor <= 0) return stored
  if (stored === null) return { knownMinor: currentMinor, changed: null }
  const { knownMinor, changed } = stored
  if (changed && !isChangedPrice(changed.minor, currentMinor)) return stored
  const before = changed && isChangeKnown ? changed.minor : knownMinor
  if (!isChangedPrice(before, currentMinor)) return changed ? { knownMinor: before, changed: null } : stored
  return { knownMinor: before, changed: { minor: currentMinor, at: now } }
}

function isChangedPrice(beforeMinor: number, nowMinor: number): boolean {
  return Math.abs(nowMinor - beforeMinor) >= beforeMinor * MIN_CHANGE_SHARE
}

/** `at` is when the change was noticed. */
export function priceUpdateId(productId: string, at: Date): string {
  return `price ${productId} ${at.getTime()}`
}
