import { Box } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import { useParams } from 'react-router-dom'
import { z } from 'zod'
import { type TeamQuote, teamQuote } from '../../../contracts/team/quote.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { ItemFault } from '../../list/item-fault.tsx'
import { callTeam } from '../../provider/call-team.ts'
import { ByHand } from './by-hand.tsx'
import { DraftForm } from './draft/draft-form.tsx'
import { Versions } from './offer/versions.tsx'
import { quoteActionsOf } from './quote-actions.ts'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteHistory } from './quote-history.tsx'
import { useQuoteWords } from './use-quote-words.ts'

const response = z.object({ item: teamQuote })

export function QuotePage() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const queryKey = ['quotes', 'page', id]
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await callTeam(response, { path: `/quotes/${encodeURIComponent(id)}` })).item,
  })
  if (data)
    return <LoadedQuote quote={data} onChanged={(changed) => client.setQueryData(queryKey, changed)} />
  return error ? <ItemFault fault={error} /> : <Loading />
}

/** The draft of a quote, what was sent with the comments of the client, and all that happened. */
function LoadedQuote({ quote, onChanged }: { quote: TeamQuote; onChanged: (quote: TeamQuote) => void }) {
  const { word, state, total } = useQuoteWords()
  const { number, name, email, project, detail } = quote
  const draft = detail?.draft ?? null
  return (
    <Page
      title={`${word('name', { smart_count: 1 })} ${number}`}
      above={<BackToList />}
      below={[name || email, project, state(quote), total(quote)].filter(Boolean).join(' · ')}
    >
      <ActionBar
        resource="quotes"
        item={quote}
        actions={quoteActionsOf(quote)}
        onDone={(item) => onChanged(teamQuote.parse(item))}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' },
        }}
      >
        <div>
          <ByHand quote={quote} />
          {draft && <DraftForm quote={quote} draft={draft} onChanged={onChanged} />}
          <Versions quote={quote} onChanged={onChanged} />
          <QuoteHistory quote={quote} />
        </div>
        <Box component="aside" aria-label={word('facts')}>
          <QuoteFacts quote={quote} />
        </Box>
      </Box>
    </Page>
  )
}
