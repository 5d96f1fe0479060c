import type { Queryable } from '../../database/database.ts'
import { auditLog } from '../../kernel-tables.ts'

export type AuditedAction = { readonly resource: string; readonly action: string }

/** Logs a change by the team, in the transaction of the change. The values must not contain personal data. */
export async function writeAuditEvent(
  tx: Queryable,
  event: Omit<typeof auditLog.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(auditLog).values(event)
}
