import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamRequest } from '#contracts/team/request.ts'
import { afterMerge, mergeRefusal } from '#domain/request/merge.ts'
import { stateAfter } from '#domain/request/request-lifecycle.ts'
import { ok } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import { type ChangeContext, type ChangeRefusal, defineChange } from '#services/kernel/team/resource.ts'
import { requests } from '../requests-tables.ts'
import { updateRequest } from './update-request.ts'

const roles = ['care'] as const
const MERGE = 'merge'
/** What the log of a request says when one that was merged to it is a request of its own again. */
export const SPLIT = { resource: 'requests', action: 'split' } as const

/**
 * Makes the conversation of a duplicate part of another request of the same sender, by its number, and closes the duplicate. Its
 * messages stay its own, and are shown in the other, so that reopening it undoes all of it.
 */
export const merge = defineChange<TeamRequest, { into: string }>({
  roles,
  input: z.strictObject({ into: z.string().trim().toUpperCase().min(1).max(30) }),
  async run(tx, { id }, { into }, context) {
    const request = await lockRequest(tx, eq(requests.id, id))
    const target = await lockRequest(tx, eq(requests.number, into))
    if (!request) throw new Error('A request that is locked is there')
    const code = target ? mergeRefusal(request, target) : 'number-unknown'
    if (!target || code) return refuseNumber(code ?? 'number-unknown')
    await updateRequest(
      tx,
      id,
      { state: stateAfter(request.state, 'close'), mergedInto: target.id },
      context.now,
    )
    await updateRequest(tx, target.id, afterMerge(request, target), context.now)
    await log(tx, { id: target.id, action: MERGE }, context)
    return ok(true)
  },
})

/** Opens a closed request again; one that was merged is then a request of its own again. */
export const reopen = defineChange<TeamRequest, object>({
  roles,
  input: z.strictObject({}),
  async run(tx, { id, state, mergedInto }, _, context) {
    await updateRequest(tx, id, { state: stateAfter(state, 'reopen'), mergedInto: null }, context.now)
    if (mergedInto === null) return ok(true)
    await updateRequest(tx, mergedInto, {}, context.now)
    await log(tx, { id: mergedInto, action: SPLIT.action }, context)
    return ok(true)
  },
})

async function lockRequest(tx: Queryable, condition: ReturnType<typeof eq>) {
  const [row] = await tx.select().from(requests).where(condition).for('update')
  return row ?? null
}

function log(
  tx: Queryable,
  { id, action }: { id: string; action: string },
  { staff, now }: ChangeContext,
): Promise<void> {
  return writeAuditEvent(tx, {
    resource: SPLIT.resource,
    objectId: id,
    action,
    before: {},
    after: {},
    accountId: staff.accountId,
    at: now,
  })
}

function refuseNumber(code: string): ChangeRefusal {
  return { ok: false, code: 'fields-refused', fields: [{ path: 'into', code }] }
}
