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
  downloadAttachment(id: string): Promise<Result<Response | null, ThreadCode>>
}

type RequestFilter = Readonly<Record<'list', string> | Record<'order', string>>

export type RequestThreadsClient = {
  /** Pages count from 1. `about` is the id of a list or the number of an order. */
  list(accessToken: string, page: number, about?: RequestFilter): Promise<Result<RequestList, ThreadCode>>
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

const REQUESTS_PATH = '/customer/requests'

export function createRequestThreadsClient({
  token: serverToken,
  showsPicture = showsAll,
  ...reach
}: RequestThreadsClientOptions): RequestThreadsClient {
  const lists = createAuthorizedClient(requestListCalls, reach)
  const readRefusal = createRefusalReader(threadCalls.read, reach)

  function filterPictures<Item extends Pick<RequestThread, 'pieces'>>(item: Item): Item {
    const pieces = item.pieces.map((piece) => ({
      ...piece,
      picture: piece.picture !== null && showsPicture(piece.picture) ? piece.picture : null,
    }))
    return { ...item, pieces }
  }

  function filterThreadPictures<Refusal extends Refused<string>>(
    read: Accepted<RequestThread | null> | Refusal,
  ) {
    return read.ok ? ok(read.value && filterPictures(read.value)) : read
  }

  function openThread(token: string, path: string): OpenThread {
    const calls = createClient(threadCalls, { ...reach, baseUrl: reach.baseUrl + path })(bearer(token))
    return {
      read: async () => filterThreadPictures(await calls.read()),
      async reply(reply, key) {
        const sent = await calls.reply(reply, key)
        if (sent.ok) return ok(sent.value && filterPictures(sent.value))
        const { code } = sent
        // The sender can do the same about either of these.
        if (code === 'idempotency-key-reused' || code === 'no-conversation')
          return refuse('request-malformed')
        return { ...sent, code }
      },
      async downloadAttachment(id) {
        const file = `${path}/attachments/${encodeURIComponent(id)}`
        const response = await downloadAttachment(reach, token, file)
        if (response?.status === 404) return ok(null)
        if (response?.status === 200) return ok(response)
        const body = await response?.json().catch(() => null)
        return readRefusal({ status: response?.status ?? null, body })
      },
      close: async () => filterThreadPictures(await calls.close()),
    }
  }

  return {
    async list(accessToken, page, about) {
      const list = await lists.list(accessToken, { page: String(page), ...about })
      return list.ok ? ok({ ...list.value, requests: list.value.requests.map(filterPictures) }) : list
    },
    ofCustomer: (accessToken, number) =>
      openThread(accessToken, `${REQUESTS_PATH}/${encodeURIComponent(number)}`),
    ofGuest: (token) => openThread(serverToken, `/requests/threads/${encodeURIComponent(token)}`),
    ofQuote: (token) => openThread(serverToken, `/quotes/threads/${encodeURIComponent(token)}`),
  }
}
