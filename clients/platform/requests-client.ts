import {
  type NewRequest,
  type RefusedRequestField,
  type RequestReceipt,
  refusedRequest,
  requestReceipt,
} from '#contracts/request.ts'
import { type Accepted, ok, type Refused, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach } from './call-platform.ts'
import { refuseTooMany, type TooManyRequests } from './too-many-requests.ts'

export type RequestsClientOptions = PlatformReach & {
  /** Only servers hold it. */
  readonly token: string
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

export type SentRequest =
  | Accepted<RequestReceipt>
  | TooManyRequests
  | Refused<'platform-unavailable'>
  | (Refused<'request-malformed'> & { readonly fields: readonly RefusedRequestField[] })

/** Requests of visitors to the house, stored by the platform. */
export type RequestsClient = {
  /**
   * Idempotent by key: a repeated request has the same receipt. A key belongs to one content: an edited request needs a
   * new one, and is otherwise `platform-unavailable`.
   */
  send(request: NewRequest, key: string): Promise<SentRequest>
}

export function createRequestsClient(options: RequestsClientOptions): RequestsClient {
  return {
    async send(request, key) {
      const response = await callPlatform(options, options.token, {
        method: 'POST',
        path: '/requests',
        body: request,
        headers: { 'idempotency-key': key },
      })
      const { status, body } = response
      const receipt = requestReceipt.safeParse(body)
      if (status === 201 && receipt.success) return ok(receipt.data)
      if (status === 429) return refuseTooMany(body)
      const refused = refusedRequest.safeParse(body)
      if (status === 422 && refused.success) return { ok: false, ...refused.data }
      options.report({ code: 'platform-unavailable', status })
      return refuse('platform-unavailable')
    },
  }
}
