import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamRequest } from '#contracts/team/request.ts'
import { afterMerge, mergeRefusal } from '#domain/request/merge.ts'
import { applyRequestEvent } from '#domain/request/request-lifecycle.ts'
import { ok } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import { type ChangeContext, type ChangeRefusal, defineChange } from '#services/kernel/team/resource.ts'
import { computePromisedReply } from '../promised-reply.ts'
import type { RequestsOptions } from '../requests-options.ts'
import { requests } from '../requests-tables.ts'
import { updateRequest } from './update-request.ts'

const roles = ['care'] as const
const MERGE = 'merge'
/** The audit log's name for undoing a merge. */
export const SPLIT = { resource: 'requests', action: 'split' } as const

/**
 * Adds the conversation of a duplicate to another request of the same sender, by its number, and closes the duplicate.
 * The messages still belong to the duplicate and are only displayed in the other request, so that reopening the
 * duplicate undoes everything.
 */
export const merge = defineChange<TeamRequest, { into: string }>({
  roles,
  input: z.strictObject({ into: z.string().trim().toUpperCase().min(1).max(30) }),
  lockFirst: (tx, id, { into }) => lockBoth(tx, id, eq(requests.number, into)),
  async run(tx, { id }, { into }, context) {
    const request = await findRequest(tx, eq(requests.id, id))
    const target = await findRequest(tx, eq(requests.number, into))
    if (!request) throw new Error('The locked request was not found')
    const code = target ? mergeRefusal(request, target) : 'number-unknown'
    if (!target || code) return refuseNumber(code ?? 'number-unknown')
    await updateRequest(
      tx,
      id,
      { state: applyRequestEvent(request.state, 'close'), mergedInto: target.id },
      context.now,
    )
    await updateRequest(tx, target.id, afterMerge(request, target), context.now)
    await log(tx, { id: target.id, action: MERGE }, context)
    return ok(true)
  },
})

/** Reopens a closed request with a newly promised reply. A merged one becomes a separate request again. */
export function reopen(options: Pick<RequestsOptions, 'house'>) {
  return defineChange<TeamRequest, object>({
    roles,
    input: z.strictObject({}),
    lockFirst: (tx, id) =>
      lockBoth(tx, id, sql`${requests.id} = (select merged_into from platform.requests where id = ${id})`),
    async run(tx, { id, state, country, mergedInto }, _, context) {
      const { now } = context
      const opened = { state: applyRequestEvent(state, 'reopen'), mergedInto: null }
      const promised = state === 'closed' && { replyBy: computePromisedReply(country, options, now) }
      await updateRequest(tx, id, { ...opened, ...promised }, now)
      if (mergedInto === null) return ok(true)
      await updateRequest(tx, mergedInto, {}, now)
      await log(tx, { id: mergedInto, action: SPLIT.action }, context)
      return ok(true)
    },
  })
}

/** Locks two requests in the order of their ids, so that opposite merges never deadlock. */
async function lockBoth(tx: Queryable, id: string, other: SQL): Promise<void> {
  if (!z.guid().safeParse(id).success) return
  await tx
    .select({ id: requests.id })
    .from(requests)
    .where(or(eq(requests.id, id), other))
    .orderBy(asc(requests.id))
    .for('update')
}

async function findRequest(tx: Queryable, condition: SQL) {
  const [row] = await tx.select().from(requests).where(condition)
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
