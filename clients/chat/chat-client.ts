import type { Client } from '#contracts/calls.ts'
import { CHAT_CUSTOMER, CHAT_GUEST, type ChatPicture, chatPicture } from '#contracts/chat.ts'
import { type ChatRefusal, chatDataCalls, conversationCalls } from '#contracts/chat-calls.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { type Accepted, ok } from '#domain/result.ts'
import {
  type AuthorizedClient,
  bearer,
  type CallReach,
  createClient,
  createRefusalReader,
} from '../calls/call-client.ts'
import { callJson, readJson, toHeaders } from '../calls/json-caller.ts'

/** A signed-in customer, a guest with the key of their conversation, or a customer who used to be that guest. */
export type ChatCaller = { readonly accessToken: string | null; readonly guestKey: string | null }

/** A visitor's conversation with the house (`contracts/chat-calls.ts`). */
export type VisitorChat = Client<typeof conversationCalls> & {
  upload(picture: ArrayBuffer, network: string | null): Promise<Accepted<ChatPicture> | ChatRefusal>
  /** The service's response with the picture, or its refusal. */
  downloadPicture(id: string): Promise<Response>
  /** Server-sent events after the given id, until `signal` is aborted: the service's response, or its refusal. */
  follow(after: string, signal: AbortSignal): Promise<Response>
}

export type ChatClient = AuthorizedClient<typeof chatDataCalls> & {
  forCaller(caller: ChatCaller): VisitorChat
}

/** The service re-encodes each picture. */
const UPLOAD_TIMEOUT_MS = 30_000

/** Only servers have `token`. */
export function createChatClient({ token, ...reach }: CallReach & { readonly token: string }): ChatClient {
  const conversation = createClient(conversationCalls, reach)
  const data = createClient(chatDataCalls, reach)
  const readRefusal = createRefusalReader(conversationCalls.read, reach)
  const toCallerHeaders = ({ accessToken, guestKey }: ChatCaller) => ({
    ...bearer(token),
    [CHAT_CUSTOMER]: accessToken,
    [CHAT_GUEST]: guestKey,
  })
  const dataFor = (accessToken: string) => data(toCallerHeaders({ accessToken, guestKey: null }))
  return {
    readData: (accessToken) => dataFor(accessToken).readData(),
    forget: (accessToken) => dataFor(accessToken).forget(),
    forCaller(caller) {
      const headers = toCallerHeaders(caller)
      const stream = (path: string, signal: AbortSignal) =>
        reach
          .fetch(
            new Request(`${reach.baseUrl}/conversation${path}`, {
              headers: toHeaders({ accept: '*/*', ...headers }),
              signal,
            }),
          )
          .catch(() => Response.json({ code: 'chat-unavailable' }, { status: 503 }))
      return {
        ...conversation(headers),
        async upload(body, network) {
          const response = await callJson(reach, '/conversation/pictures', {
            body,
            headers: {
              ...headers,
              'content-type': 'application/octet-stream',
              [VISITOR_KEY_HEADER]: network,
            },
            timeoutMs: UPLOAD_TIMEOUT_MS,
          })
          const stored = readJson(response, chatPicture)
          return stored ? ok(stored) : readRefusal(response)
        },
        downloadPicture: (id) =>
          stream(`/pictures/${encodeURIComponent(id)}`, AbortSignal.timeout(UPLOAD_TIMEOUT_MS)),
        follow: (after, signal) => stream(`/events?${new URLSearchParams({ after })}`, signal),
      }
    },
  }
}
