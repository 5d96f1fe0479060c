import { Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList, useRedirect } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { z } from 'zod'
import { type TeamQuote, teamQuote } from '#contracts/team/quote.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { useRefusalText } from '#desk/actions/use-refusal-text.ts'
import { FactBlock } from '#desk/detail/fact-block.tsx'
import { callTeam } from '#desk/provider/call-team.ts'
import { newKey } from '#desk/provider/new-key.ts'
import { useQuoteWords } from '#desk/sections/quotes/use-quote-words.ts'

const response = z.object({ item: teamQuote })

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
  const textOf = useRefusalText()
  const { word } = useQuoteWords()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  async function make() {
    setBusy(true)
    try {
      const { item } = await callTeam(response, {
        method: 'POST',
        path: '/quotes',
        body: { input: { requestId } },
        key: newKey(),
      })
      redirect('show', 'quotes', item.id)
    } catch (refused) {
      setFault(refused)
      setBusy(false)
    }
  }
  return (
    <>
      {fault !== null && (
        <Typography role="alert" color="error" variant="body2">
          {textOf(fault)}
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
