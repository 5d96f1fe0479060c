import { Box, Link, Typography, useMediaQuery } from '@mui/material'
import { Loading, ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type TeamRequest, teamRequest } from '../../../contracts/team/request.ts'
import { whoseTurn } from '../../../domain/request/whose-turn.ts'
import { ActionBar } from '../../actions/action-bar.tsx'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { FactBlock } from '../../detail/fact-block.tsx'
import { Facts } from '../../detail/facts.tsx'
import { History } from '../../detail/history.tsx'
import { useFormat } from '../../format/use-format.ts'
import { ItemFault } from '../../list/item-fault.tsx'
import { CustomerBlocks } from './aside/customer-blocks.tsx'
import { OtherRequests } from './aside/other-requests.tsx'
import { Pieces } from './aside/pieces.tsx'
import { RequestQuote } from './aside/request-quote.tsx'
import { useOtherRequests } from './aside/use-other-requests.ts'
import { Conversation } from './conversation.tsx'
import { DueText } from './due.tsx'
import { InboxColumn } from './inbox-column.tsx'
import { actionsOf } from './request-actions.ts'
import { Composer } from './thread/composer.tsx'
import { useAssignees } from './use-assignees.ts'
import { useRequestWords } from './use-request-words.ts'

export function RequestPage() {
  return (
    <ShowBase>
      <LoadedRequest />
    </ShowBase>
  )
}

function LoadedRequest() {
  const { record, error } = useShowContext()
  const hasRoom = useMediaQuery('(min-width: 1360px)')
  if (error && !record) return <ItemFault fault={error} />
  if (!record) return <Loading />
  const request = teamRequest.parse(record)
  return (
    <Box sx={hasRoom ? { display: 'grid', columnGap: 4, gridTemplateColumns: '16rem minmax(0, 1fr)' } : {}}>
      {hasRoom && <InboxColumn currentId={request.id} />}
      <div>
        <RequestThread key={request.id} request={request} />
      </div>
    </Box>
  )
}

/** The conversation about a request and the reply to it, beside who wrote it and what else they have to do with the house. */
function RequestThread({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const words = useRequestWords()
  const assignees = useAssignees()
  const others = useOtherRequests(request.id)
  const duplicates = others
    .filter((other) => other.mergedInto === null && whoseTurn(other) !== 'stock')
    .map((other) => ({ id: other.number, name: `${other.number} ${words.subject(other)}` }))
  const mergedInto = request.detail?.mergedInto ?? null
  return (
    <Page
      title={words.subject(request)}
      above={<BackToList />}
      below={
        <>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {request.number}
          </Box>{' '}
          · {words.kind(request)} · <DueText request={request} />
        </>
      }
    >
      <ActionBar resource="requests" item={request} actions={actionsOf(request, { assignees, duplicates })} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: { md: 'minmax(0, 1fr) 16rem', lg: 'minmax(0, 1fr) 17rem' },
        }}
      >
        <div>
          <Conversation request={request} />
          {mergedInto !== null && <MergedNotice target={mergedInto} />}
          {mergedInto === null && whoseTurn(request) !== 'stock' && <Composer request={request} />}
          <History
            resource="requests"
            item={request}
            title={translate('resources.requests.history')}
            others={[
              {
                id: 'received',
                at: request.receivedAt,
                who: request.name || request.email,
                what: translate('resources.requests.received'),
              },
              ...noticeSent(request, translate('resources.requests.notice-sent')),
            ]}
          />
        </div>
        <Box component="aside" aria-label={translate('resources.requests.facts')}>
          <CustomerBlocks request={request} />
          <Pieces request={request} />
          {request.kind !== 'back-in-stock' && <RequestQuote request={request} />}
          <OtherRequests others={others} />
          <Promised request={request} />
        </Box>
      </Box>
    </Page>
  )
}

/** When the email was sent that the variant is in stock again. */
function noticeSent({ noticeSentAt, email }: TeamRequest, what: string) {
  return noticeSentAt === null ? [] : [{ id: 'notice', at: noticeSentAt, who: email, what }]
}

function MergedNotice({ target: { id, number } }: { target: { id: string; number: string } }) {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ backgroundColor: 'action.selected', padding: 1.5, marginBottom: 4 }}>
      {translate('resources.requests.merged-into', { number })}{' '}
      <Link component={RouterLink} to={`/requests/${id}/show`} sx={{ whiteSpace: 'nowrap' }}>
        {translate('resources.requests.open-other', { number })}
      </Link>
    </Typography>
  )
}

/** When a request came, what was promised, and who looks after it. */
function Promised({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const { shortMoment, language } = useFormat()
  const words = useRequestWords()
  const { receivedAt, replyBy, callAt } = request
  const label = (field: string) => translate(`resources.requests.fields.${field}`)
  return (
    <FactBlock title={translate('resources.requests.facts')}>
      <Facts
        facts={[
          [label('language'), language(request.language)],
          [label('receivedAt'), shortMoment(receivedAt)],
          [label('replyBy'), replyBy && shortMoment(replyBy)],
          [label('callAt'), callAt && shortMoment(callAt)],
          [label('assignee'), words.assignee(request)],
        ]}
      />
    </FactBlock>
  )
}
