import { Box, Link, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { TeamChat, TeamChatMessage } from '../../../../contracts/team/chat.ts'
import { DESK_PATHS } from '../../../../contracts/team/desk.ts'
import { useColleagues } from '../../../detail/use-colleagues.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useChatWords } from '../use-chat-words.ts'

/** What was written, the newest at the end, which stays in view. Whispers are on linen, as notes are. */
export function ChatLog({ chat, isTyping }: { chat: TeamChat; isTyping: boolean }) {
  const words = useChatWords()
  const log = useRef<HTMLDivElement>(null)
  const messages = chat.detail?.messages ?? []
  const read = chat.detail?.visitorRead ?? 0
  const lastReply = messages.findLast(({ author, isWhisper }) => author === 'team' && !isWhisper)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message leads to the end
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages.length, isTyping])
  return (
    <Box
      ref={log}
      role="log"
      aria-label={words.word('messages')}
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
          isRead={message.id === lastReply?.id && read >= message.seq}
        />
      ))}
      {isTyping && (
        <Typography variant="body2" color="textSecondary">
          {words.word('typing', { name: words.visitor(chat) })}
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
  const words = useChatWords()
  const nameOf = useColleagues()
  const { shortMoment } = useFormat()
  const writer = accountId === null ? words.visitor(chat) : nameOf(accountId)
  if (author === 'request')
    return (
      <Typography variant="body2" color="textSecondary" sx={{ paddingBlock: 1 }}>
        {words.word('request-made', { number: text })}
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
        <time dateTime={sentAt}>{shortMoment(sentAt)}</time>
        {isWhisper && ` · ${words.word('team-only')}`}
        {isRead && ` · ${words.word('read')}`}
      </Typography>
      {text !== '' && (
        <Typography lang={isWhisper ? undefined : chat.language} sx={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Typography>
      )}
      {productTitle && (
        <Typography variant="body2">{words.word('piece', { title: productTitle })}</Typography>
      )}
      {picture && (
        <Link href={pictureOf(chat.id, picture.id)} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={pictureOf(chat.id, picture.id)}
            alt={words.word('picture-of', { name: writer })}
            width={picture.width}
            height={picture.height}
            sx={{ maxWidth: '12rem', maxHeight: '12rem', width: 'auto', height: 'auto' }}
          />
        </Link>
      )}
    </Box>
  )
}

function pictureOf(chatId: string, pictureId: string): string {
  return `${DESK_PATHS.api}/chats/${chatId}/pictures/${pictureId}`
}
