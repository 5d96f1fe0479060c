import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { TeamItem } from '#contracts/team/convention.ts'
import type { Queryable } from '../database/database.ts'
import { teamResponses } from '../kernel-tables.ts'
import { changedFields } from './audit/changed-fields.ts'
import { writeAuditEvent } from './audit/write-audit-event.ts'
import type { TeamCall } from './call.ts'
import { refused } from './refused.ts'
import type { ResourceDefinition, TeamChange } from './resource.ts'

type Requested = { action: string; version: number; input: unknown; key: string | null }

/**
 * Changes an item in one transaction with its audit event and, for an action, the stored response. A refused change
 * leaves nothing behind, so that repeating it evaluates it again.
 */
export async function changeItem<Item extends TeamItem, Filter, Field extends string>(
  { name, find, logged }: ResourceDefinition<Item, Filter, Field>,
  change: TeamChange<Item>,
  { database, staff, now, id }: TeamCall,
  { action, version, input, key }: Requested,
): Promise<Response> {
  const prepared = change.prepare(input)
  if (!prepared.ok) return refused(400, 'request-malformed', prepared.fields)
  const effects: (() => Promise<void>)[] = []
  const afterCommit = (effect: () => Promise<void>) => void effects.push(effect)
  const response = await withRollback(database.db, async (tx) => {
    const claim = key === null ? null : { accountId: staff.accountId, key }
    const request = digest([name, id, action, version, input])
    const earlier = claim && (await claimKey(tx, { ...claim, request, now }))
    if (earlier) {
      if (earlier.request !== request) return refused(409, 'idempotency-key-reused')
      return Response.json(earlier.response)
    }
    const before = await find(tx, id, 'lock')
    if (!before) return refused(404, 'item-not-found')
    if (before.version !== version)
      return Response.json({ code: 'version-outdated', current: before }, { status: 409 })
    const changed = await prepared.run(tx, before, { staff, now, afterCommit })
    if (!changed.ok) return Response.json({ code: changed.code }, { status: 422 })
    const after = await find(tx, id)
    if (!after || after.version === before.version)
      throw new Error(`The action ${action} of ${name} left no new version`)
    const object = { resource: name, objectId: id, action }
    await writeAuditEvent(tx, {
      ...object,
      ...changedFields(before, after, logged),
      accountId: staff.accountId,
      at: now,
    })
    const response = { item: after }
    if (claim) await tx.update(teamResponses).set({ response }).where(isClaim(claim))
    return Response.json(response)
  })
  if (response.ok) for (const effect of effects) await effect()
  return response
}

type Claim = { accountId: string; key: string }
const isClaim = ({ accountId, key }: Claim) =>
  and(eq(teamResponses.accountId, accountId), eq(teamResponses.key, key))

/** Reserves a key for this transaction; returns what an earlier one stored. Waits for one that is still open. */
async function claimKey(tx: Queryable, claim: Claim & { request: string; now: Date }) {
  const { now: at, ...values } = claim
  const claimed = await tx
    .insert(teamResponses)
    .values({ ...values, at })
    .onConflictDoNothing()
    .returning({ key: teamResponses.key })
  if (claimed.length > 0) return null
  const [earlier] = await tx.select().from(teamResponses).where(isClaim(claim))
  return earlier ?? null
}

class Refusal extends Error {
  readonly response: Response
  constructor(response: Response) {
    super('refused')
    this.response = response
  }
}

/** A transaction that is rolled back if its response is not successful. */
async function withRollback(db: Queryable, run: (tx: Queryable) => Promise<Response>): Promise<Response> {
  try {
    return await db.transaction(async (tx) => {
      const response = await run(tx)
      if (!response.ok) throw new Refusal(response)
      return response
    })
  } catch (fault) {
    if (fault instanceof Refusal) return fault.response
    throw fault
  }
}

function digest(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}
