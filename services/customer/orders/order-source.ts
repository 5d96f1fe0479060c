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

type Page = { first: number; after: string | null; project?: string | undefined }

/**
 * Reads customers' orders from the commerce service. Throws if it is unavailable, which GraphQL returns as an error.
 */
export type OrderSource = {
  /** Refused if no order has the id `after`. */
  list(caller: Caller, page: Page): Promise<Result<CustomerOrdersResponse, 'request-malformed'>>
  find(caller: Caller, orderId: string): Promise<CustomerOrder | null>
  /** Returns the orders of a company's location. For a project, also those that callers placed for themselves. */
  listLocationOrders(
    locationId: string,
    page: Page,
    caller: Caller,
  ): Promise<Result<CustomerOrdersResponse, 'request-malformed'>>
  findLocationOrder(locationId: string, orderId: string, caller: Caller): Promise<CustomerOrder | null>
  forget(accountId: string): Promise<void>
}

/** Loads orders from the commerce service (`contracts/order/customer-orders.ts`). */
export function createOrderSource(commerce: {
  baseUrl: string
  privateToken: string
  fetch: (request: Request) => Promise<Response>
}): OrderSource {
  const { baseUrl, privateToken, fetch } = commerce
  const call = (path: string, method = 'GET') =>
    fetch(
      new Request(`${baseUrl}/${path}`, {
        method,
        headers: { [PRIVATE_TOKEN_HEADER]: privateToken },
      }),
    )

  async function read<Value>(response: Response, schema: z.ZodType<Value>): Promise<Value> {
    if (response.status !== 200) throw new Error(`The commerce service responded with ${response.status}`)
    return schema.parse(await response.json())
  }

  async function list(path: string, { first, after, project }: Page, extra: Record<string, string> = {}) {
    const page = new URLSearchParams({
      first: String(first),
      ...(after !== null && { after }),
      ...(project !== undefined && { project }),
      ...extra,
    })
    const response = await call(`${path}/orders?${page}`)
    if (response.status === 400) return refuse('request-malformed')
    return ok(await read(response, customerOrdersResponse))
  }
  async function find(path: string, orderId: string, extra: Record<string, string> = {}) {
    const response = await call(`${path}/orders/${encodeURIComponent(orderId)}?${new URLSearchParams(extra)}`)
    return response.status === 404 ? null : read(response, customerOrder)
  }

  return {
    list: (caller, page) => list(customerPath(caller.accountId), page, toCallerQuery(caller)),
    find: (caller, orderId) => find(customerPath(caller.accountId), orderId, toCallerQuery(caller)),
    listLocationOrders: (locationId, page, caller) => {
      const member = { account: caller.accountId, ...toCallerQuery(caller) }
      return list(
        `company-locations/${locationId}`,
        page,
        page.project === undefined ? toLanguageQuery(caller) : member,
      )
    },
    findLocationOrder: (locationId, orderId, caller) =>
      find(`company-locations/${locationId}`, orderId, toLanguageQuery(caller)),
    async forget(accountId) {
      const { status } = await call(customerPath(accountId), 'DELETE')
      if (status !== 204) throw new Error(`The commerce service responded with ${status}`)
    },
  }
}

function toLanguageQuery({ language }: Caller): Record<string, string> {
  return language ? { language } : {}
}

const customerPath = (accountId: string) => `customers/${encodeURIComponent(accountId)}`

/**
 * Returns the query parameters of a caller. Only a verified address finds orders placed without signing in. Includes
 * the language for names.
 */
function toCallerQuery({ email, isEmailVerified, language }: Caller): Record<string, string> {
  return { ...(isEmailVerified && { email }), ...(language && { language }) }
}
