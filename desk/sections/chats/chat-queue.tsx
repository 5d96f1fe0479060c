import { Box, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { type TeamChat, teamChat } from '../../../contracts/team/chat.ts'
import { RowLink } from '../../detail/row-link.tsx'
import { useChatWords } from './use-chat-words.ts'

/** Who is in the chat, beside the conversations; who waits longest comes first. */
export function ChatQueue({ currentId }: { currentId: string }) {
  const { word } = useChatWords()
  const { data = [] } = useGetList('chats', {
    filter: { state: 'open' },
    sort: { field: 'waitingSince', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  })
  return (
    <Box component="nav" aria-label={word('queue')} sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((item) => (
          <li key={item.id}>
            <Row chat={teamChat.parse(item)} isCurrent={item.id === currentId} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function Row({ chat, isCurrent }: { chat: TeamChat; isCurrent: boolean }) {
  const words = useChatWords()
  const { unread } = chat
  return (
    <RowLink to={`/chats/${chat.id}/show`} isCurrent={isCurrent}>
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: unread > 0 ? 600 : 400 }}>
          {words.visitor(chat)}
        </Box>
        {unread > 0 && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {words.word('unread-count', { count: unread })}
          </Box>
        )}
      </Box>
      <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
        {words.latest(chat)}
      </Typography>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
        {words.place(chat)} · {words.waiting(chat)}
      </Box>
    </RowLink>
  )
}
