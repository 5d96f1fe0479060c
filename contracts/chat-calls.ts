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
 * Conversations between visitors and the house, in the chat service. Only servers may call it: 401 without their token.
 * A visitor is the account of the access token in `CHAT_CUSTOMER`, or anyone with the key in `CHAT_GUEST`; one of them
 * is required. With both, the key's conversation is merged into the account's, and the key no longer opens anything.
 * Each visitor has one conversation on all their devices.
 */
export const conversationCalls = {
  /** `chat-not-found` before the first message. */
  read: call('GET /', { output: chatConversation }),
  /** The caller chooses the id; repeating it has no effect. `chat-closed` while no office is open. */
  write: call('POST /messages', { input: newChatMessage, output: chatConversation, status: 201 }),
  /** Reports that the visitor is typing. */
  type: call('POST /typing'),
  /** Stores how far the visitor has read. */
  markAsRead: call('POST /read', { input: chatRead }),
  /** Records that the unanswered messages have become a request with this number. */
  recordRequest: call('POST /request', { input: chatRequest }),
  /** Emails the conversation. `no-reply-yet` if the house has not replied yet. */
  sendTranscript: call('POST /transcript', { input: transcriptRequest }),
  // These routes do not use JSON and are handled separately:
  // - `GET /conversation/events?after={seq}`: server-sent events. `message`, a `chatMessage`, whose id is its `seq`, so
  //   that `Last-Event-ID` works like `after`; each once and in order. `state`, a `chatState`, immediately and on every
  //   change. A comment every 15 seconds. The stream ends after an hour, and when the visitor signs in or out. 404; 429
  //   beyond 20 streams.
  // - `POST /conversation/pictures`: the bytes of a JPEG or PNG, recognized by its content alone. It is stored as a
  //   JPEG without the camera's metadata, and can be attached to a message within a day. 201 `chatPicture`; also 503
  //   `files-unavailable`.
  // - `GET /conversation/pictures/{id}`: a picture in the visitor's or the house's messages. 404 `picture-unknown`.
}
export type ChatRefusal = Refusal<typeof conversationCalls.read>
export type ChatErrorCode = ChatRefusal['code']

const customer = callsBelow('/customer', {
  unavailable: 'chat-unavailable',
  refusals: { unauthorized: 401 },
})
/** The data stored about the account in `CHAT_CUSTOMER`. */
export const chatDataCalls = {
  /** For a data export. */
  readData: customer('GET /data', { output: chatData }),
  forget: customer('DELETE /data'),
}
