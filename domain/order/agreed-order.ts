/** The facts that decide whether an agreed order can still be placed. */
export type AgreedOrderFacts = {
  readonly isOrdered: boolean
  readonly cancelledAt: Date | null
  readonly expiresAt: Date
}

export type AgreedOrderStatus = 'open' | 'ordered' | 'cancelled' | 'expired'

/** The state of an agreed order: what was ordered stays so, and expires from the very moment. */
export function agreedOrderStatus(
  { isOrdered, cancelledAt, expiresAt }: AgreedOrderFacts,
  now: Date,
): AgreedOrderStatus {
  if (isOrdered) return 'ordered'
  if (cancelledAt !== null) return 'cancelled'
  return now.getTime() >= expiresAt.getTime() ? 'expired' : 'open'
}
