import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { QUOTE_LINES_MAX, type QuoteDraft } from '#contracts/quote.ts'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import type { Action } from '#desk/actions/action.ts'
import { OutdatedNotice } from '#desk/actions/outdated-notice.tsx'
import { useAction } from '#desk/actions/use-action.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { usePlace } from '#desk/provider/desk-context.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { findExemption, OfferView } from './offer.tsx'
import { useQuoteWords } from './use-quote-words.ts'

const SEND: Action<TeamQuote> = {
  name: 'send',
  isResultShown: true,
}

/** Previews what the client will receive, in their language and currency, and sends it. */
export function SendDialog({
  quote,
  draft,
  onSent,
  onClose,
}: {
  quote: TeamQuote
  draft: QuoteDraft
  onSent: (quote: TeamQuote) => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const format = useFormat()
  const { t } = useQuoteWords()
  const { timeZone } = usePlace()
  const titleId = useId()
  const { state, run } = useAction('quotes', quote, SEND, { onDone: (item) => onSent(teamQuote.parse(item)) })
  const { errors, warnings } = findSendProblems(draft, houseDay({ timeZone }, new Date()))
  const language = format.language(quote.language)
  const { name, email, currency } = quote
  async function send() {
    if (await run({})) onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t('actions.send.label')}</DialogTitle>
      {/* The content may scroll, so it must be focusable. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <Typography>
          {t('actions.send.explain', { name: name || email, email, language, currency })}
        </Typography>
        {errors.map((code) => (
          <Typography key={code} role="alert" color="error">
            {translate(`errors.${code}`)}
          </Typography>
        ))}
        {warnings.map((code) => (
          <Typography key={code} variant="body2" sx={{ fontWeight: 500, marginTop: 0.5 }}>
            {t(`warnings.${code}`)}
          </Typography>
        ))}
        {state.kind === 'refused' && (
          <Typography role="alert" color="error">
            {state.text}
          </Typography>
        )}
        {state.kind === 'outdated' && (
          <OutdatedNotice
            resource="quotes"
            current={state.current}
            onContinue={() => {
              onClose()
              onSent(teamQuote.parse(state.current))
            }}
          />
        )}
        <OfferView
          offer={{ ...draft, exemption: findExemption(quote, draft) }}
          currency={currency}
          language={quote.language}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('edit')}</Button>
        <Button
          variant="contained"
          disabled={errors.length > 0 || state.kind === 'busy' || state.kind === 'outdated'}
          onClick={send}
        >
          {t('send-in', { language })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Returns errors that prevent sending (codes in `errors`) and warnings (codes in `resources.quotes.warnings`). */
export function findSendProblems(
  { lines, shipping, letter, validUntil }: QuoteDraft,
  today: string,
): { errors: string[]; warnings: string[] } {
  const listApplicable = (cases: readonly (readonly [boolean, string])[]) =>
    cases.flatMap(([applies, code]) => (applies ? [code] : []))
  return {
    errors: listApplicable([
      [lines.length === 0, 'lines-missing'],
      [lines.length > QUOTE_LINES_MAX, 'lines-too-many'],
      [lines.some(({ variantId }) => variantId === ''), 'finish-open'],
      [validUntil < today, 'validity-over'],
    ]),
    warnings: listApplicable([
      [lines.some(({ unitMinor }) => unitMinor === 0), 'free-lines'],
      [
        lines.some(({ publicMinor, unitMinor }) => publicMinor !== null && unitMinor > publicMinor),
        'above-public',
      ],
      [shipping.amountMinor === 0, 'free-shipping'],
      [letter.trim() === '', 'letter-missing'],
    ]),
  }
}
