import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useGetList, useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { teamChat } from '#contracts/team/chat.ts'
import { teamCalls, teamQueries } from '#desk/provider/team-calls.ts'
import { useErrorText } from '#desk/provider/use-save.ts'
import { useChatLabels } from './use-chat-labels.ts'

export function ChatSettings() {
  const { t } = useChatLabels()
  const notify = useNotify()
  const describeError = useErrorText()
  const client = useQueryClient()
  const { data } = useQuery(teamQueries.chatOffice())
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'denied',
  )
  useChatNotifications(permission === 'granted')
  async function choose(office: string) {
    await teamCalls
      .chooseChatOffice(office)
      .catch((error: unknown) => notify(describeError(error), { type: 'error' }))
    await client.invalidateQueries(teamQueries.chatOffice())
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 1 }}>
      {data && data.offices.length > 0 && (
        <TextField
          select
          size="small"
          label={t('office')}
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
          {t('notify')}
        </Button>
      )}
      {permission === 'granted' && <span>{t('notified')}</span>}
    </Box>
  )
}

/**
 * Shows a system notification for a visitor's message while the window is hidden. Clicking it opens the conversation.
 */
function useChatNotifications(isEnabled: boolean): void {
  const labels = useChatLabels()
  const navigate = useNavigate()
  const { data } = useGetList('chats', {
    filter: { state: 'waiting' },
    sort: { field: 'lastMessageAt', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  })
  const previousUnread = useRef<ReadonlyMap<string, number> | null>(null)
  useEffect(() => {
    if (!data) return
    const chats = data.map((item) => teamChat.parse(item))
    const before = previousUnread.current
    previousUnread.current = new Map(chats.map(({ id, unread }) => [id, unread]))
    if (before === null || !isEnabled || !document.hidden) return
    for (const chat of chats) {
      if (chat.unread <= (before.get(chat.id) ?? 0)) continue
      const notification = new Notification(labels.visitor(chat), { body: chat.latest, tag: chat.id })
      notification.onclick = () => {
        window.focus()
        void navigate(`/chats/${chat.id}/show`)
        notification.close()
      }
    }
  }, [data, isEnabled, labels, navigate])
}
