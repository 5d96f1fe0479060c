import type { ChatErrorCode } from '#clients/chat/chat-client.ts'
import type { ChatConversation } from '#contracts/chat.ts'
import type { ChatSpan } from '#domain/chat/chat-hours.ts'
import type { TimeFormat } from '#domain/market/market.ts'

/** When the chat is there in the next days. */
export type ChatHoursView = { readonly open: readonly ChatSpan[] }

/** What the chat of a visitor shows when it opens. */
export type ChatView = {
  /** Null before their first message. */
  readonly conversation: ChatConversation | null
  readonly isOpen: boolean
  /** The city of an office that is open; null while none is. */
  readonly office: string | null
  /** When the chat closes: ISO 8601, UTC; null while it is closed, and if that is more than a day ahead. */
  readonly openUntil: string | null
  readonly clock: TimeFormat
  /** Of a signed-in customer; empty for a guest, who is requested to enter them only when they are needed. */
  readonly name: string
  readonly email: string
}

/** What came of an action. `number`: of the request that was made. */
export type ChatOutcome =
  | { readonly ok: true; readonly conversation: ChatConversation | null; readonly number?: string }
  | { readonly ok: false; readonly code: ChatActionCode; readonly field?: 'name' | 'email' | 'text' }
export type ChatActionCode = ChatErrorCode | 'request-unavailable' | 'fields-refused'
