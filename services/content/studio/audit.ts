import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { auditLog } from '#services/kernel/kernel-tables.ts'
import { type AuditedAction, writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import { toPublishedId } from '../documents/document.ts'
import type { MutationResult } from '../mutations/change-documents.ts'
import type { Action } from './action.ts'

const RESOURCE = 'documents'
/** Documents are saved with every word. The audit log records one edit per hour; the history contains every change. */
const EDIT_INTERVAL_MS = 3_600_000

const ACTIONS = ['create', 'edit', 'publish', 'unpublish', 'discard', 'delete', 'restore'] as const
type AuditAction = (typeof ACTIONS)[number]

export const DOCUMENT_AUDITS: readonly AuditedAction[] = ACTIONS.map((action) => ({
  resource: RESOURCE,
  action,
}))

const AUDIT_ACTION_BY_TYPE: Readonly<Record<Action['actionType'], AuditAction>> = {
  'sanity.action.document.create': 'create',
  'sanity.action.document.edit': 'edit',
  'sanity.action.document.publish': 'publish',
  'sanity.action.document.unpublish': 'unpublish',
  'sanity.action.document.delete': 'delete',
  'sanity.action.document.discard': 'discard',
  'sanity.action.document.version.discard': 'discard',
  'sanity.action.document.replaceDraft': 'restore',
}

export type AuditedChange = { readonly id: string; readonly action: AuditAction }

const AUDIT_ACTION_BY_OPERATION: Readonly<Record<MutationResult['operation'], AuditAction | null>> = {
  create: 'create',
  update: 'edit',
  delete: 'delete',
  none: null,
}

export function toActionAuditEvents(
  { actionType }: Action,
  results: readonly MutationResult[],
): AuditedChange[] {
  return toAuditEvents(results).map(({ id }) => ({ id, action: AUDIT_ACTION_BY_TYPE[actionType] }))
}

export function toAuditEvents(results: readonly MutationResult[]): AuditedChange[] {
  return results.flatMap(({ id, operation }) => {
    const action = AUDIT_ACTION_BY_OPERATION[operation]
    return action === null ? [] : [{ id, action }]
  })
}

/** Logs a team member's changes in the same transaction: which documents, but none of their content. */
export async function auditDocuments(
  transaction: Queryable,
  events: readonly AuditedChange[],
  { author, now }: { author: string; now: Date },
): Promise<void> {
  const logged = new Set<string>()
  for (const { id, action } of events) {
    const objectId = toPublishedId(id)
    const key = `${action} ${objectId}`
    if (logged.has(key)) continue
    logged.add(key)
    if (action === 'edit' && (await wasRecentlyLogged(transaction, { objectId, author, now }))) continue
    const event = { at: now, accountId: author, resource: RESOURCE, objectId, action }
    await writeAuditEvent(transaction, { ...event, before: {}, after: {} })
  }
}

async function wasRecentlyLogged(
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
        gt(auditLog.at, new Date(now.getTime() - EDIT_INTERVAL_MS)),
      ),
    )
    .limit(1)
  return recent !== undefined
}
