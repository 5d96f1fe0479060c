import { platformRefusal, savedItemsResponse } from '#contracts/platform.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

/** `unauthorized`: the access token is no longer valid. */
export type SavedItemsErrorCode = 'unauthorized' | 'list-full' | 'product-unknown' | 'platform-unavailable'

export type SavedItemsClientOptions = PlatformReach & {
  readonly report: (problem: { code: SavedItemsErrorCode; status: number | null }) => void
}

/** The saved items of a customer; `accessToken` is theirs, `productId` the commerce service's. */
export type SavedItemsClient = {
  list(accessToken: string): Promise<Result<readonly string[], SavedItemsErrorCode>>
  save(accessToken: string, productId: string): Promise<Result<null, SavedItemsErrorCode>>
  remove(accessToken: string, productId: string): Promise<Result<null, SavedItemsErrorCode>>
}

const PATH = '/lists/saved'

export function createSavedItemsClient(options: SavedItemsClientOptions): SavedItemsClient {
  const change = async (method: 'PUT' | 'DELETE', accessToken: string, productId: string) => {
    const path = `${PATH}/items/${encodeURIComponent(productId)}`
    const response = await callPlatform(options, accessToken, { method, path })
    return response.status === 204 ? ok(null) : refusalOf(options, response)
  }
  return {
    async list(accessToken) {
      const response = await callPlatform(options, accessToken, { method: 'GET', path: PATH })
      const read = savedItemsResponse.safeParse(response.body)
      if (response.status !== 200 || !read.success) return refusalOf(options, response)
      return ok(read.data.items.map(({ productId }) => productId))
    },
    save: (accessToken, productId) => change('PUT', accessToken, productId),
    remove: (accessToken, productId) => change('DELETE', accessToken, productId),
  }
}

function refusalOf({ report }: SavedItemsClientOptions, { status, body }: PlatformResponse) {
  const refusal = platformRefusal.safeParse(body)
  const code: SavedItemsErrorCode = refusal.success ? refusal.data.code : 'platform-unavailable'
  if (code === 'platform-unavailable') report({ code, status })
  return refuse(code)
}
