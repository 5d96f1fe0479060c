import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { QuoteLine } from '../../../../contracts/quote.ts'
import type { TeamQuote } from '../../../../contracts/team/quote.ts'
import { quoteTotals } from '../../../../domain/quote/quote-totals.ts'
import { Block } from '../../../detail/block.tsx'
import { useColleagues } from '../../../detail/use-colleagues.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useQuoteWords } from '../use-quote-words.ts'
import { LineComments } from './line-comments.tsx'
import { OfferView } from './offer-view.tsx'

/** The versions that were sent, the last one open, with the comments on its lines. */
export function Versions({ quote, onChanged }: { quote: TeamQuote; onChanged: (quote: TeamQuote) => void }) {
  const { moment } = useFormat()
  const nameOf = useColleagues()
  const { word, amount } = useQuoteWords()
  const versions = quote.detail?.versions ?? []
  const last = versions.at(-1)?.version ?? 0
  const [shown, setShown] = useState(last)
  const [shownOfLast, setShownOfLast] = useState(last)
  // A version that was just sent is opened.
  if (last !== shownOfLast) {
    setShownOfLast(last)
    setShown(last)
  }
  const comments = (line: QuoteLine) => (
    <LineComments quote={quote} lineId={line.id} name={line.title} onChanged={onChanged} />
  )
  if (versions.length === 0) return null
  return (
    <Block title={word('versions')}>
      {versions.toReversed().map(({ version, sentAt, sentBy, offer }) => (
        <Box key={version} sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1 }}>
          <Button
            aria-expanded={version === shown}
            onClick={() => setShown(version === shown ? 0 : version)}
            sx={{ textAlign: 'left', paddingInline: 0 }}
          >
            {word('version', { version })}
          </Button>
          <Typography variant="body2" color="textSecondary" component="span" sx={{ marginLeft: 1.5 }}>
            {[moment(sentAt), nameOf(sentBy), amount(quoteTotals(offer).totalMinor, quote.currency)].join(
              ' · ',
            )}
          </Typography>
          {version === shown && (
            <OfferView
              offer={offer}
              currency={quote.currency}
              language={quote.language}
              {...(version === last && { below: comments })}
            />
          )}
        </Box>
      ))}
    </Block>
  )
}
