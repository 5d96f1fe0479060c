import { useWatch } from 'react-hook-form'
import type { TeamQuote } from '../../../../contracts/team/quote.ts'
import { quoteTotals } from '../../../../domain/quote/quote-totals.ts'
import { exemptionOf } from '../offer/exemption-of.ts'
import { OfferTotals } from '../offer/offer-totals.tsx'
import { type DraftValues, typedOffer } from './draft-values.ts'

/** The sums of what is typed. */
export function DraftTotals({ quote }: { quote: TeamQuote }) {
  const [lines = [], shippingPrice, shippingTitle] = useWatch<
    DraftValues,
    ['lines', 'shippingPrice', 'shippingTitle']
  >({ name: ['lines', 'shippingPrice', 'shippingTitle'] })
  const offer = typedOffer({ lines, shippingPrice })
  const exemption = exemptionOf(quote, offer)
  return (
    <OfferTotals
      totals={quoteTotals({ ...offer, exemption })}
      shippingTitle={shippingTitle ?? ''}
      exemption={exemption}
      currency={quote.currency}
      isFinishOpen={lines.some(({ stored }) => stored.variantId === '')}
    />
  )
}
