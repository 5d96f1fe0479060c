import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { TeamItem } from '#contracts/team/convention.ts'
import type { Database, Queryable } from '../database/database.ts'
import { teamResponses } from '../kernel-tables.ts'
import { writeAuditEvent } from './audit/write-audit-event.ts'
import type { TeamCall } from './call.ts'
import { refusedResponse } from './refused.ts'
import type {
  ChangeContext,
  ChangeRefusal,
  ResourceDefinition,
  TeamChange,
  TeamCreation,
} from './resource.ts'
import { isConfirmed } from './staff.ts'

/** The audit log's name for adding an item. */
export const CREATE = 'create'
/** The audit log's name for a change of some fields, including bulk changes. */
export const UPDATE = 'update'

/** The part of a resource that changes need, independent of its filter. */
export type ChangeableResource<Item extends TeamItem> = Pick<
  ResourceDefinition<Item, never, never>,
  'name' | 'find' | 'logged'
>

type ChangeRequest = { action: string; version: number; input: unknown; key: string | null }

type Fields = Readonly<Record<string, unknown>>

/** Changes an item if its version is still the one that the caller read. */
export async function changeItem<Item extends TeamItem>(
  resource: ChangeableResource<Item>,
  change: TeamChange<Item>,
  call: TeamCall,
  { action, version, input, key }: ChangeRequest,
): Promise<Response> {
  const { name, find } = resource
  const { id } = call
  const prepared = change.prepare(input)
  if (!prepared.ok) return refusedResponse(400, 'request-malformed', prepared.fields)
  const request = digest([name, id, action, version, input])
  return apply(resource, call, { action, key, request }, async (tx, context) => {
    await prepared.lockFirst(tx, id)
    const before = await find(tx, id, 'lock', call.staff)
    if (!before) return refusedResponse(404, 'item-not-found')
    if (before.version !== version)
      return Response.json({ code: 'version-outdated', current: before }, { status: 409 })
    if (prepared.changesPrices(before) && !isConfirmed(call.staff, call.now))
      return refusedResponse(403, 'confirmation-required')
    const changed = await prepared.run(tx, before, context)
    if (!changed.ok) return toRefusalResponse(changed)
    if (change.removes) return { before, after: before, isGone: true }
    const after = await find(tx, id, undefined, call.staff)
    if (!after || after.version === before.version)
      throw new Error(`The action ${action} of ${name} did not create a new version`)
    return { before, after, isGone: false }
  })
}

export async function createItem<Item extends TeamItem>(
  resource: ChangeableResource<Item>,
  creation: TeamCreation,
  call: TeamCall,
  { input, key }: Pick<ChangeRequest, 'input' | 'key'>,
): Promise<Response> {
  const prepared = creation.prepare(input)
  if (!prepared.ok) return refusedResponse(400, 'request-malformed', prepared.fields)
  const request = digest([resource.name, CREATE, input])
  return apply(resource, call, { action: CREATE, key, request }, async (tx, context) => {
    const created = await prepared.run(tx, context)
    if (!created.ok) return toRefusalResponse(created)
    const after = await resource.find(tx, created.value, undefined, call.staff)
    if (!after) throw new Error(`The new item of ${resource.name} cannot be found`)
    return { before: null, after, isGone: false }
  })
}

/** An item before and after a change. If `isGone`, it was removed, and `after` is its last state. */
type ItemChange<Item> = { before: Item | null; after: Item; isGone: boolean }

/**
 * Runs a change in one transaction with its audit event and, for a call with a key, the stored response. A refused
 * change leaves no trace, so that a repeated call is evaluated again.
 */
async function apply<Item extends TeamItem>(
  { name, logged }: ChangeableResource<Item>,
  { database, staff, now }: TeamCall,
  { action, key, request }: { action: string; key: string | null; request: string },
  change: (tx: Queryable, context: ChangeContext) => Promise<Response | ItemChange<Item>>,
): Promise<Response> {
  const effects: (() => Promise<void>)[] = []
  const afterCommit = (effect: () => Promise<void>) => void effects.push(effect)
  const response = await inTransaction(database, async (tx, client) => {
    const claim = key === null ? null : { accountId: staff.accountId, key }
    const earlier = claim && (await claimKey(tx, { ...claim, request, now }))
    if (earlier) {
      if (earlier.request !== request) return refusedResponse(409, 'idempotency-key-reused')
      return Response.json(earlier.response)
    }
    const changed = await change(tx, { staff, now, client, afterCommit })
    if (changed instanceof Response) return changed
    const { before, after, isGone } = changed
    const { id, version } = after
    await writeAuditEvent(tx, {
      resource: name,
      objectId: id,
      action,
      ...findChangedFields(before ?? {}, isGone ? {} : after, logged),
      accountId: staff.accountId,
      at: now,
    })
    const response = { item: isGone ? { id, version } : after }
    if (claim) await tx.update(teamResponses).set({ response }).where(isClaim(claim))
    return Response.json(response)
  })
  if (response.ok) for (const effect of effects) await effect()
  return response
}

function toRefusalResponse({ code, fields }: ChangeRefusal): Response {
  return Response.json({ code, fields }, { status: 422 })
}

type Claim = { accountId: string; key: string }
const isClaim = ({ accountId, key }: Claim) =>
  and(eq(teamResponses.accountId, accountId), eq(teamResponses.key, key))

/**
 * Reserves a key for this transaction. Returns what an earlier transaction stored under the key, after waiting for that
 * transaction if it is still open.
 */
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

/** Runs a transaction, which is rolled back if its response is not successful. */
async function inTransaction(
  { pool }: Database,
  run: (tx: Queryable, client: ChangeContext['client']) => Promise<Response>,
): Promise<Response> {
  const client = await pool.connect()
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      const response = await run(tx, client)
      if (!response.ok) throw new Refusal(response)
      return response
    })
  } catch (error) {
    if (error instanceof Refusal) return error.response
    throw error
  } finally {
    client.release()
  }
}

function digest(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

/**
 * Returns the logged fields that differ between two versions of an item, with their values before and after. Of an
 * object, only the fields that differ are included.
 */
export function findChangedFields(before: Fields, after: Fields, logged: readonly string[]) {
  const changed = logged.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const pick = (item: Fields, other: Fields) =>
    Object.fromEntries(changed.map((field) => [field, difference(item[field], other[field])]))
  return { before: pick(before, after), after: pick(after, before) }
}

function difference(value: unknown, other: unknown): unknown {
  if (!isObject(value) || !isObject(other)) return value ?? null
  const keys = [...new Set([...Object.keys(value), ...Object.keys(other)])]
  const changed = keys.filter((key) => !isDeepStrictEqual(value[key], other[key]))
  return Object.fromEntries(changed.map((key) => [key, value[key] ?? null]))
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
