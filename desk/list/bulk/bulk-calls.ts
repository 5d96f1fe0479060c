import {
  type BulkResult,
  bulkResponse,
  TEAM_BODY_BYTES_MAX,
  TEAM_BULK_MAX,
  TEAM_RANGE_MAX,
} from '#contracts/team/convention.ts'
import { callTeam } from '#desk/provider/call-team.ts'
import { dataProvider } from '#desk/provider/data-provider.ts'

/** An item of a bulk change. `version` comes from the dry run. `changes` overrides the common change for this item. */
export type BulkItem = {
  id: string
  version?: number | undefined
  changes?: Record<string, unknown> | undefined
}

export type BulkRequest = { items: readonly BulkItem[]; change?: unknown; isDryRun: boolean }

/**
 * Half of the maximum body size, since the common change needs the rest. Items can be large: undoing a price change
 * lists all variants of a product.
 */
const ITEMS_BYTES_MAX = TEAM_BODY_BYTES_MAX / 2

/**
 * Sends a change of several items in batches. `onProgress` receives the results so far. If a call fails, earlier
 * batches remain applied. Throws RefusedCall.
 */
export async function changeInBulk(
  resource: string,
  { items, ...request }: BulkRequest,
  onProgress: (results: readonly BulkResult[]) => void,
): Promise<void> {
  const results: BulkResult[] = []
  for (const batch of splitIntoBatches(items)) {
    const body = { ...request, items: batch }
    const response = await callTeam(bulkResponse, { method: 'POST', path: `/${resource}/bulk`, body })
    results.push(...response.results)
    onProgress([...results])
  }
}

/** Returns the ids of all `count` items that match a filter. */
export async function listMatchingIds(resource: string, filter: object, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; (page - 1) * TEAM_RANGE_MAX < count; page++) {
    const pagination = { page, perPage: TEAM_RANGE_MAX }
    const { data } = await dataProvider.getList(resource, { filter, pagination })
    ids.push(...data.map(({ id }) => String(id)))
  }
  return [...new Set(ids)]
}

/** Splits items into non-empty batches within the limits for number and size. */
export function splitIntoBatches<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = []
  let batch: Item[] = []
  let bytes = 0
  for (const item of items) {
    const size = new TextEncoder().encode(JSON.stringify(item)).length
    if (batch.length === 0 || batch.length === TEAM_BULK_MAX || bytes + size > ITEMS_BYTES_MAX) {
      batch = []
      bytes = 0
      batches.push(batch)
    }
    batch.push(item)
    bytes += size
  }
  return batches
}
