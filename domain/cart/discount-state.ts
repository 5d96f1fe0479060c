/** `planned`: before its start. `over`: after its end or its last use. */
export type DiscountState = 'active' | 'planned' | 'over'

type Dated = {
  readonly startsAt: string
  readonly endsAt: string | null
  readonly usageLimit: number | null
  readonly used: number
}

/** Moments in ISO 8601. The end is excluded. */
export function discountState({ startsAt, endsAt, usageLimit, used }: Dated, now: Date): DiscountState {
  if (endsAt !== null && new Date(endsAt) <= now) return 'over'
  if (usageLimit !== null && used >= usageLimit) return 'over'
  return new Date(startsAt) <= now ? 'active' : 'planned'
}
