import { z } from 'zod'
import {
  type ReplyInput,
  type RequestList,
  type RequestThread,
  requestList,
  requestThread,
} from '#contracts/request-thread.ts'
import { type ShowsPicture, showsAll } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'
import { downloadAttachment } from './download-attachment.ts'
import { refuseTooMany, type TooManyRequests } from './too-many-requests.ts'

/** `unauthorized`: the access token of the customer is no longer valid. */
type ThreadCode = 'unauthorized' | 'platform-unavailable'
type ReplyCode = ThreadCode | 'request-malformed' | 'attachment-unknown'
export type SentReply = Result<RequestThread | null, ReplyCode> | TooManyRequests

/** Each call returns the current conversation, and null if it is not the caller's, or was removed. */
export type OpenThread = {
  read(): Promise<Result<RequestThread | null, ThreadCode>>
  /** Idempotent by key. */
  reply(reply: ReplyInput, key: string): Promise<SentReply>
  /** The response that a browser saves and never shows. */
  attachment(id: string): Promise<Result<Response | null, ThreadCode>>
  close(): Promise<Result<RequestThread | null, ThreadCode>>
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

export type RequestThreadsClientOptions = PlatformReach & {
  /** Only servers hold it. */
  readonly token: string
  /** Pictures that it rejects are left out. */
  readonly showsPicture?: ShowsPicture
  readonly report: (problem: { code: ThreadCode; status: number | null }) => void
}

const attachmentUnknown = z.object({ code: z.literal('attachment-unknown') })

const THEIRS = '/customer/requests'

export function createRequestThreadsClient(options: RequestThreadsClientOptions): RequestThreadsClient {
  const { showsPicture = showsAll } = options

  function refusalOf({ status }: PlatformResponse): Result<never, ThreadCode> {
    const code: ThreadCode = status === 401 ? 'unauthorized' : 'platform-unavailable'
    if (code === 'platform-unavailable') options.report({ code, status })
    return refuse(code)
  }

  function shown<Item extends Pick<RequestThread, 'pieces'>>(item: Item): Item {
    const pieces = item.pieces.map((piece) => ({
      ...piece,
      picture: piece.picture !== null && showsPicture(piece.picture) ? piece.picture : null,
    }))
    return { ...item, pieces }
  }

  function threadOf(response: PlatformResponse): Result<RequestThread | null, ThreadCode> {
    if (response.status === 404) return ok(null)
    const thread = requestThread.safeParse(response.body)
    const isFound = response.status === 200 || response.status === 201
    return isFound && thread.success ? ok(shown(thread.data)) : refusalOf(response)
  }

  function openThread(token: string, path: string): OpenThread {
    return {
      read: async () => threadOf(await callPlatform(options, token, { method: 'GET', path })),
      async reply(body, key) {
        const headers = { 'idempotency-key': key }
        const call = { method: 'POST' as const, path: `${path}/messages`, body, headers }
        const response = await callPlatform(options, token, call)
        if (response.status === 429) return refuseTooMany(response.body)
        if (attachmentUnknown.safeParse(response.body).success) return refuse('attachment-unknown')
        if (response.status === 409 || response.status === 422) return refuse('request-malformed')
        return threadOf(response)
      },
      async attachment(id) {
        const file = `${path}/attachments/${encodeURIComponent(id)}`
        const response = await downloadAttachment(options, token, file)
        if (response?.status === 404) return ok(null)
        return response?.status === 200
          ? ok(response)
          : refusalOf({ status: response?.status ?? null, body: null })
      },
      close: async () =>
        threadOf(await callPlatform(options, token, { method: 'POST', path: `${path}/closure` })),
    }
  }

  return {
    async list(accessToken, page, about) {
      const path = `${THEIRS}?${new URLSearchParams({ page: String(page), ...about })}`
      const response = await callPlatform(options, accessToken, { method: 'GET', path })
      const list = requestList.safeParse(response.body)
      if (response.status !== 200 || !list.success) return refusalOf(response)
      return ok({ ...list.data, requests: list.data.requests.map(shown) })
    },
    ofCustomer: (accessToken, number) => openThread(accessToken, `${THEIRS}/${encodeURIComponent(number)}`),
    ofGuest: (token) => openThread(options.token, `/requests/threads/${encodeURIComponent(token)}`),
    ofQuote: (token) => openThread(options.token, `/quotes/threads/${encodeURIComponent(token)}`),
  }
}
