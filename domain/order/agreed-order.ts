export type AgreedOrderFacts = {
  readonly isOrdered: boolean
  readonly cancelledAt: Date | null
  readonly expiresAt: Date
}

export type AgreedOrderStatus = 'open' | 'ordered' | 'cancelled' | 'expired'

/** An agreed order that was placed or canceled does not expire; the others expire exactly at `expiresAt`. */
export function agreedOrderStatus(
  { isOrdered, cancelledAt, expiresAt }: AgreedOrderFacts,
  now: Date,
): AgreedOrderStatus {
  if (isOrdered) return 'ordered'
  if (cancelledAt !== null) return 'cancelled'
  return now.getTime() >= expiresAt.getTime() ? 'expired' : 'open'
}
