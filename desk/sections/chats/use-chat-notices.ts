import { useEffect, useRef } from 'react'
import { useGetList } from 'react-admin'
import { teamChat } from '../../../contracts/team/chat.ts'
import { useChatWords } from './use-chat-words.ts'

/** Says in the system's way that a visitor has written, while the window is hidden. */
export function useChatNotices(isOn: boolean): void {
  const words = useChatWords()
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
        notice.close()
      }
    }
  }, [data, isOn, words])
}
