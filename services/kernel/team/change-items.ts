import type { z } from 'zod'
import { type BulkResult, bulkBody, type TeamItem } from '#contracts/team/convention.ts'
import { teamItemResponse, teamRefusal } from '#contracts/team/responses.ts'
import { toErrorResponse } from '../handle-errors.ts'
import type { TeamCall } from './call.ts'
import { type ChangeableResource, changeItem, UPDATE } from './change-item.ts'
import { refusedResponse } from './refused.ts'
import { type TeamBulk, type TeamChange, toRefusedFields } from './resource.ts'
import { isConfirmed } from './staff.ts'

type BulkItem = z.infer<typeof bulkBody>['items'][number]

/**
 * Changes several items, one after the other, each in its own transaction: a change that is refused, conflicts with
 * another one, or fails does not affect the other items. What was done is always reported, so that it can be undone.
 */
export async function changeItems<Item extends TeamItem>(
  resource: ChangeableResource<Item>,
  { change, bulk }: { change: TeamChange<Item>; bulk: TeamBulk<Item> },
  call: TeamCall,
): Promise<Response> {
  const body = bulkBody.safeParse(call.body)
  if (!body.success) return refusedResponse(400, 'request-malformed', toRefusedFields(body.error))
  const { items, change: input, isDryRun } = body.data
  const isBulkChange = items.some(({ changes }) => changes === undefined)
  const prepared = isBulkChange ? bulk.prepare(input) : null
  if (prepared?.ok === false) return refusedResponse(400, 'request-malformed', prepared.fields)
  const computeChanges = prepared ? (item: Item) => prepared.computeChanges(item) : () => null
  const results: BulkResult[] = []
  for (const item of items) {
    const result = await changeOne(item).catch((error) => toRefusedResult({ id: item.id }, toResponse(error)))
    const isFirst = isDryRun || results.every(({ outcome }) => outcome !== 'changed')
    // Nothing has changed yet: the member confirms with the second factor and repeats the whole call.
    if (result.code === 'confirmation-required' && isFirst)
      return refusedResponse(403, 'confirmation-required')
    results.push(result)
  }
  return Response.json({ results })

  function toResponse(error: unknown): Response {
    return toErrorResponse(error, call.reportError)
  }

  async function changeOne({ id, version, changes: own }: BulkItem): Promise<BulkResult> {
    const item = await resource.find(call.database.db, id, undefined, call.staff)
    if (!item) return { id, outcome: 'refused', code: 'item-not-found' }
    const identity = { id, name: bulk.nameOf(item) }
    if (version !== undefined && version !== item.version)
      return { ...identity, outcome: 'refused', code: 'version-outdated' }
    const changed = own ? { changes: own } : computeChanges(item)
    if (!changed) return { ...identity, outcome: 'unchanged', version: item.version }
    const edit = isDryRun ? change.prepare(changed.changes) : null
    if (edit?.ok && edit.changesPrices(item) && !isConfirmed(call.staff, call.now))
      return { ...identity, outcome: 'refused', code: 'confirmation-required' }
    if (isDryRun) return { ...identity, outcome: 'changed', version: item.version, ...changed }
    const request = { action: UPDATE, version: item.version, input: changed.changes, key: null }
    const response = await changeItem(resource, change, { ...call, id }, request).catch(toResponse)
    if (!response.ok) return toRefusedResult(identity, response)
    const after = teamItemResponse.parse(await response.json()).item
    return { ...identity, outcome: 'changed', version: after.version, ...changed }
  }
}

async function toRefusedResult(
  identity: Pick<BulkResult, 'id' | 'name'>,
  response: Response,
): Promise<BulkResult> {
  const { code } = teamRefusal.parse(await response.json())
  return { ...identity, outcome: 'refused', code }
}
