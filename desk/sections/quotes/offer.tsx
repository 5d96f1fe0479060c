import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { QuoteLine, QuoteOffer } from '#contracts/quote.ts'
import type { TeamQuote } from '#contracts/team/quote.ts'
import { Thumbnail } from '#desk/detail/thumbnail.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { quoteExemption } from '#domain/quote/quote-exemption.ts'
import {
  type CountedOffer,
  type QuoteTotals,
  quoteTotals,
  reductionPercent,
} from '#domain/quote/quote-totals.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** Shows a version as the client sees it. `below` adds content to a line, such as comments. */
export function OfferView({
  offer,
  currency,
  language,
  below,
}: {
  offer: QuoteOffer
  currency: string
  /** The client's language, in which the texts are written. */
  language: string
  below?: (line: QuoteLine) => ReactNode
}) {
  const { longDay } = useFormat()
  const { t } = useQuoteWords()
  return (
    <>
      <ClientText text={offer.letter} language={language} />
      <Box component="ol" aria-label={t('lines')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {offer.lines.map((line) => (
          <Box
            component="li"
            key={line.id}
            sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1.25 }}
          >
            <OfferLine line={line} currency={currency} language={language} />
            {below?.(line)}
          </Box>
        ))}
      </Box>
      <OfferTotals
        totals={quoteTotals(offer)}
        shippingTitle={offer.shipping.title}
        exemption={offer.exemption}
        currency={currency}
      />
      <ClientText text={offer.terms} language={language} />
      <Typography variant="body2">{t('valid-until', { day: longDay(offer.validUntil) })}</Typography>
    </>
  )
}

function ClientText({ text, language }: { text: string; language: string }) {
  if (text === '') return null
  return (
    <Typography
      lang={language}
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '40rem', marginBlock: 1.5 }}
    >
      {text}
    </Typography>
  )
}

function OfferLine({ line, currency, language }: { line: QuoteLine; currency: string; language: string }) {
  const { t, amount, leadTime, reduction } = useQuoteWords()
  const { title, finish, artisan, sku, section, picture, quantity, unitMinor, publicMinor, leadTimeDays } =
    line
  const percent = reductionPercent(line)
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Thumbnail url={picture} width={48} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }} lang={language}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[finish, artisan, sku, section].filter(Boolean).join(' · ')}
        </Typography>
        {leadTimeDays !== null && <Typography variant="body2">{leadTime(leadTimeDays)}</Typography>}
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
        <Typography variant="body2">{amount(quantity * unitMinor, currency)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('times', { quantity, price: amount(unitMinor, currency) })}
        </Typography>
        {percent !== null && publicMinor !== null && (
          <Typography variant="body2" color="textSecondary">
            <s>{amount(publicMinor, currency)}</s> {reduction(percent)}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** Shows the totals in the offer's currency. `shippingTitle` is the name of the delivery. */
export function OfferTotals({
  totals: { publicMinor, reductionMinor, piecesMinor, shippingMinor, totalMinor, pieces },
  shippingTitle,
  exemption,
  currency,
  isFinishOpen = false,
}: {
  totals: QuoteTotals
  shippingTitle: string
  /** The tax exemption, if the client is exempt. */
  exemption: QuoteOffer['exemption']
  currency: string
  /** Whether a line has no finish yet and therefore no price. */
  isFinishOpen?: boolean
}) {
  const { t, amount } = useQuoteWords()
  const isReduced = reductionMinor > 0
  const rows = [
    { key: 'public', name: t('totals.public'), minor: publicMinor, isShown: isReduced },
    { key: 'reduction', name: t('totals.reduction'), minor: -reductionMinor, isShown: isReduced },
    { key: 'pieces', name: t('totals.pieces', { count: pieces }), minor: piecesMinor, isShown: true },
    { key: 'shipping', name: shippingTitle || t('totals.shipping'), minor: shippingMinor, isShown: true },
    {
      key: 'exempt',
      name: t('totals.exempt', { number: exemption?.taxNumber ?? '' }),
      minor: -(exemption?.takenOffMinor ?? 0),
      isShown: exemption !== undefined,
    },
    {
      key: 'total',
      name: t(isFinishOpen ? 'totals.total-open' : 'totals.total'),
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

/** Returns the exemption that applies if the draft is sent now. */
export function findExemption({ country, currency, detail }: TeamQuote, draft: CountedOffer) {
  if (!isCountryCode(country)) return undefined
  return quoteExemption(draft, { country, currency, exemptNumber: detail?.exemptNumber ?? null })
}
