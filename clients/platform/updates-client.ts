import {
  type CurrentPrices,
  type PriceChanges,
  priceChanges,
  type StoredUpdates,
  storedUpdates,
} from '#contracts/updates.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callPlatform, type PlatformReach, type PlatformResponse } from './call-platform.ts'

/** `unauthorized`: the access token is no longer valid. */
export type UpdatesErrorCode = 'unauthorized' | 'platform-unavailable'

export type UpdatesClientOptions = PlatformReach & {
  readonly report: (problem: { code: UpdatesErrorCode; status: number | null }) => void
}

/** A customer's updates stored by the platform (`contracts/updates.ts`); `accessToken` is theirs. */
export type UpdatesClient = {
  /** Replies to their requests, and the ids of read updates. */
  read(accessToken: string): Promise<Result<StoredUpdates, UpdatesErrorCode>>
  markAsRead(accessToken: string, ids: readonly string[]): Promise<Result<null, UpdatesErrorCode>>
  /** Stores current prices of saved pieces; returns the changed ones. */
  noticePrices(
    accessToken: string,
    current: CurrentPrices,
  ): Promise<Result<PriceChanges['changes'], UpdatesErrorCode>>
}

export function createUpdatesClient(options: UpdatesClientOptions): UpdatesClient {
  function refusalOf({ status }: PlatformResponse) {
    const code: UpdatesErrorCode = status === 401 ? 'unauthorized' : 'platform-unavailable'
    if (code === 'platform-unavailable') options.report({ code, status })
    return refuse(code)
  }
  return {
    async read(accessToken) {
      const response = await callPlatform(options, accessToken, { method: 'GET', path: '/customer/updates' })
      const read = storedUpdates.safeParse(response.body)
      return response.status === 200 && read.success ? ok(read.data) : refusalOf(response)
    },
    async markAsRead(accessToken, ids) {
      const call = { method: 'POST' as const, path: '/customer/updates/read', body: { ids } }
      const response = await callPlatform(options, accessToken, call)
      return response.status === 204 ? ok(null) : refusalOf(response)
    },
    async noticePrices(accessToken, current) {
      const call = { method: 'PUT' as const, path: '/lists/saved/prices', body: current }
      const response = await callPlatform(options, accessToken, call)
      const read = priceChanges.safeParse(response.body)
      return response.status === 200 && read.success ? ok(read.data.changes) : refusalOf(response)
    },
  }
}
