import type { Client } from '#contracts/calls.ts'
import { requestListCalls, threadCalls } from '#contracts/request-calls.ts'
import type { RequestList, RequestThread } from '#contracts/request-thread.ts'
import { type ShowsPicture, showsAll } from '#domain/product/shown-picture.ts'
import { type Accepted, ok, type Refused, type Result, refuse } from '#domain/result.ts'
import {
  bearer,
  type CallReach,
  createAuthorizedClient,
  createClient,
  createRefusalReader,
} from '../calls/call-client.ts'
import { downloadAttachment } from './download-attachment.ts'

type Calls = Client<typeof threadCalls>
/** `unauthorized`: the customer's access token is no longer valid. */
type ThreadCode = 'unauthorized' | 'platform-unavailable'

/** Each call returns the current conversation, or null if it is someone else's or was deleted. */
export type OpenThread = Pick<Calls, 'read' | 'close'> & {
  /** Idempotent by key. */
  reply(...given: Parameters<Calls['reply']>): Promise<
    | Accepted<RequestThread | null>
    | (Refused<ThreadCode | 'request-malformed' | 'attachment-unknown' | 'too-many-requests'> & {
        readonly retryAfterSeconds?: number | null | undefined
      })
  >
  /** The file, in a response that a browser saves and never displays. */
  attachment(id: string): Promise<Result<Response | null, ThreadCode>>
}

type RequestsAbout = Readonly<Record<'list', string> | Record<'order', string>>

export type RequestThreadsClient = {
  /** Pages count from 1. `about` is the id of a list or the number of an order. */
  list(accessToken: string, page: number, about?: RequestsAbout): Promise<Result<RequestList, ThreadCode>>
  ofCustomer(accessToken: string, number: string): OpenThread
  /** By the token of an emailed link. */
  ofGuest(token: string): OpenThread
  /** By the token of the link to a guest's quote. */
  ofQuote(token: string): OpenThread
}

type RequestThreadsClientOptions = CallReach & {
  /** Only servers have it. */
  readonly token: string
  /** Pictures that it rejects are omitted. */
  readonly showsPicture?: ShowsPicture
}

const THEIRS = '/customer/requests'

export function createRequestThreadsClient({
  token: serverToken,
  showsPicture = showsAll,
  ...reach
}: RequestThreadsClientOptions): RequestThreadsClient {
  const lists = createAuthorizedClient(requestListCalls, reach)
  const refusalOf = createRefusalReader(threadCalls.read, reach)

  function shown<Item extends Pick<RequestThread, 'pieces'>>(item: Item): Item {
    const pieces = item.pieces.map((piece) => ({
      ...piece,
      picture: piece.picture !== null && showsPicture(piece.picture) ? piece.picture : null,
    }))
    return { ...item, pieces }
  }

  function shownThread<Refusal extends Refused<string>>(read: Accepted<RequestThread | null> | Refusal) {
    return read.ok ? ok(read.value && shown(read.value)) : read
  }

  function openThread(token: string, path: string): OpenThread {
    const calls = createClient(threadCalls, { ...reach, baseUrl: reach.baseUrl + path })(bearer(token))
    return {
      read: async () => shownThread(await calls.read()),
      async reply(reply, key) {
        const sent = await calls.reply(reply, key)
        if (sent.ok) return ok(sent.value && shown(sent.value))
        const { code } = sent
        // The sender can do the same about either of these.
        if (code === 'idempotency-key-reused' || code === 'no-conversation')
          return refuse('request-malformed')
        return { ...sent, code }
      },
      async attachment(id) {
        const file = `${path}/attachments/${encodeURIComponent(id)}`
        const response = await downloadAttachment(reach, token, file)
        if (response?.status === 404) return ok(null)
        if (response?.status === 200) return ok(response)
        return refusalOf({ status: response?.status ?? null, body: await response?.json().catch(() => null) })
      },
      close: async () => shownThread(await calls.close()),
    }
  }

  return {
    async list(accessToken, page, about) {
      const list = await lists.list(accessToken, { page: String(page), ...about })
      return list.ok ? ok({ ...list.value, requests: list.value.requests.map(shown) }) : list
    },
    ofCustomer: (accessToken, number) => openThread(accessToken, `${THEIRS}/${encodeURIComponent(number)}`),
    ofGuest: (token) => openThread(serverToken, `/requests/threads/${encodeURIComponent(token)}`),
    ofQuote: (token) => openThread(serverToken, `/quotes/threads/${encodeURIComponent(token)}`),
  }
}
