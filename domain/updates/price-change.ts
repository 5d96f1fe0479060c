/** A price that differs by less than this share, as after a new rate of exchange, has not changed. */
export const MIN_CHANGE_SHARE = 0.02

/** What is stored of the price of a saved piece in one price list, in minor units. */
export type NoticedPrice = {
  /** The price that the customer knows. */
  readonly knownMinor: number
  /** The price since a later check; null while it is the known one. */
  readonly changed: { readonly minor: number; readonly at: Date } | null
}

/**
 * The price of a saved piece after a check found `currentMinor`. The first check stores what the customer knows. A further
 * change is compared with the one before if they know that one: they have read about it, or it was too long ago. A price
 * of 0 is given upon request, which is no price.
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

/** The id of the update about a change; `at` is when it was noticed. */
export function priceUpdateId(productId: string, at: Date): string {
  return `price ${productId} ${at.getTime()}`
}
