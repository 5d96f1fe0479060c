/** The steps on the way to an order (Spec: desk figures), in their order. */
export const FUNNEL_STEPS = ['list', 'piece', 'bag', 'checkout', 'order'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** The steps of a visit as a sum of bits. */
export function stepBit(step: FunnelStep): number {
  return 1 << FUNNEL_STEPS.indexOf(step)
}

/** How many visits took these steps, as a sum of bits. */
export type CountedSteps = { readonly steps: number; readonly visits: number }

/**
 * How many visits reached each step or one after it: a piece may be found without a list, and a bag be from an earlier visit.
 */
export function funnelOf(counted: readonly CountedSteps[]): Record<FunnelStep, number> {
  const reached = (step: FunnelStep) =>
    counted.reduce((sum, { steps, visits }) => sum + (steps >= stepBit(step) ? visits : 0), 0)
  return {
    list: reached('list'),
    piece: reached('piece'),
    bag: reached('bag'),
    checkout: reached('checkout'),
    order: reached('order'),
  }
}

/** The share of `from` in percent with one decimal; null of nothing. */
export function sharePercent(part: number, from: number): number | null {
  return from === 0 ? null : Math.round((part / from) * 1000) / 10
}
