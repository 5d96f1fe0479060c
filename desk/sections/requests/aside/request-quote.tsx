import { Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useRedirect } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { FactBlock } from '#desk/detail/fact-block.tsx'
import { useSave } from '#desk/provider/use-save.ts'
import { useQuoteWords } from '#desk/sections/quotes/use-quote-words.ts'

/** The quote of a request, or a button that creates one with its pieces. */
export function RequestQuote({ request: { id, mergedInto } }: { request: TeamRequest }) {
  const { word, state, total } = useQuoteWords()
  const { data = [], isPending } = useGetList<TeamQuote>('quotes', {
    filter: { requestId: id },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'updatedAt', order: 'DESC' },
  })
  const [quote] = data
  if (isPending || (!quote && mergedInto !== null)) return null
  return (
    <FactBlock title={word('name', { smart_count: 1 })}>
      {quote ? (
        <Typography variant="body2" component="div" sx={{ paddingTop: 0.75 }}>
          <Link component={RouterLink} to={`/quotes/${quote.id}/show`}>
            {quote.number}
          </Link>
          <div>{[state(quote), total(quote)].filter(Boolean).join(' · ')}</div>
        </Typography>
      ) : (
        <MakeQuote requestId={id} />
      )}
    </FactBlock>
  )
}

function MakeQuote({ requestId }: { requestId: string }) {
  const redirect = useRedirect()
  const { create } = useSave('quotes', teamQuote)
  const { word } = useQuoteWords()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  async function make() {
    setBusy(true)
    const outcome = await create({ requestId })
    if (outcome.kind === 'saved') return redirect('show', 'quotes', outcome.output.id)
    setRefusal(outcome.text)
    setBusy(false)
  }
  return (
    <>
      {refusal && (
        <Typography role="alert" color="error" variant="body2">
          {refusal}
        </Typography>
      )}
      <Typography variant="body2" sx={{ paddingBlock: 0.75 }}>
        {word('make-hint')}
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={make}>
        {word('make')}
      </Button>
    </>
  )
}
