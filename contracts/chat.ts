import { z } from 'zod'
import { isTimeZone } from '#domain/calendar/time-zone.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { requestText } from './request.ts'

export const CHAT_GUEST = 'x-chat-guest'
export const CHAT_CUSTOMER = 'x-customer-token'

/** In characters. */
export const CHAT_TEXT_MAX = 2_000
/** In bytes, enough for photos from a camera. */
export const CHAT_PICTURE_BYTES_MAX = 10 * 1_048_576

export const chatPicture = z.object({ id: z.uuid(), width: z.int(), height: z.int() })
export type ChatPicture = z.infer<typeof chatPicture>

const productId = z.string().regex(/^\d{1,20}$/)

/** A message as the visitor sees it, without the team's whispers. Times are ISO 8601, UTC. */
export const chatMessage = z.object({
  id: z.uuid(),
  /** Numbers a conversation's messages from 1. */
  seq: z.int(),
  /** `request`: the unanswered messages became a request; the text is its number. */
  author: z.enum(['visitor', 'team', 'request']),
  /** The team member's first name; null if it is unknown, or if the author is not the team. */
  member: z.string().nullable(),
  /** Empty only if there is a picture or a product. */
  text: z.string(),
  picture: chatPicture.nullable(),
  /** The product number; its card and price depend on the reader. */
  productId: productId.nullable(),
  sentAt: z.string(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const chatState = z.object({
  /**
   * The replying team member's first name, and the city of their office in the conversation's language. Null before the
   * first reply.
   */
  member: z.object({ name: z.string().nullable(), office: z.string().nullable() }).nullable(),
  isTeamTyping: z.boolean(),
  /** The last `seq` that each side has read. */
  teamRead: z.int(),
  visitorRead: z.int(),
  /** Another message reopens it. */
  isClosed: z.boolean(),
})
export type ChatState = z.infer<typeof chatState>

export const chatConversation = z.object({
  id: z.uuid(),
  /** The latest 200, oldest first. */
  messages: z.array(chatMessage),
  state: chatState,
})
export type ChatConversation = z.infer<typeof chatConversation>

/** Where the visitor was when they wrote their last message, for the team. Without prices. */
export const chatSurroundings = z.strictObject({
  /** Includes the locale. */
  page: z.string().max(500),
  bag: z
    .array(z.strictObject({ title: z.string().max(300), variant: z.string().max(300), quantity: z.int() }))
    .max(50),
  lists: z.array(z.strictObject({ name: z.string().max(200), count: z.int() })).max(50),
})
export type ChatSurroundings = z.infer<typeof chatSurroundings>

/** At least one of text, picture and product is required. */
const content = {
  id: z.uuid(),
  text: requestText(CHAT_TEXT_MAX),
  pictureId: z.uuid().nullable().default(null),
  productId: productId.nullable().default(null),
  /** In the sender's language; null without a product. */
  productTitle: z.string().max(300).nullable().default(null),
}
const hasContent = ({
  text,
  pictureId,
  productId: product,
}: {
  text: string
  pictureId: string | null
  productId: string | null
}) => text !== '' || pictureId !== null || product !== null

export const newChatMessage = z
  .strictObject({
    ...content,
    language: z.enum(LANGUAGES),
    country: z.string().refine(isCountryCode),
    /** Empty for a guest. */
    name: requestText(100),
    /** A keyed digest of the visitor's network; null if unknown. */
    network: z.string().nullable(),
    surroundings: chatSurroundings,
  })
  .refine(hasContent)
export type NewChatMessage = z.infer<typeof newChatMessage>

/** The caller chooses the id. */
export const newTeamMessage = z.strictObject(content).refine(hasContent)
export type NewTeamMessage = z.infer<typeof newTeamMessage>

export const chatRead = z.strictObject({ seq: z.int().min(0) })
export const chatRequest = z.strictObject({ number: z.string().min(1).max(30), seq: z.int().min(0) })
export const transcriptAddress = z.strictObject({ email: z.email().max(254) })
/** Times are written in the visitor's `timeZone`. */
export const transcriptRequest = transcriptAddress.extend({
  timeZone: z.string().max(60).refine(isTimeZone).nullable(),
})

export const chatData = z.object({
  chat: z.array(
    z.object({
      startedAt: z.string(),
      language: z.string(),
      country: z.string(),
      name: z.string(),
      surroundings: chatSurroundings,
      messages: z.array(
        z.object({
          isFromHouse: z.boolean(),
          text: z.string(),
          sentAt: z.string(),
          picture: z.string().nullable(),
        }),
      ),
    }),
  ),
})
export type ChatData = z.infer<typeof chatData>
