import { expect, test } from 'vitest'
import type { ChatConversation, ChatMessage } from '#contracts/chat.ts'
import { changeChat, isWaiting, type KnownChat, unreadCount } from './chat-state.ts'

const message = (seq: number, author: ChatMessage['author'] = 'team'): ChatMessage => ({
  id: `m${seq}`,
  seq,
  author,
  member: null,
  text: `${seq}`,
  picture: null,
  productId: null,
  sentAt: '2026-11-26T10:00:00Z',
})
const conversation = (messages: ChatMessage[], id = 'a'): ChatConversation => ({
  id,
  messages,
  state: { member: null, isTeamTyping: false, teamRead: 0, visitorRead: 1, isClosed: false },
})
const EMPTY: KnownChat = { conversation: null, pending: [] }
const start = changeChat(EMPTY, { kind: 'read', conversation: conversation([message(1, 'visitor')]) })
const pending = { id: 'm3', text: '3', pictureId: null, productId: null }
const seqs = ({ conversation: found }: KnownChat) => found?.messages.map(({ seq }) => seq)

test('a message that comes twice, or out of order, is shown once and in its place', () => {
  let chat = start
  for (const seq of [3, 2, 3]) chat = changeChat(chat, { kind: 'message', message: message(seq) })
  expect(seqs(chat)).toEqual([1, 2, 3])
  expect(unreadCount(chat)).toBe(2)
})

test('a message is pending until it arrives by either way, or is refused, and then can be sent again', () => {
  const sending = changeChat(start, { kind: 'sending', message: pending })
  const refused = changeChat(sending, { kind: 'refused', id: 'm3', code: 'chat-unavailable' })
  expect(refused.pending).toEqual([{ ...pending, refusal: 'chat-unavailable' }])
  const again = changeChat(refused, { kind: 'sending', message: pending })
  expect(again.pending).toEqual([{ ...pending, refusal: null }])
  expect(changeChat(again, { kind: 'message', message: message(3, 'visitor') }).pending).toEqual([])
  const read = { kind: 'read', conversation: conversation([message(1), message(3)]) } as const
  expect(changeChat(again, read).pending).toEqual([])
  expect(changeChat(again, { kind: 'withdrawn', id: 'm3' }).pending).toEqual([])
})

test('what was read earlier does not remove what came meanwhile; another conversation replaces this one', () => {
  const later = changeChat(start, { kind: 'message', message: message(2) })
  const stale = { kind: 'read', conversation: conversation([message(1, 'visitor')]) } as const
  expect(seqs(changeChat(later, stale))).toEqual([1, 2])
  const other = { kind: 'read', conversation: conversation([message(7)], 'b') } as const
  expect(seqs(changeChat(later, other))).toEqual([7])
})

test('a visitor waits after what they wrote, until the house has', () => {
  expect(isWaiting(start)).toBe(true)
  expect(isWaiting(changeChat(start, { kind: 'message', message: message(2) }))).toBe(false)
  expect(isWaiting(changeChat(EMPTY, { kind: 'sending', message: pending }))).toBe(true)
})
