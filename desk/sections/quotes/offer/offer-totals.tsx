import { Box, Typography } from '@mui/material'
import type { QuoteOffer } from '#contracts/quote.ts'
import type { QuoteTotals } from '#domain/quote/quote-totals.ts'
import { useQuoteWords } from '../use-quote-words.ts'

/** In the offer's currency; `shippingTitle` names the delivery. */
export function OfferTotals({
  totals: { publicMinor, reductionMinor, piecesMinor, shippingMinor, totalMinor, pieces },
  shippingTitle,
  exemption,
  currency,
  isFinishOpen = false,
}: {
  totals: QuoteTotals
  shippingTitle: string
  /** Set if the client is exempt. */
  exemption: QuoteOffer['exemption']
  currency: string
  /** Whether a line has no finish yet, and so no price. */
  isFinishOpen?: boolean
}) {
  const { word, amount } = useQuoteWords()
  const isReduced = reductionMinor > 0
  const rows = [
    { key: 'public', name: word('totals.public'), minor: publicMinor, isShown: isReduced },
    { key: 'reduction', name: word('totals.reduction'), minor: -reductionMinor, isShown: isReduced },
    { key: 'pieces', name: word('totals.pieces', { count: pieces }), minor: piecesMinor, isShown: true },
    { key: 'shipping', name: shippingTitle || word('totals.shipping'), minor: shippingMinor, isShown: true },
    {
      key: 'exempt',
      name: word('totals.exempt', { number: exemption?.taxNumber ?? '' }),
      minor: -(exemption?.takenOffMinor ?? 0),
      isShown: exemption !== undefined,
    },
    {
      key: 'total',
      name: word(isFinishOpen ? 'totals.total-open' : 'totals.total'),
      minor: totalMinor,
      isShown: true,
    },
  ]
  return (
    <Box component="dl" sx={{ marginBlock: 2, marginLeft: 'auto', maxWidth: '22rem' }}>
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ key, name, minor }) => (
          <Box
            key={key}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              paddingY: 0.25,
              fontWeight: key === 'total' ? 500 : 400,
            }}
          >
            <Typography component="dt" variant="body2" sx={{ fontWeight: 'inherit' }}>
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{
                margin: 0,
                whiteSpace: 'nowrap',
                fontWeight: 'inherit',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {amount(minor, currency)}
            </Typography>
          </Box>
        ))}
    </Box>
  )
}
