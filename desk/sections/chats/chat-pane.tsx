import { Box, Button, Link, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { TeamChat, TeamChatMessage } from '#contracts/team/chat.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { Action } from '#desk/actions/action.ts'
import { ActionBar } from '#desk/actions/action-bar.tsx'
import { useColleagues } from '#desk/detail/history.tsx'
import { useFormat } from '#desk/format/use-format.ts'
import { teamCalls } from '#desk/provider/team-calls.ts'
import { isRecentlyActive } from '#desk/waiting/use-waiting.ts'
import { useAssignees } from '../requests/request-labels.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { useChatLabels } from './use-chat-labels.ts'

type ChatAction = Action<TeamChat>

const CLOSE_CHAT: ChatAction = { name: 'close' }

const SEND_TRANSCRIPT: ChatAction = {
  name: 'transcript',
  fields: () => [{ name: 'email', label: 'resources.chats.email', kind: 'text', isRequired: true }],
  toInput: ({ email }) => ({ email }),
}

export function ChatPane({
  chat,
  isTyping,
  onHide,
}: {
  chat: TeamChat
  isTyping: boolean
  /** Null for the conversation in the URL. */
  onHide: (() => void) | null
}) {
  const labels = useChatLabels()
  const assignees = useAssignees()
  useMarkAsRead(chat)
  return (
    // The latest message distinguishes two guests from the same country.
    <Box
      component="section"
      aria-label={`${labels.visitor(chat)}: ${labels.latest(chat)}`}
      sx={{ minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
        }}
      >
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {labels.visitor(chat)}
        </Typography>
        {onHide && <Button onClick={onHide}>{labels.t('put-away')}</Button>}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        {[labels.place(chat), labels.waiting(chat), labels.assignee(chat)].filter(Boolean).join(' · ')}
      </Typography>
      <ActionBar resource="chats" item={chat} actions={getActions(chat, assignees)} />
      <ChatLog chat={chat} isTyping={isTyping} />
      <ChatComposer chat={chat} />
    </Box>
  )
}

/** Marks displayed messages as read while the window is visible and in use. */
function useMarkAsRead({ id, unread, detail }: TeamChat): void {
  const seq = detail?.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (unread === 0) return
    const markAsRead = () => {
      if (document.hidden || !isRecentlyActive()) return
      void teamCalls.markChatRead(id, seq)
    }
    markAsRead()
    document.addEventListener('visibilitychange', markAsRead)
    return () => document.removeEventListener('visibilitychange', markAsRead)
  }, [id, unread, seq])
}

function getActions(
  { assignee, isClosed, detail }: TeamChat,
  assignees: readonly { id: string; name: string }[],
): ChatAction[] {
  const hasReply = detail?.messages.some(({ author, isWhisper }) => author === 'team' && !isWhisper)
  return [
    {
      name: 'assign',
      fields: () => [
        {
          name: 'to',
          label: 'resources.chats.fields.assignee',
          kind: 'choice',
          choices: assignees,
          initial: assignee === null ? 'me' : 'nobody',
        },
      ],
      toInput: ({ to }) => ({ to }),
    },
    ...(hasReply ? [SEND_TRANSCRIPT] : []),
    ...(isClosed ? [] : [CLOSE_CHAT]),
  ]
}

/** Shows the messages, newest last, and keeps the end in view. Whispers have the linen background of notes. */
function ChatLog({ chat, isTyping }: { chat: TeamChat; isTyping: boolean }) {
  const labels = useChatLabels()
  const log = useRef<HTMLDivElement>(null)
  const messages = chat.detail?.messages ?? []
  const visitorRead = chat.detail?.visitorRead ?? 0
  const lastReply = messages.findLast(({ author, isWhisper }) => author === 'team' && !isWhisper)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message leads to the end
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages.length, isTyping])
  return (
    <Box
      ref={log}
      role="log"
      aria-label={labels.t('messages')}
      tabIndex={0}
      sx={{
        height: 'max(14rem, calc(100vh - 38rem))',
        overflowY: 'auto',
        borderBlock: 1,
        borderColor: 'divider',
        paddingBlock: 1,
      }}
    >
      {messages.map((message) => (
        <Message
          key={message.id}
          chat={chat}
          message={message}
          isRead={message.id === lastReply?.id && visitorRead >= message.seq}
        />
      ))}
      {isTyping && (
        <Typography variant="body2" color="textSecondary">
          {labels.t('typing', { name: labels.visitor(chat) })}
        </Typography>
      )}
    </Box>
  )
}

function Message({
  chat,
  message: { author, accountId, text, isWhisper, picture, productTitle, sentAt },
  isRead,
}: {
  chat: TeamChat
  message: TeamChatMessage
  isRead: boolean
}) {
  const labels = useChatLabels()
  const getColleagueName = useColleagues()
  const { shortDateAndTime } = useFormat()
  const writer = accountId === null ? labels.visitor(chat) : getColleagueName(accountId)
  if (author === 'request')
    return (
      <Typography variant="body2" color="textSecondary" sx={{ paddingBlock: 1 }}>
        {labels.t('request-made', { number: text })}
      </Typography>
    )
  return (
    <Box
      sx={{
        paddingBlock: 1,
        paddingInline: isWhisper ? 1.5 : 0,
        overflowWrap: 'anywhere',
        ...(isWhisper && { backgroundColor: 'action.selected' }),
      }}
    >
      <Typography variant="caption" color="textSecondary" component="p">
        <Box component="span" sx={{ fontWeight: 500, color: 'text.primary' }}>
          {writer}
        </Box>{' '}
        <time dateTime={sentAt}>{shortDateAndTime(sentAt)}</time>
        {isWhisper && ` · ${labels.t('team-only')}`}
        {isRead && ` · ${labels.t('read')}`}
      </Typography>
      {text !== '' && (
        <Typography lang={isWhisper ? undefined : chat.language} sx={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Typography>
      )}
      {productTitle && <Typography variant="body2">{labels.t('piece', { title: productTitle })}</Typography>}
      {picture && (
        <Link href={getPictureUrl(chat.id, picture.id)} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={getPictureUrl(chat.id, picture.id)}
            alt={labels.t('picture-of', { name: writer })}
            width={picture.width}
            height={picture.height}
            sx={{ maxWidth: '12rem', maxHeight: '12rem', width: 'auto', height: 'auto' }}
          />
        </Link>
      )}
    </Box>
  )
}

function getPictureUrl(chatId: string, pictureId: string): string {
  return `${DESK_PATHS.api}/chats/${chatId}/pictures/${pictureId}`
}
