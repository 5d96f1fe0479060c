import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { auditLog } from '#services/kernel/kernel-tables.ts'
import { type AuditedAction, writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import { toPublishedId } from '../documents/document.ts'
import type { Mutation } from '../mutations/mutation.ts'
import type { Action } from './action.ts'

const RESOURCE = 'documents'
/** A document is saved with every word; the log has one event an hour of that, and the history has all. */
const EDIT_MS = 3_600_000

const ACTIONS = ['create', 'edit', 'publish', 'unpublish', 'discard', 'delete', 'restore'] as const
type AuditAction = (typeof ACTIONS)[number]

/** What the audit log may have of documents. */
export const DOCUMENT_AUDITS: readonly AuditedAction[] = ACTIONS.map((action) => ({
  resource: RESOURCE,
  action,
}))

const OF_ACTIONS: Readonly<Record<Action['actionType'], AuditAction>> = {
  'sanity.action.document.create': 'create',
  'sanity.action.document.edit': 'edit',
  'sanity.action.document.publish': 'publish',
  'sanity.action.document.unpublish': 'unpublish',
  'sanity.action.document.delete': 'delete',
  'sanity.action.document.discard': 'discard',
  'sanity.action.document.version.discard': 'discard',
  'sanity.action.document.replaceDraft': 'restore',
}

type Event = { readonly id: string; readonly action: AuditAction }

/** What the audit log calls an action. */
export function eventOfAction(action: Action): Event {
  const id =
    'publishedId' in action ? action.publishedId : 'draftId' in action ? action.draftId : action.versionId
  return { id, action: OF_ACTIONS[action.actionType] }
}

/** What the audit log calls a mutation of the documents with these ids. */
export function eventsOfMutation(mutation: Mutation, ids: readonly string[]): Event[] {
  const action = 'delete' in mutation ? 'delete' : 'create' in mutation ? 'create' : 'edit'
  return ids.map((id) => ({ id, action }))
}

/** Logs what a member of the team did, in the transaction of the change: which documents, and nothing of their content. */
export async function auditDocuments(
  transaction: Queryable,
  events: readonly Event[],
  { author, now }: { author: string; now: Date },
): Promise<void> {
  const logged = new Set<string>()
  for (const { id, action } of events) {
    const objectId = toPublishedId(id)
    const key = `${action} ${objectId}`
    if (logged.has(key)) continue
    logged.add(key)
    if (action === 'edit' && (await wasLogged(transaction, { objectId, author, now }))) continue
    const event = { at: now, accountId: author, resource: RESOURCE, objectId, action }
    await writeAuditEvent(transaction, { ...event, before: {}, after: {} })
  }
}

async function wasLogged(
  transaction: Queryable,
  { objectId, author, now }: { objectId: string; author: string; now: Date },
): Promise<boolean> {
  const [recent] = await transaction
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.resource, RESOURCE),
        eq(auditLog.objectId, objectId),
        eq(auditLog.accountId, author),
        eq(auditLog.action, 'edit'),
        gt(auditLog.at, new Date(now.getTime() - EDIT_MS)),
      ),
    )
    .limit(1)
  return recent !== undefined
}
