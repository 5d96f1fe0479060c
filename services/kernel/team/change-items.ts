import type { z } from 'zod'
import { type BulkResult, bulkBody, type TeamItem } from '#contracts/team/convention.ts'
import { teamItemResponse, teamRefusal } from '#contracts/team/responses.ts'
import { faultResponse } from '../handle-faults.ts'
import type { TeamCall } from './call.ts'
import { type Changed, changeItem, UPDATE } from './change-item.ts'
import { refused } from './refused.ts'
import { refusedFields, type TeamBulk, type TeamChange } from './resource.ts'
import { isConfirmed } from './staff.ts'

type BulkItem = z.infer<typeof bulkBody>['items'][number]

/**
 * Changes several items, one after the other, each in its own transaction: a change that is refused, conflicts with
 * another one, or fails does not affect the other items. What was done is always reported, so that it can be undone.
 */
export async function changeItems<Item extends TeamItem>(
  resource: Changed<Item>,
  { change, bulk }: { change: TeamChange<Item>; bulk: TeamBulk<Item> },
  call: TeamCall,
): Promise<Response> {
  const body = bulkBody.safeParse(call.body)
  if (!body.success) return refused(400, 'request-malformed', refusedFields(body.error))
  const { items, change: input, isDryRun } = body.data
  const isCommon = items.some(({ changes }) => changes === undefined)
  const prepared = isCommon ? bulk.prepare(input) : null
  if (prepared?.ok === false) return refused(400, 'request-malformed', prepared.fields)
  const changesOf = prepared ? (item: Item) => prepared.changesOf(item) : () => null
  const results: BulkResult[] = []
  for (const item of items) {
    const result = await changeOne(item).catch((fault) => toRefused({ id: item.id }, toResponse(fault)))
    const isFirst = isDryRun || results.every(({ outcome }) => outcome !== 'changed')
    // Nothing has changed yet: the member confirms with the second factor and repeats the whole call.
    if (result.code === 'confirmation-required' && isFirst) return refused(403, 'confirmation-required')
    results.push(result)
  }
  return Response.json({ results })

  function toResponse(fault: unknown): Response {
    return faultResponse(fault, call.reportFault)
  }

  async function changeOne({ id, version, changes: own }: BulkItem): Promise<BulkResult> {
    const item = await resource.find(call.database.db, id, undefined, call.staff)
    if (!item) return { id, outcome: 'refused', code: 'item-not-found' }
    const of = { id, name: bulk.nameOf(item) }
    if (version !== undefined && version !== item.version)
      return { ...of, outcome: 'refused', code: 'version-outdated' }
    const changed = own ? { changes: own } : changesOf(item)
    if (!changed) return { ...of, outcome: 'unchanged', version: item.version }
    const edit = isDryRun ? change.prepare(changed.changes) : null
    if (edit?.ok && edit.changesPrices(item) && !isConfirmed(call.staff, call.now))
      return { ...of, outcome: 'refused', code: 'confirmation-required' }
    if (isDryRun) return { ...of, outcome: 'changed', version: item.version, ...changed }
    const request = { action: UPDATE, version: item.version, input: changed.changes, key: null }
    const response = await changeItem(resource, change, { ...call, id }, request).catch(toResponse)
    if (!response.ok) return toRefused(of, response)
    const after = teamItemResponse.parse(await response.json()).item
    return { ...of, outcome: 'changed', version: after.version, ...changed }
  }
}

async function toRefused(of: Pick<BulkResult, 'id' | 'name'>, response: Response): Promise<BulkResult> {
  const { code } = teamRefusal.parse(await response.json())
  return { ...of, outcome: 'refused', code }
}
