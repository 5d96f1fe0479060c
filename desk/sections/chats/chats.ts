import type { Section } from '../section.ts'
import { ChatList } from './chat-list.tsx'
import { ChatPage } from './chat-page.tsx'

export const chats: Section = {
  resource: 'chats',
  roles: ['care'],
  group: 'sales',
  list: ChatList,
  show: ChatPage,
}
