/** `planned`: not started yet. `over`: ended, or used up. */
export type DiscountState = 'active' | 'planned' | 'over'

type Discount = {
  readonly startsAt: string
  readonly endsAt: string | null
  readonly usageLimit: number | null
  readonly used: number
}

/** `startsAt` and `endsAt` are ISO 8601 timestamps; the end is exclusive. */
export function discountState({ startsAt, endsAt, usageLimit, used }: Discount, now: Date): DiscountState {
  if (endsAt !== null && new Date(endsAt) <= now) return 'over'
  if (usageLimit !== null && used >= usageLimit) return 'over'
  return new Date(startsAt) <= now ? 'active' : 'planned'
}
