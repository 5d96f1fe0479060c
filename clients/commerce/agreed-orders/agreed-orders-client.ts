import {
  type AgreedOrderRefusalCode,
  type AgreedOrders,
  agreedOrder,
  agreedOrderRefusal,
  createdAgreedOrder,
} from '#contracts/order/agreed-order.ts'
import { PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import { ok, type Refused, refuse } from '#domain/result.ts'
import { callJson, type JsonReach, type JsonResponse, readJson } from '../../calls/json-caller.ts'

export type AgreedOrdersClientOptions = JsonReach & {
  /** Only servers have it. */
  readonly privateToken: string
  /** Called for each response that violates the contract. Contains no personal data. */
  readonly report: (problem: { code: 'commerce-unavailable'; status: number | null }) => void
}

const TIMEOUT_MS = 20_000

/** Agreed orders in our own commerce service (`contracts/order/agreed-order.ts`). Never retries. */
export function createAgreedOrdersClient({
  privateToken,
  report,
  ...reach
}: AgreedOrdersClientOptions): AgreedOrders {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, json?: unknown) =>
    callJson(reach, `/agreed-orders${path}`, {
      method,
      json,
      headers: { [PRIVATE_TOKEN_HEADER]: privateToken },
      timeoutMs: TIMEOUT_MS,
    })

  function toRefusal<Code extends AgreedOrderRefusalCode>(
    { status, body }: JsonResponse,
    expected: readonly Code[],
  ): Refused<Code | 'commerce-unavailable'> {
    const refusalCode = agreedOrderRefusal.safeParse(body).data?.code
    const code = expected.find((one) => one === refusalCode)
    if (code !== undefined) return refuse(code)
    report({ code: 'commerce-unavailable', status })
    return refuse('commerce-unavailable')
  }

  return {
    async create(draft) {
      const response = await call('POST', '', draft)
      const created = readJson(response, createdAgreedOrder)
      return created ? ok(created) : toRefusal(response, CREATE_REFUSALS)
    },
    async cancel(id) {
      const response = await call('DELETE', `/${encodeURIComponent(id)}`)
      return response.status === 204 ? ok(true) : toRefusal(response, CANCEL_REFUSALS)
    },
    async find(id) {
      const response = await call('GET', `/${encodeURIComponent(id)}`)
      const found = readJson(response, agreedOrder)
      return found ? ok(found) : toRefusal(response, FIND_REFUSALS)
    },
  }
}

const CREATE_REFUSALS = [
  'agreed-order-malformed',
  'reference-taken',
  'validity-over',
  'country-not-served',
  'variant-unknown',
  'not-shippable-here',
  'not-sellable',
] as const
const CANCEL_REFUSALS = ['agreed-order-not-found', 'already-ordered'] as const
const FIND_REFUSALS = ['agreed-order-not-found'] as const
