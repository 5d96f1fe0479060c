import type { z } from 'zod'
import {
  type CustomerOrder,
  type CustomerOrdersResponse,
  customerOrder,
  customerOrdersResponse,
  PRIVATE_TOKEN_HEADER,
} from '#contracts/order/customer-orders.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Caller } from '../caller.ts'

/** A customer's orders, from the commerce service. Throws if it is unavailable, which GraphQL returns as an error. */
export type OrderSource = {
  /** Refused when `after` is the id of no order. */
  list(
    caller: Caller,
    page: { first: number; after: string | null },
  ): Promise<Result<CustomerOrdersResponse, 'request-malformed'>>
  find(caller: Caller, orderId: string): Promise<CustomerOrder | null>
  forget(accountId: string): Promise<void>
}

/** Loads orders from the commerce service over the seam (`contracts/order/customer-orders.ts`). */
export function createOrderSource(commerce: {
  baseUrl: string
  privateToken: string
  fetch: (request: Request) => Promise<Response>
}): OrderSource {
  const { baseUrl, privateToken, fetch } = commerce
  const call = (path: string, method = 'GET') =>
    fetch(
      new Request(`${baseUrl}/customers/${path}`, {
        method,
        headers: { [PRIVATE_TOKEN_HEADER]: privateToken },
      }),
    )

  async function read<Value>(response: Response, schema: z.ZodType<Value>): Promise<Value> {
    if (response.status !== 200) throw new Error(`The commerce service answered ${response.status}`)
    return schema.parse(await response.json())
  }

  return {
    async list(caller, { first, after }) {
      const page = new URLSearchParams({
        first: String(first),
        ...(after !== null && { after }),
        ...proven(caller),
      })
      const response = await call(`${encodeURIComponent(caller.accountId)}/orders?${page}`)
      if (response.status === 400) return refuse('request-malformed')
      return ok(await read(response, customerOrdersResponse))
    },
    async find(caller, orderId) {
      const path = `${encodeURIComponent(caller.accountId)}/orders/${encodeURIComponent(orderId)}`
      const response = await call(`${path}?${new URLSearchParams(proven(caller))}`)
      return response.status === 404 ? null : read(response, customerOrder)
    },
    async forget(accountId) {
      const { status } = await call(encodeURIComponent(accountId), 'DELETE')
      if (status !== 204) throw new Error(`The commerce service answered ${status}`)
    },
  }
}

/** Only a verified address finds what was ordered without signing in. */
function proven({ email, isEmailVerified }: Caller): Record<string, string> {
  return isEmailVerified ? { email } : {}
}
