import { type BulkResult, bulkResponse, TEAM_RANGE_MAX } from '../../../contracts/team/convention.ts'
import { teamListResponse } from '../../../contracts/team/responses.ts'
import { callTeam } from '../../provider/call-team.ts'
import { inBatches } from './bulk-batches.ts'

/** An item to change; `version` as in the result of the dry run. `changes`: its own, in place of the common one. */
export type BulkItem = {
  id: string
  version?: number | undefined
  changes?: Record<string, unknown> | undefined
}

export type BulkRequest = { items: readonly BulkItem[]; change?: unknown; isDryRun: boolean }

/**
 * Sends a change of several items, as many at once as the team API takes; `onProgress` receives the results so far. If a call
 * fails, those before it remain done. Throws RefusedCall.
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
