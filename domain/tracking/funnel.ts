/** The steps toward an order (Spec: desk figures), from first to last. */
export const FUNNEL_STEPS = ['list', 'piece', 'bag', 'checkout', 'order'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** The bits of a visit's steps are added up. */
export function stepBit(step: FunnelStep): number {
  return 1 << FUNNEL_STEPS.indexOf(step)
}

/** `steps` is a sum of step bits. */
export type CountedSteps = { readonly steps: number; readonly visits: number }

/**
 * How many visits reached each step or a later one: a piece may be found without a list, and a cart may come from an
 * earlier visit.
 */
export function computeFunnel(counted: readonly CountedSteps[]): Record<FunnelStep, number> {
  const countReaching = (step: FunnelStep) =>
    counted.reduce((sum, { steps, visits }) => sum + (steps >= stepBit(step) ? visits : 0), 0)
  return {
    list: countReaching('list'),
    piece: countReaching('piece'),
    bag: countReaching('bag'),
    checkout: countReaching('checkout'),
    order: countReaching('order'),
  }
}

/** In percent with one decimal; null if `from` is 0. */
export function sharePercent(part: number, from: number): number | null {
  return from === 0 ? null : Math.round((part / from) * 1000) / 10
}
