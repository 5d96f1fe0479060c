import { z } from 'zod'
import { callsBelow, type Refusal } from './calls.ts'
import {
  chatConversation,
  chatData,
  chatRead,
  chatRequest,
  newChatMessage,
  transcriptRequest,
} from './chat.ts'

const call = callsBelow('/conversation', {
  unavailable: 'chat-unavailable',
  malformed: 'chat-malformed',
  refusals: {
    unauthorized: 401,
    'chat-not-found': 404,
    'chat-closed': 409,
    'chat-id-taken': 409,
    'chat-malformed': 422,
    'picture-unknown': 422,
    'picture-type': 422,
    'picture-too-large': 413,
    'picture-unreadable': 422,
    'no-reply-yet': 409,
    'too-many-requests': 429,
  },
  details: z.object({ retryAfterSeconds: z.number().optional() }),
})

/**
 * Conversations of visitors with the house, by the chat service. Only servers may call it: 401 without their token. A visitor is
 * the account of the access token in `CHAT_CUSTOMER`, and anyone who has the key in `CHAT_GUEST`; one of both is needed. With both,
 * the conversation of the key joins that of the account, and the key opens nothing any more. Each visitor has one conversation, on
 * all of their devices.
 */
export const conversationCalls = {
  /** `chat-not-found` before the first message. */
  read: call('GET /', { output: chatConversation }),
  /** The id is the caller's: repeated, it is one message. `chat-closed` while no office is open. */
  write: call('POST /messages', { input: newChatMessage, output: chatConversation, status: 201 }),
  /** The visitor is writing. */
  type: call('POST /typing'),
  /** How far they have read. */
  markAsRead: call('POST /read', { input: chatRead }),
  /** What was not replied to has become a request with this number. */
  recordRequest: call('POST /request', { input: chatRequest }),
  /** Emails the conversation. `no-reply-yet` before the house has written. */
  sendTranscript: call('POST /transcript', { input: transcriptRequest }),
  // Without JSON, by hand:
  // - `GET /conversation/events?after={seq}`: server-sent events. `message`, a `chatMessage`, whose id is its `seq`, so that
  //   `Last-Event-ID` is as good as `after`; each once, in order. `state`, a `chatState`, at once and whenever it changes. A
  //   comment every 15 seconds. It ends after an hour, and when the visitor is no longer who they were. 404; 429 beyond 20.
  // - `POST /conversation/pictures`: the bytes of a JPEG or PNG, which the content alone decides. It is stored as a JPEG without
  //   anything that the camera added, and a message may have it within a day. 201 `chatPicture`; also 503 `files-unavailable`.
  // - `GET /conversation/pictures/{id}`: a picture of their messages and of those of the house. 404 `picture-unknown`.
}
export type ChatRefusal = Refusal<typeof conversationCalls.read>
export type ChatErrorCode = ChatRefusal['code']

const customer = callsBelow('/customer', {
  unavailable: 'chat-unavailable',
  refusals: { unauthorized: 401 },
})
/** What is stored of the account in `CHAT_CUSTOMER`. */
export const chatDataCalls = {
  /** For an export. */
  readData: customer('GET /data', { output: chatData }),
  forget: customer('DELETE /data'),
}
