import type { TeamOrder } from '../../../contracts/team/order.ts'
import { useFormat } from '../../format/use-format.ts'

/** Formats an amount in minor units in the currency of the order. */
export function useMinor({ totals }: TeamOrder): (amountMinor: number) => string {
  const { money } = useFormat()
  const { currencyCode } = totals.total
  return (amountMinor) => money({ amount: (amountMinor / 100).toFixed(2), currencyCode })
}
