import {
  CHAT_CUSTOMER,
  CHAT_GUEST,
  type ChatConversation,
  type ChatData,
  type ChatPicture,
  type ChatRefusalCode,
  chatConversation,
  chatData,
  chatPicture,
  chatRefusal,
  type NewChatMessage,
} from '#contracts/chat.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import { callJson, type JsonCall, type JsonReach, type JsonResponse } from '../json-caller.ts'

export type ChatErrorCode = ChatRefusalCode | 'chat-unavailable'
/** `retryAfterSeconds` is only set for `too-many-requests`. */
type ChatRefused = Refused<ChatErrorCode> & { readonly retryAfterSeconds?: number | undefined }
type Called<Value> = Promise<Accepted<Value> | ChatRefused>

/** A signed-in customer, a guest with the key of their conversation, or a customer who was that guest. */
export type ChatCaller = { readonly accessToken: string | null; readonly guestKey: string | null }

/** A visitor's conversation with the house (`contracts/chat.ts`). */
export type VisitorChat = {
  read(): Called<ChatConversation>
  write(message: NewChatMessage): Called<ChatConversation>
  /** Reports that the visitor is writing. */
  type(): Called<null>
  markAsRead(seq: number): Called<null>
  upload(picture: ArrayBuffer, network: string | null): Called<ChatPicture>
  /** The service's response with the picture, or its refusal. */
  picture(id: string): Promise<Response>
  recordRequest(made: { number: string; seq: number }): Called<null>
  sendTranscript(to: { email: string; timeZone: string | null }): Called<null>
  /** Server-sent events after the given id, until `signal` is aborted: the service's response, or its refusal. */
  follow(after: string, signal: AbortSignal): Promise<Response>
}

export type ChatClient = {
  of(caller: ChatCaller): VisitorChat
  /** For the export of a customer's data. */
  readData(accessToken: string): Promise<Accepted<ChatData> | Refused<'unauthorized' | 'chat-unavailable'>>
  /** Deletes all chat data of the customer. */
  forget(accessToken: string): Promise<Accepted<null> | Refused<'unauthorized' | 'chat-unavailable'>>
}

export type ChatClientOptions = JsonReach & {
  /** Only servers hold it. */
  readonly token: string
  readonly report: (problem: { code: 'chat-unavailable'; status: number | null }) => void
}

const TIMEOUT_MS = 5_000
/** The service re-encodes each picture. */
const UPLOAD_TIMEOUT_MS = 30_000

export function createChatClient(options: ChatClientOptions): ChatClient {
  const { baseUrl, fetch, token, report } = options
  const headersOf = ({ accessToken, guestKey }: ChatCaller) => ({
    authorization: `Bearer ${token}`,
    [CHAT_CUSTOMER]: accessToken,
    [CHAT_GUEST]: guestKey,
  })
  function refusalOf({ status, body }: JsonResponse): ChatRefused {
    const refusal = chatRefusal.safeParse(body)
    if (refusal.success) return { ok: false, ...refusal.data }
    report({ code: 'chat-unavailable', status })
    return refuse('chat-unavailable')
  }
  function dataCall(accessToken: string, method: 'GET' | 'DELETE') {
    const headers = headersOf({ accessToken, guestKey: null })
    return callJson(options, '/customer/data', { method, headers, timeoutMs: TIMEOUT_MS })
  }
  function dataRefusal({ status }: JsonResponse) {
    if (status === 401) return refuse('unauthorized')
    report({ code: 'chat-unavailable', status })
    return refuse('chat-unavailable')
  }
  return {
    async readData(accessToken) {
      const response = await dataCall(accessToken, 'GET')
      const read = chatData.safeParse(response.body)
      return response.status === 200 && read.success ? ok(read.data) : dataRefusal(response)
    },
    async forget(accessToken) {
      const response = await dataCall(accessToken, 'DELETE')
      return response.status === 204 ? ok(null) : dataRefusal(response)
    },
    of(caller) {
      const call = (path: string, { headers = {}, ...more }: Partial<JsonCall> = {}) =>
        callJson(options, `/conversation${path}`, {
          timeoutMs: TIMEOUT_MS,
          headers: { ...headersOf(caller), ...headers },
          ...more,
        })
      const done = (response: JsonResponse) => (response.status === 204 ? ok(null) : refusalOf(response))
      const asConversation = (response: JsonResponse) => {
        const read = chatConversation.safeParse(response.body)
        return read.success ? ok(read.data) : refusalOf(response)
      }
      const stream = async (path: string, signal: AbortSignal) => {
        const sent = new Headers({ accept: '*/*' })
        for (const [name, value] of Object.entries(headersOf(caller))) if (value) sent.set(name, value)
        const request = new Request(`${baseUrl}/conversation${path}`, { headers: sent, signal })
        return fetch(request).catch(() => Response.json({ code: 'chat-unavailable' }, { status: 503 }))
      }
      return {
        read: async () => asConversation(await call('')),
        write: async (message) => asConversation(await call('/messages', { json: message })),
        type: async () => done(await call('/typing', { method: 'POST' })),
        markAsRead: async (seq) => done(await call('/read', { json: { seq } })),
        async upload(picture, network) {
          const headers = { 'content-type': 'application/octet-stream', [VISITOR_KEY_HEADER]: network }
          const response = await call('/pictures', { body: picture, headers, timeoutMs: UPLOAD_TIMEOUT_MS })
          const stored = chatPicture.safeParse(response.body)
          return response.status === 201 && stored.success ? ok(stored.data) : refusalOf(response)
        },
        picture: (id) =>
          stream(`/pictures/${encodeURIComponent(id)}`, AbortSignal.timeout(UPLOAD_TIMEOUT_MS)),
        recordRequest: async (made) => done(await call('/request', { json: made })),
        sendTranscript: async (to) => done(await call('/transcript', { json: to })),
        follow: (after, signal) => stream(`/events?${new URLSearchParams({ after })}`, signal),
      }
    },
  }
}
