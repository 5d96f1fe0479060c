import { z } from 'zod'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { CHAT_TEXT_MAX, chatMessage, chatSurroundings } from '../chat.ts'
import { requestText } from '../request.ts'
import { teamItem } from './convention.ts'

const teamMessage = chatMessage.omit({ member: true }).extend({
  /** The account of the team member; null for the visitor. */
  accountId: z.string().nullable(),
  isWhisper: z.boolean(),
  productTitle: z.string().nullable(),
})
export type TeamChatMessage = z.infer<typeof teamMessage>

/**
 * `chats`: conversations with visitors, for `care`. The version counts the team's actions, not the visitor's messages.
 * Actions: `reply` with `newTeamMessage` (`contracts/chat.ts`), which assigns the conversation to the member who
 * replies first; `whisper` with `{ id, text }`; `assign` with `{ to }`: `me`, no one or a colleague's account
 * (`colleague-unknown`); `close` with `{}`, which a new message from the visitor undoes; `transcript` with `{ email }`.
 * A `reply` with an id that already exists is refused with `chat-id-taken`, one with an unknown picture with
 * `picture-unknown`, and a `transcript` of a conversation without a reply with `no-reply-yet`. In addition to the
 * convention:
 * - `GET /chat-events`: server-sent events. `changed`, with the `{ id }` of a conversation, or without one if some may
 *   have been missed; `typing`, `{ id }`, while its visitor is typing. The stream ends after ten minutes.
 * - `POST /chats/{id}/read`, `{ seq }`, and `POST /chats/{id}/typing`: the caller has read up to this message, or is
 *   typing.
 * - `POST /chat-pictures` and `GET /chats/{id}/pictures/{pictureId}`: as for visitors, including whispers.
 * - `GET /chat-pieces?chat={id}&text=`: `chatPieces`, the pieces that the visitor may be shown.
 * - `GET /chat-office` and `PUT /chat-office`, `chatOffice`: the office from which the caller replies.
 */
export const teamChat = teamItem.extend({
  name: z.string(),
  accountId: z.string().nullable(),
  language: z.enum(LANGUAGES),
  country: z.string(),
  assignee: z.string().nullable(),
  isClosed: z.boolean(),
  /** The visitor's messages that no team member has read. */
  unread: z.int(),
  /** When the visitor started to wait; null if they are not waiting. ISO 8601, UTC. */
  waitingSince: z.string().nullable(),
  lastMessageAt: z.string(),
  startedAt: z.string(),
  /** The start of the last message. */
  latest: z.string(),
  /** Null in lists. */
  detail: z
    .object({
      messages: z.array(teamMessage),
      visitorRead: z.int(),
      surroundings: chatSurroundings,
    })
    .nullable(),
})
export type TeamChat = z.infer<typeof teamChat>

/** `waiting`: waiting for a reply; `open`: not closed. */
export const chatFilter = z.strictObject({
  state: z.enum(['waiting', 'open', 'closed']).optional(),
  language: z.enum(LANGUAGES).optional(),
  country: z.string().refine(isCountryCode).optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
  text: z.string().trim().min(1).max(100).optional(),
})

export const chatWhisper = z.strictObject({ id: z.uuid(), text: requestText(CHAT_TEXT_MAX).min(1) })

/** `office` is a key; null if none was chosen. `offices` are those of the chat configuration. */
export const chatOffice = z.object({
  office: z.string().nullable(),
  offices: z.array(z.object({ id: z.string(), name: z.string() })),
})
export const chatOfficeChoice = z.strictObject({ office: z.string().min(1).max(100) })

export const chatEvent = z.object({ id: z.string().nullable() })
export type ChatEvent = z.infer<typeof chatEvent>

export const chatPiece = z.object({
  id: z.string(),
  title: z.string(),
  artisan: z.string(),
  picture: z.string().nullable(),
})
export type ChatPiece = z.infer<typeof chatPiece>
export const chatPieces = z.object({ items: z.array(chatPiece) })
