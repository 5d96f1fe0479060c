import type { z } from 'zod'
import { customerCartResponse, laterItemsResponse } from '#contracts/customer-cart.ts'
import type { LineProject } from '#domain/list/project.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

/** `unauthorized`: the access token is no longer valid. */
export type CustomerCartErrorCode = 'unauthorized' | 'list-full' | 'platform-unavailable'

export type CustomerCartClientOptions = PlatformReach & {
  readonly report: (problem: { code: CustomerCartErrorCode; status: number | null }) => void
}

export type LaterItem = { readonly productId: string; readonly quantity: number }

/** A customer's carts; `accessToken` is theirs, ids are the commerce service's. */
export type CustomerCartClient = {
  /** Spec §3: the stored cart; null if there is none. */
  read(accessToken: string): Promise<Result<string | null, CustomerCartErrorCode>>
  /** Spec §7; null resets it. */
  store(accessToken: string, cartId: string | null): Promise<Result<null, CustomerCartErrorCode>>
  /** The list 'Saved for later', newest first. */
  listLater(accessToken: string): Promise<Result<readonly LaterItem[], CustomerCartErrorCode>>
  saveForLater(
    accessToken: string,
    item: LaterItem & { readonly project?: LineProject | null },
  ): Promise<Result<null, CustomerCartErrorCode>>
  removeLater(accessToken: string, productId: string): Promise<Result<null, CustomerCartErrorCode>>
}

const CART_PATH = '/customer/cart'
const LATER_PATH = '/lists/saved-for-later'

export function createCustomerCartClient(options: CustomerCartClientOptions): CustomerCartClient {
  async function read<Shape extends z.ZodType>(accessToken: string, path: string, shape: Shape) {
    const response = await callPlatform(options, accessToken, { method: 'GET', path })
    const parsed = shape.safeParse(response.body)
    return response.status === 200 && parsed.success ? ok(parsed.data) : refusalOf(options, response)
  }
  async function change(method: 'PUT' | 'DELETE', accessToken: string, path: string, body?: object) {
    const response = await callPlatform(options, accessToken, { method, path, ...(body && { body }) })
    return response.status === 204 ? ok(null) : refusalOf(options, response)
  }
  const itemPath = (productId: string) => `${LATER_PATH}/items/${encodeURIComponent(productId)}`
  return {
    async read(accessToken) {
      const retained = await read(accessToken, CART_PATH, customerCartResponse)
      return retained.ok ? ok(retained.value.cartId) : retained
    },
    store: (accessToken, cartId) => change('PUT', accessToken, CART_PATH, { cartId }),
    async listLater(accessToken) {
      const retained = await read(accessToken, LATER_PATH, laterItemsResponse)
      return retained.ok ? ok(retained.value.items) : retained
    },
    saveForLater: (accessToken, { productId, quantity, project = null }) =>
      change('PUT', accessToken, itemPath(productId), { quantity, project }),
    removeLater: (accessToken, productId) => change('DELETE', accessToken, itemPath(productId)),
  }
}

function refusalOf({ report }: CustomerCartClientOptions, { status }: PlatformResponse) {
  if (status === 401) return refuse('unauthorized' as const)
  if (status === 409) return refuse('list-full' as const)
  report({ code: 'platform-unavailable', status })
  return refuse('platform-unavailable' as const)
}
