import { Box, Button, Typography } from '@mui/material'
import { useEffect } from 'react'
import type { TeamChat } from '../../../../contracts/team/chat.ts'
import { ActionBar } from '../../../actions/action-bar.tsx'
import { requestTeam } from '../../../provider/call-team.ts'
import { isSomeoneHere } from '../../../waiting/someone-here.ts'
import { useAssignees } from '../../requests/use-assignees.ts'
import { actionsOf } from '../chat-actions.ts'
import { useChatWords } from '../use-chat-words.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'

/** One conversation: who it is with, what was written, and the next reply. */
export function ChatPane({
  chat,
  isTyping,
  onPutAway,
}: {
  chat: TeamChat
  isTyping: boolean
  /** Null for the one of the address. */
  onPutAway: (() => void) | null
}) {
  const words = useChatWords()
  const assignees = useAssignees()
  useReading(chat)
  return (
    // What they wrote distinguishes two guests from one country.
    <Box
      component="section"
      aria-label={`${words.visitor(chat)}: ${words.latest(chat)}`}
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
          {words.visitor(chat)}
        </Typography>
        {onPutAway && <Button onClick={onPutAway}>{words.word('put-away')}</Button>}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        {[words.place(chat), words.waiting(chat), words.assignee(chat)].filter(Boolean).join(' · ')}
      </Typography>
      <ActionBar resource="chats" item={chat} actions={actionsOf(chat, assignees)} />
      <ChatLog chat={chat} isTyping={isTyping} />
      <ChatComposer chat={chat} />
    </Box>
  )
}

/** Says that what is shown was read, while someone looks at it. */
function useReading({ id, unread, detail }: TeamChat): void {
  const seq = detail?.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (unread === 0) return
    const read = () => {
      if (document.hidden || !isSomeoneHere()) return
      const path = `/chats/${encodeURIComponent(id)}/read`
      // What was not noted is noted with the next message.
      requestTeam({ method: 'POST', path, body: { seq } }).catch(() => {})
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, unread, seq])
}
