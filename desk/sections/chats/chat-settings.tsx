import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { chatOffice } from '../../../contracts/team/chat.ts'
import { useRefusalText } from '../../actions/use-refusal-text.ts'
import { callTeam, requestTeam } from '../../provider/call-team.ts'
import { useChatNotices } from './use-chat-notices.ts'
import { useChatWords } from './use-chat-words.ts'

/** From which office one replies, as visitors read it, and whether the browser says that someone writes. */
export function ChatSettings() {
  const { word } = useChatWords()
  const notify = useNotify()
  const textOf = useRefusalText()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ['chat-office'],
    queryFn: () => callTeam(chatOffice, { path: '/chat-office' }),
  })
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  )
  useChatNotices(permission === 'granted')
  async function choose(office: string) {
    await requestTeam({ method: 'PUT', path: '/chat-office', body: { office } }).catch((fault: unknown) =>
      notify(textOf(fault), { type: 'error' }),
    )
    await client.invalidateQueries({ queryKey: ['chat-office'] })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 1 }}>
      {data && data.offices.length > 0 && (
        <TextField
          select
          size="small"
          label={word('office')}
          value={data.office ?? ''}
          onChange={({ target }) => choose(target.value)}
          sx={{ minWidth: '12rem' }}
        >
          {data.offices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {permission === 'default' && (
        <Button
          variant="outlined"
          onClick={async () => setPermission(await Notification.requestPermission())}
        >
          {word('notify')}
        </Button>
      )}
      {permission === 'granted' && <span>{word('notified')}</span>}
    </Box>
  )
}
