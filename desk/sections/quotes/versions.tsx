import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { QUOTE_LENGTHS, type QuoteLine } from '#contracts/quote.ts'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import type { Action } from '#desk/actions/action.ts'
import { OutdatedNotice } from '#desk/actions/outdated-notice.tsx'
import { useAction } from '#desk/actions/use-action.ts'
import { Block } from '#desk/detail/block.tsx'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { quoteTotals } from '#domain/quote/quote-totals.ts'
import { OfferView } from './offer.tsx'
import { useQuoteWords } from './use-quote-words.ts'

const COMMENT: Action<TeamQuote> = {
  name: 'comment',
  fields: () => [],
  toInput: ({ lineId, text }) => ({ lineId, text }),
  isResultShown: true,
}

/** Shows the sent versions; only the last one has comments on its lines. The last version is expanded. */
export function Versions({ quote, onChanged }: { quote: TeamQuote; onChanged: (quote: TeamQuote) => void }) {
  const { dateAndTime } = useFormat()
  const getColleagueName = useColleagues()
  const { t, amount } = useQuoteWords()
  const versions = quote.detail?.versions ?? []
  const lastVersion = versions.at(-1)?.version ?? 0
  const [expandedVersion, setExpandedVersion] = useState(lastVersion)
  const [previousLastVersion, setPreviousLastVersion] = useState(lastVersion)
  if (lastVersion !== previousLastVersion) {
    setPreviousLastVersion(lastVersion)
    setExpandedVersion(lastVersion)
  }
  const comments = (line: QuoteLine) => (
    <LineComments quote={quote} lineId={line.id} name={line.title} onChanged={onChanged} />
  )
  if (versions.length === 0) return null
  return (
    <Block title={t('versions')}>
      {versions.toReversed().map(({ version, sentAt, sentBy, offer }) => (
        <Box key={version} sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1 }}>
          <Button
            aria-expanded={version === expandedVersion}
            onClick={() => setExpandedVersion(version === expandedVersion ? 0 : version)}
            sx={{ textAlign: 'left', paddingInline: 0 }}
          >
            {t('version', { version })}
          </Button>
          <Typography variant="body2" color="textSecondary" component="span" sx={{ marginLeft: 1.5 }}>
            {[
              dateAndTime(sentAt),
              getColleagueName(sentBy),
              amount(quoteTotals(offer).totalMinor, quote.currency),
            ].join(' · ')}
          </Typography>
          {version === expandedVersion && (
            <OfferView
              offer={offer}
              currency={quote.currency}
              language={quote.language}
              {...(version === lastVersion && { below: comments })}
            />
          )}
        </Box>
      ))}
    </Block>
  )
}

/** Shows the comments on a line, with a field for a reply that the client sees with the quote. */
function LineComments({
  quote,
  lineId,
  name,
  onChanged,
}: {
  quote: TeamQuote
  lineId: string
  name: string
  onChanged: (quote: TeamQuote) => void
}) {
  const { shortDateAndTime } = useFormat()
  const getColleagueName = useColleagues()
  const { t } = useQuoteWords()
  const [isOpen, setOpen] = useState(false)
  const comments = (quote.detail?.comments ?? []).filter((comment) => comment.lineId === lineId)
  const label = t(comments.length > 0 ? 'reply' : 'comment')
  return (
    <Box sx={{ marginLeft: { sm: '60px' }, marginTop: 0.5 }}>
      {comments.map(({ id, accountId, text, sentAt }) => (
        <Typography
          key={id}
          variant="body2"
          component="div"
          sx={{ paddingBlock: 0.5, overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={{ fontWeight: 500 }}>
            {accountId === null ? quote.name || quote.email : getColleagueName(accountId)}
          </Box>{' '}
          <Box component="time" dateTime={sentAt} sx={{ color: 'text.secondary' }}>
            {shortDateAndTime(sentAt)}
          </Box>
          <Box sx={{ whiteSpace: 'pre-wrap' }} {...(accountId === null && { lang: quote.language })}>
            {text}
          </Box>
        </Typography>
      ))}
      {isOpen ? (
        <ReplyForm
          quote={quote}
          lineId={lineId}
          name={name}
          onDone={(changed) => {
            setOpen(false)
            onChanged(changed)
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button
          size="small"
          sx={{ paddingInline: 0, minWidth: 0 }}
          aria-label={`${label}: ${name}`}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
    </Box>
  )
}

function ReplyForm({
  quote,
  lineId,
  name,
  onDone,
  onClose,
}: {
  quote: TeamQuote
  lineId: string
  name: string
  onDone: (quote: TeamQuote) => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const { language } = useFormat()
  const { t } = useQuoteWords()
  const [text, setText] = useState('')
  const { state, run, showCurrent } = useAction('quotes', quote, COMMENT, {
    onDone: (item) => onDone(teamQuote.parse(item)),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') run({ lineId, text })
  }
  return (
    <Box component="form" aria-label={`${t('actions.comment.label')}: ${name}`} onSubmit={submit}>
      {state.kind === 'refused' && (
        <Typography role="alert" color="error" variant="body2">
          {state.text}
        </Typography>
      )}
      {state.kind === 'outdated' && (
        <OutdatedNotice resource="quotes" current={state.current} onContinue={showCurrent} />
      )}
      <TextField
        label={t('actions.comment.label')}
        helperText={t('actions.comment.explain', { language: language(quote.language) })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoFocus
        multiline
        fullWidth
        minRows={2}
        slotProps={{ htmlInput: { maxLength: QUOTE_LENGTHS.comment, lang: quote.language } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          type="submit"
          variant="outlined"
          disabled={state.kind === 'busy' || state.kind === 'outdated'}
        >
          {t('actions.comment.send')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}
