import type { ChatConversation } from '#contracts/chat.ts'
import type { ChatErrorCode } from '#contracts/chat-calls.ts'
import type { ChatSpan } from '#domain/chat/chat-hours.ts'
import type { TimeFormat } from '#domain/market/market.ts'

/** When the chat is open in the coming days. */
export type ChatHoursView = { readonly open: readonly ChatSpan[] }

export type ChatView = {
  /** Null before the visitor's first message. */
  readonly conversation: ChatConversation | null
  readonly isOpen: boolean
  /** The city of an office that is open; null while none is. */
  readonly office: string | null
  /** When the chat closes: ISO 8601, UTC; null while it is closed, or if it closes more than a day ahead. */
  readonly openUntil: string | null
  readonly clock: TimeFormat
  /** Empty for a guest, whose name and email are requested only when they are needed. */
  readonly name: string
  readonly email: string
}

/** `number`: the number of the request that the action has created. */
export type ChatOutcome =
  | { readonly ok: true; readonly conversation: ChatConversation | null; readonly number?: string }
  | { readonly ok: false; readonly code: ChatActionCode; readonly field?: 'name' | 'email' | 'text' }
export type ChatActionCode = ChatErrorCode | 'request-unavailable' | 'fields-refused'
