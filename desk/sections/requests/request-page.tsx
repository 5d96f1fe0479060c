import { Box, Link, Typography, useMediaQuery } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { type TeamRequest, teamRequest } from '#contracts/team/request.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { AsideLine } from '#desk/detail/aside.tsx'
import { FactBlock, Facts } from '#desk/detail/facts.tsx'
import { History } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { BackToList, Page } from '#desk/page/page.tsx'
import { whoseTurn } from '#domain/request/whose-turn.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { CustomerBlocks, Pieces, RequestQuote } from './request-aside.tsx'
import { DueText, useAssignees, useRequestLabels } from './request-labels.tsx'
import { InboxColumn } from './request-views.tsx'

const OTHER_REQUESTS_MAX = 12

type RequestAction = Action<TeamRequest>

type Choice = { id: string; name: string }

const CLOSE: RequestAction = { name: 'close' }

const REOPEN: RequestAction = { name: 'reopen' }

const NOTE: RequestAction = {
  name: 'note',
  fields: () => [
    { name: 'text', label: 'resources.requests.action-fields.note', kind: 'lines', isRequired: true },
  ],
  toInput: ({ text }) => ({ text }),
}

export function RequestPage({ item: request }: { item: TeamRequest }) {
  const hasRoom = useMediaQuery('(min-width: 1360px)')
  return (
    <Box sx={hasRoom ? { display: 'grid', columnGap: 4, gridTemplateColumns: '16rem minmax(0, 1fr)' } : {}}>
      {hasRoom && <InboxColumn currentId={request.id} />}
      <div>
        <RequestThread key={request.id} request={request} />
      </div>
    </Box>
  )
}

/** Shows the conversation and the reply, beside the sender and the sender's orders and other requests. */
function RequestThread({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const labels = useRequestLabels()
  const assignees = useAssignees()
  const others = useOtherRequests(request.id)
  const duplicates = others
    .filter((other) => other.mergedInto === null && whoseTurn(other) !== 'stock')
    .map((other) => ({ id: other.number, name: `${other.number} ${labels.subject(other)}` }))
  const mergedInto = request.detail?.mergedInto ?? null
  return (
    <Page
      title={labels.subject(request)}
      above={<BackToList />}
      below={
        <>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {request.number}
          </Box>{' '}
          · {labels.kind(request)} · <DueText request={request} />
        </>
      }
    >
      <ActionBar
        resource="requests"
        item={request}
        actions={getActions(request, { assignees, duplicates })}
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) 16rem',
            lg: 'minmax(0, 1fr) 17rem',
          },
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
              ...toNoticeEntry(request, translate('resources.requests.notice-sent')),
            ]}
          />
        </div>
        <Box component="aside" aria-label={translate('resources.requests.facts')}>
          <CustomerBlocks request={request} />
          <Pieces request={request} />
          {request.kind !== 'back-in-stock' && <RequestQuote request={request} />}
          <OtherRequests others={others} />
          <RequestDetails request={request} />
        </Box>
      </Box>
    </Page>
  )
}

function toNoticeEntry({ noticeSentAt, email }: TeamRequest, what: string) {
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

/** Shows the request's language, when it was received, when a reply or call was promised, and its assignee. */
function RequestDetails({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const { shortDateAndTime, language } = useFormat()
  const labels = useRequestLabels()
  const { receivedAt, replyBy, callAt } = request
  const label = (field: string) => translate(`resources.requests.fields.${field}`)
  return (
    <FactBlock title={translate('resources.requests.facts')}>
      <Facts
        facts={[
          [label('language'), language(request.language)],
          [label('receivedAt'), shortDateAndTime(receivedAt)],
          [label('replyBy'), replyBy && shortDateAndTime(replyBy)],
          [label('callAt'), callAt && shortDateAndTime(callAt)],
          [label('assignee'), labels.assignee(request)],
        ]}
      />
    </FactBlock>
  )
}

/** Reads the other requests of the same account or address, latest first. */
function useOtherRequests(id: string): TeamRequest[] {
  const { data = [] } = useGetList('requests', {
    filter: { sameSenderAs: id },
    sort: { field: 'receivedAt', order: 'DESC' },
    pagination: { page: 1, perPage: OTHER_REQUESTS_MAX },
  })
  return data.map((item) => teamRequest.parse(item))
}

/** Shows the other requests of the same account or address, latest first. */
function OtherRequests({ others }: { others: readonly TeamRequest[] }) {
  const translate = useTranslate()
  const { shortDate } = useFormat()
  const labels = useRequestLabels()
  if (others.length === 0) return null
  return (
    <FactBlock title={translate('resources.requests.aside.earlier')}>
      {others.map((request) => (
        <AsideLine key={request.id} start={shortDate(request.receivedAt)}>
          <Link component={RouterLink} to={`/requests/${request.id}/show`} sx={{ whiteSpace: 'nowrap' }}>
            {request.number}
          </Link>{' '}
          {labels.kind(request)}, <DueText request={request} />
        </AsideLine>
      ))}
    </FactBlock>
  )
}

/**
 * Returns the request's actions. `assignees` are the people it may be assigned to, `duplicates` the requests it may be
 * merged into.
 */
function getActions(
  { kind, state, assignee, mergedInto }: TeamRequest,
  { assignees, duplicates }: { assignees: readonly Choice[]; duplicates: readonly Choice[] },
): RequestAction[] {
  if (mergedInto !== null) return [NOTE, REOPEN]
  const to = assignee === null ? 'me' : 'nobody'
  return [
    createAssignAction(assignees, to),
    NOTE,
    ...(duplicates.length > 0 && whoseTurn({ kind, state }) !== 'stock'
      ? [createMergeAction(duplicates)]
      : []),
    state === 'closed' ? REOPEN : CLOSE,
  ]
}

function createAssignAction(choices: readonly Choice[], initial: string): RequestAction {
  return {
    name: 'assign',
    fields: () => [
      { name: 'to', label: 'resources.requests.fields.assignee', kind: 'choice', choices, initial },
    ],
    toInput: ({ to }) => ({ to }),
  }
}

function createMergeAction(choices: readonly Choice[]): RequestAction {
  return {
    name: 'merge',
    fields: () => [
      {
        name: 'into',
        label: 'resources.requests.action-fields.into',
        kind: 'choice',
        choices,
        initial: choices[0]?.id ?? '',
      },
    ],
    toInput: ({ into }) => ({ into }),
  }
}
