import { useEffect, useRef } from 'react'
import { useGetList } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { teamChat } from '../../../contracts/team/chat.ts'
import { useChatWords } from './use-chat-words.ts'

/** Says in the system's way that a visitor has written, while the window is hidden; a press opens the conversation. */
export function useChatNotices(isOn: boolean): void {
  const words = useChatWords()
  const navigate = useNavigate()
  const { data } = useGetList('chats', {
    filter: { state: 'waiting' },
    sort: { field: 'lastMessageAt', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  })
  const known = useRef<ReadonlyMap<string, number> | null>(null)
  useEffect(() => {
    if (!data) return
    const chats = data.map((item) => teamChat.parse(item))
    const before = known.current
    known.current = new Map(chats.map(({ id, unread }) => [id, unread]))
    if (before === null || !isOn || !document.hidden) return
    for (const chat of chats) {
      if (chat.unread <= (before.get(chat.id) ?? 0)) continue
      const notice = new Notification(words.visitor(chat), { body: chat.latest, tag: chat.id })
      notice.onclick = () => {
        window.focus()
        void navigate(`/chats/${chat.id}/show`)
        notice.close()
      }
    }
  }, [data, isOn, words, navigate])
}
