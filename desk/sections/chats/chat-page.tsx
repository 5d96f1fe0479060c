import { Box, Typography, useMediaQuery } from '@mui/material'
import { useEffect } from 'react'
import { useGetOne, useStore } from 'react-admin'
import { useParams } from 'react-router-dom'
import { teamChat } from '../../../contracts/team/chat.ts'
import { BackToList } from '../../application/back-to-list.tsx'
import { Page } from '../../application/page.tsx'
import { ItemFault } from '../../list/item-fault.tsx'
import { VisitorBlocks } from './aside/visitor-blocks.tsx'
import { ChatQueue } from './chat-queue.tsx'
import { ChatSettings } from './chat-settings.tsx'
import { ChatPane } from './pane/chat-pane.tsx'
import { useChatWords } from './use-chat-words.ts'
import { useLiveChats } from './use-live-chats.ts'

/** How many conversations are beside each other at once. */
const PANES_MAX = 3

/** Conversations side by side: the one of the address, and those that were opened before and not put away; the queue beside them. */
export function ChatPage() {
  const { id = '' } = useParams()
  const { word } = useChatWords()
  const typing = useLiveChats()
  const [stored, setStored] = useStore<readonly string[]>('chats.open', [])
  const hasRoom = useMediaQuery('(min-width: 1200px)')
  const open = [...new Set([...stored, id])].slice(-PANES_MAX)
  useEffect(() => {
    if (!stored.includes(id)) setStored([...stored, id].slice(-PANES_MAX))
  }, [id, stored, setStored])
  const shown = hasRoom ? open : [id]
  return (
    <Page
      title={word('name', { smart_count: 2 })}
      above={<BackToList />}
      {...(hasRoom && { below: word('side-by-side') })}
    >
      <ChatSettings />
      <Box sx={hasRoom ? { display: 'grid', columnGap: 3, gridTemplateColumns: '14rem minmax(0, 1fr)' } : {}}>
        {hasRoom && <ChatQueue currentId={id} />}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))${shown.length < 3 && hasRoom ? ' 15rem' : ''}`,
          }}
        >
          {shown.map((one) => (
            <LoadedChat
              key={one}
              id={one}
              isTyping={typing.has(one)}
              onPutAway={one === id ? null : () => setStored(stored.filter((other) => other !== one))}
            />
          ))}
          <Beside id={id} />
        </Box>
      </Box>
    </Page>
  )
}

function LoadedChat({
  id,
  isTyping,
  onPutAway,
}: {
  id: string
  isTyping: boolean
  onPutAway: (() => void) | null
}) {
  const { word } = useChatWords()
  const { data, error } = useGetOne('chats', { id }, { retry: false })
  if (error && !data) return onPutAway ? null : <ItemFault fault={error} />
  if (!data) return <Typography role="status">{word('loading')}</Typography>
  return <ChatPane chat={teamChat.parse(data)} isTyping={isTyping} onPutAway={onPutAway} />
}

function Beside({ id }: { id: string }) {
  const { word } = useChatWords()
  const { data } = useGetOne('chats', { id }, { retry: false })
  const chat = teamChat.safeParse(data)
  if (!chat.success) return null
  return (
    <Box component="aside" aria-label={word('visitor')} sx={{ gridColumn: 'auto' }}>
      <VisitorBlocks chat={chat.data} />
    </Box>
  )
}
