import { useWatch } from 'react-hook-form'
import { OfferTotals } from '../offer/offer-totals.tsx'
import { type DraftValues, typedTotals } from './draft-values.ts'

/** The sums of what is typed. */
export function DraftTotals({ currency }: { currency: string }) {
  const [lines = [], shippingPrice, shippingTitle] = useWatch<
    DraftValues,
    ['lines', 'shippingPrice', 'shippingTitle']
  >({ name: ['lines', 'shippingPrice', 'shippingTitle'] })
  return (
    <OfferTotals
      totals={typedTotals({ lines, shippingPrice })}
      shippingTitle={shippingTitle ?? ''}
      currency={currency}
    />
  )
}
