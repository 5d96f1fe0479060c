import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { TeamRequest } from '#contracts/team/request.ts'
import { Block } from '#desk/detail/block.tsx'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { getListUrl } from '#desk/waiting/waiting.ts'
import { useRequestLabels } from './request-labels.tsx'

type Message = NonNullable<TeamRequest['detail']>['messages'][number]

export function Conversation({ request }: { request: TeamRequest }) {
  const translate = useTranslate()
  const messages = request.detail?.messages ?? []
  const first = messages.find(({ from }) => from === null)
  return (
    <Block title={translate('resources.requests.conversation')}>
      <Box
        component="ol"
        aria-live="polite"
        aria-relevant="additions"
        sx={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {messages.map((message) => (
          <Box
            component="li"
            key={message.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '8.5rem minmax(0, 1fr)' },
              columnGap: 2,
              borderBottom: 1,
              borderColor: 'divider',
              paddingBlock: 2,
            }}
          >
            <Writer message={message} request={request} />
            <div>
              <MessageText message={message} language={request.language} />
              {message === first && <RequestFacts request={request} />}
              <AttachmentLinks requestId={message.from?.id ?? request.id} attachments={message.attachments} />
            </div>
          </Box>
        ))}
      </Box>
    </Block>
  )
}

function Writer({
  message: { accountId, isNote, sentAt, from },
  request: { name, email },
}: {
  message: Message
  request: TeamRequest
}) {
  const translate = useTranslate()
  const { dateAndTime, shortDateAndTime } = useFormat()
  const getColleagueName = useColleagues()
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {/* An email from another address is a note that states its sender. */}
        {accountId === null ? !isNote && (name || email) : getColleagueName(accountId)}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        component="time"
        dateTime={sentAt}
        title={dateAndTime(sentAt)}
      >
        {shortDateAndTime(sentAt)}
      </Typography>
      {from && (
        <div>
          <Link component={RouterLink} to={`/requests/${from.id}/show`} variant="body2">
            {translate('resources.requests.from-other', { number: from.number })}
          </Link>
        </div>
      )}
    </Box>
  )
}

/** Shows a message. Team notes have a linen background. */
function MessageText({ message: { text, isNote }, language }: { message: Message; language: string }) {
  const translate = useTranslate()
  const textStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '40rem' } as const
  if (!isNote)
    return (
      <Typography lang={language} sx={textStyle}>
        {text}
      </Typography>
    )
  return (
    <Typography variant="body2" sx={{ ...textStyle, backgroundColor: 'action.selected', padding: 1.5 }}>
      <strong>{translate('resources.requests.team-only')}</strong> {text}
    </Typography>
  )
}

/** Shows the fields of the request form other than the message, such as `Width 78 in`. */
function RequestFacts({ request: { detail } }: { request: TeamRequest }) {
  const translate = useTranslate()
  const labels = useRequestLabels()
  const facts = detail?.facts ?? []
  if (facts.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, margin: 0, marginTop: 1 }}
    >
      {facts.map((fact) => (
        <Box key={fact.key} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`resources.requests.facts-of.${fact.key}`)}
          </Box>
          <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            {fact.key === 'orderNumber' ? <OrderLink number={fact.value} /> : labels.fact(fact)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function OrderLink({ number }: { number: string }) {
  const url = getListUrl({ resource: 'orders', filter: { text: number }, sort: null })
  return (
    <Link component={RouterLink} to={url}>
      {number}
    </Link>
  )
}

/** Links that download attachments. Files are never displayed, since strangers may have sent them. */
function AttachmentLinks({
  requestId,
  attachments,
}: {
  /** The request to which the message belongs. */
  requestId: string
  attachments: Message['attachments']
}) {
  const { fileSize } = useFormat()
  if (attachments.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}>
      {attachments.map(({ id, name, sizeBytes }) => (
        <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Link
            href={`${DESK_PATHS.api}/requests/${encodeURIComponent(requestId)}/attachments/${id}`}
            color="textPrimary"
            download={name}
          >
            {name}
          </Link>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {fileSize(sizeBytes)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
