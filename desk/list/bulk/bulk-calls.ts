import {
  type BulkResult,
  bulkResponse,
  TEAM_BODY_BYTES_MAX,
  TEAM_BULK_MAX,
  TEAM_RANGE_MAX,
} from '#contracts/team/convention.ts'
import { teamListResponse } from '#contracts/team/responses.ts'
import { callTeam } from '#desk/provider/call-team.ts'

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
  for (let from = 0; from < count; from += TEAM_RANGE_MAX) {
    const query = new URLSearchParams({
      range: `${from}-${from + TEAM_RANGE_MAX - 1}`,
      filter: JSON.stringify(filter),
    })
    const { items } = await callTeam(teamListResponse, { path: `/${resource}?${query}` })
    ids.push(...items.map(({ id }) => id))
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
