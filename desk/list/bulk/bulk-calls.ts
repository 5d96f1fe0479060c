import {
  type BulkResult,
  bulkResponse,
  TEAM_BODY_BYTES_MAX,
  TEAM_BULK_MAX,
  TEAM_RANGE_MAX,
} from '#contracts/team/convention.ts'
import { callTeam } from '#desk/provider/call-team.ts'
import { dataProvider } from '#desk/provider/data-provider.ts'

/** `version` is from the dry run. `changes` replaces the common change for this item. */
export type BulkItem = {
  id: string
  version?: number | undefined
  changes?: Record<string, unknown> | undefined
}

export type BulkRequest = { items: readonly BulkItem[]; change?: unknown; isDryRun: boolean }

/** Leaves half of a body for the common change; undoing a product's prices lists all of its variants. */
const ITEMS_BYTES_MAX = TEAM_BODY_BYTES_MAX / 2

/**
 * Sends a change of several items in batches; `onProgress` receives the results so far. If a call fails, earlier
 * batches remain done. Throws RefusedCall.
 */
export async function changeInBulk(
  resource: string,
  { items, ...request }: BulkRequest,
  onProgress: (results: readonly BulkResult[]) => void,
): Promise<void> {
  const results: BulkResult[] = []
  for (const batch of inBatches(items)) {
    const body = { ...request, items: batch }
    const response = await callTeam(bulkResponse, { method: 'POST', path: `/${resource}/bulk`, body })
    results.push(...response.results)
    onProgress([...results])
  }
}

/** The ids of all items that match a filter; `count` of them. */
export async function listMatching(resource: string, filter: object, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; (page - 1) * TEAM_RANGE_MAX < count; page++) {
    const pagination = { page, perPage: TEAM_RANGE_MAX }
    const { data } = await dataProvider.getList(resource, { filter, pagination })
    ids.push(...data.map(({ id }) => String(id)))
  }
  return [...new Set(ids)]
}

/** Batches within the limits of number and size; none is empty. */
export function inBatches<Item>(items: readonly Item[]): Item[][] {
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
