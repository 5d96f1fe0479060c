import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import {
  type NewTradeApplication,
  type OwnTradeApplication,
  ownTradeApplication,
  type RefusedTradeField,
  refusedTradeApplication,
  type TradeApplicationReceipt,
  tradeApplicationReceipt,
  tradeApplicationRefusal,
} from '#contracts/trade-application.ts'
import { type Accepted, ok, type Refused, type Result, refuse } from '#domain/result.ts'
import { callJson, readJson } from '../json-caller.ts'
import { callPlatform, type PlatformReach } from './call-platform.ts'
import { refuseTooMany, type TooManyRequests } from './too-many-requests.ts'

export type TradeApplicationsClientOptions = PlatformReach & {
  /** Only servers hold it. */
  readonly token: string
  readonly report: (problem: { code: 'platform-unavailable'; status: number | null }) => void
}

export type SentApplication =
  | Accepted<TradeApplicationReceipt>
  | TooManyRequests
  | Refused<
      | 'trade-application-processed'
      | 'email-registered'
      | 'idempotency-key-reused'
      | 'accounts-elsewhere'
      | 'platform-unavailable'
    >
  | (Refused<'trade-application-refused'> & { readonly fields: readonly RefusedTradeField[] })

export type TradeApplicationsClient = {
  /** Idempotent by key. */
  send(application: NewTradeApplication, key: string): Promise<SentApplication>
  /** Null if the customer never applied. */
  readOwn(accessToken: string): Promise<Result<OwnTradeApplication | null, 'platform-unavailable'>>
  /** A certificate that was uploaded before; refused if it can no longer be added. */
  addCertificate(
    accessToken: string,
    id: string,
  ): Promise<Result<null, 'certificate-refused' | 'platform-unavailable'>>
}

/** Long, since a password is hashed, and an account and a company are created. */
const TIMEOUT_MS = 20_000

export function createTradeApplicationsClient(
  options: TradeApplicationsClientOptions,
): TradeApplicationsClient {
  function unavailable(status: number | null): Refused<'platform-unavailable'> {
    options.report({ code: 'platform-unavailable', status })
    return refuse('platform-unavailable')
  }
  return {
    async send(application, key) {
      const headers = { authorization: `Bearer ${options.token}`, [IDEMPOTENCY_KEY]: key }
      const call = { headers, json: application, timeoutMs: TIMEOUT_MS }
      const response = await callJson(options, '/trade/applications', call)
      const receipt = readJson(response, tradeApplicationReceipt)
      if (receipt) return ok(receipt)
      if (response.status === 429) return refuseTooMany(response.body)
      const refused = refusedTradeApplication.safeParse(response.body)
      if (refused.success) return { ok: false, ...refused.data }
      const refusal = tradeApplicationRefusal.safeParse(response.body)
      return refusal.success && refusal.data.code !== 'account-unavailable'
        ? refuse(refusal.data.code)
        : unavailable(response.status)
    },
    async readOwn(accessToken) {
      const response = await callPlatform(options, accessToken, { path: '/customer/trade/application' })
      const own = readJson(response, ownTradeApplication)
      if (own || response.status === 404) return ok(own)
      return unavailable(response.status)
    },
    async addCertificate(accessToken, id) {
      const { status } = await callPlatform(options, accessToken, {
        path: '/customer/trade/application/certificate',
        body: { certificate: id },
      })
      if (status === 204) return ok(null)
      return status === 404 || status === 409 || status === 422
        ? refuse('certificate-refused')
        : unavailable(status)
    },
  }
}
