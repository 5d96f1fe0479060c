import { Box, Checkbox, FormControlLabel, Link, Typography } from '@mui/material'
import type { TeamQuote } from '#contracts/team/quote.ts'
import { useDesk } from '#desk/application/desk-context.ts'
import { Block } from '#desk/detail/block.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { quoteTotals } from '#domain/quote/quote-totals.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** The steps to create an accepted quote's order in the shop, where its checkout cannot be opened from here. */
export function ByHand({ quote }: { quote: TeamQuote }) {
  const { session } = useDesk()
  const { country } = useFormat()
  const { word, amount, leadTime, validUntil } = useQuoteWords()
  const last = quote.detail?.versions.at(-1)
  if (quote.checkout !== 'by-hand' || !last) return null
  const { lines, shipping } = last.offer
  const { number, currency, name, email, project } = quote
  const price = (minor: number) => amount(minor, currency)
  const steps: [string, string][] = [
    [
      'client',
      word('by-hand.client', { name: name || email, email, country: country(quote.country), currency }),
    ],
    ...lines.map(({ id, title, finish, sku, quantity, unitMinor, leadTimeDays }): [string, string] => [
      id,
      [
        word('by-hand.line', { quantity, title, price: price(unitMinor) }),
        sku,
        finish,
        leadTimeDays === null ? '' : leadTime(leadTimeDays),
      ]
        .filter(Boolean)
        .join(' · '),
    ]),
    [
      'shipping',
      word('by-hand.shipping', {
        title: shipping.title || word('totals.shipping'),
        price: price(shipping.amountMinor),
      }),
    ],
    [
      'total',
      word('by-hand.total', { price: price(quoteTotals(last.offer).totalMinor), day: validUntil(quote) }),
    ],
    [
      'note',
      word('by-hand.note', { note: [`${number}, ${last.version}`, project].filter(Boolean).join(', ') }),
    ],
    ['send', word('by-hand.send')],
  ]
  const administration = session.hosted.commerce
  return (
    <Block title={word('by-hand.title')}>
      <Typography variant="body2" sx={{ paddingBlock: 1, maxWidth: '40rem' }}>
        {word('by-hand.intro')}
      </Typography>
      <Box component="ol" aria-label={word('by-hand.title')} sx={{ margin: 0, paddingLeft: 2.5 }}>
        {steps.map(([key, text]) => (
          <Box component="li" key={key} sx={{ typography: 'body2' }}>
            <FormControlLabel
              control={<Checkbox />}
              label={text}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          </Box>
        ))}
      </Box>
      {administration && (
        <Link href={administration} target="_blank" rel="noopener">
          {word('by-hand.open')}
        </Link>
      )}
    </Block>
  )
}
