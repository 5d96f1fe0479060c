import type { ChatConversation, ChatMessage, ChatState } from '#contracts/chat.ts'
import type { ChatOutcome } from '../chat-view.ts'

/** A message that the house has not received yet. Its id makes sending idempotent. */
export type PendingMessage = {
  readonly id: string
  readonly text: string
  readonly pictureId: string | null
  readonly productId: string | null
  /** Why it was not sent; null while it is being sent. */
  readonly refusal: Extract<ChatOutcome, { ok: false }>['code'] | null
}

export type KnownChat = {
  readonly conversation: ChatConversation | null
  readonly pending: readonly PendingMessage[]
}

export type ChatChange =
  | { readonly kind: 'read'; readonly conversation: ChatConversation | null }
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'state'; readonly state: ChatState }
  | { readonly kind: 'sending'; readonly message: Omit<PendingMessage, 'refusal'> }
  | { readonly kind: 'refused'; readonly id: string; readonly code: NonNullable<PendingMessage['refusal']> }
  | { readonly kind: 'withdrawn'; readonly id: string }

/** Each message appears once, in the order of the conversation, regardless of how it arrived. */
export function changeChat(chat: KnownChat, change: ChatChange): KnownChat {
  const { conversation, pending } = chat
  switch (change.kind) {
    case 'read':
      return change.conversation === null
        ? chat
        : withoutDelivered({ pending, conversation: mergeConversations(conversation, change.conversation) })
    case 'message':
      if (conversation === null) return chat
      return withoutDelivered({
        pending,
        conversation: { ...conversation, messages: withMessages(conversation.messages, [change.message]) },
      })
    case 'state':
      return conversation === null
        ? chat
        : { pending, conversation: { ...conversation, state: change.state } }
    case 'sending':
      return {
        conversation,
        pending: [
          ...pending.filter(({ id }) => id !== change.message.id),
          { ...change.message, refusal: null },
        ],
      }
    case 'refused':
      return {
        conversation,
        pending: pending.map((one) => (one.id === change.id ? { ...one, refusal: change.code } : one)),
      }
    case 'withdrawn':
      return { conversation, pending: pending.filter(({ id }) => id !== change.id) }
  }
}

/** A conversation never loses messages; one with another id is the one into which the earlier one was merged. */
function mergeConversations(before: ChatConversation | null, read: ChatConversation): ChatConversation {
  if (before?.id !== read.id) return read
  return { ...read, messages: withMessages(before.messages, read.messages) }
}

function withMessages(known: readonly ChatMessage[], added: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...added].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq)
}

/** Drops pending messages that have arrived. */
function withoutDelivered({ conversation, pending }: KnownChat): KnownChat {
  const arrived = new Set(conversation?.messages.map(({ id }) => id))
  return { conversation, pending: pending.filter(({ id }) => !arrived.has(id)) }
}

/** The number of messages of the house that the visitor has not read. */
export function unreadCount({ conversation }: KnownChat): number {
  const read = conversation?.state.visitorRead ?? 0
  return conversation?.messages.filter(({ author, seq }) => author === 'team' && seq > read).length ?? 0
}

/** Whether a message of the visitor has not been answered and has not become a request. */
export function isWaiting({ conversation, pending }: KnownChat): boolean {
  return pending.length > 0 || conversation?.messages.at(-1)?.author === 'visitor'
}
