import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm'
import { z } from 'zod'
import { auditLog } from '../../kernel-tables.ts'
import { defineResource } from '../routes.ts'

const filter = z.strictObject({
  accountId: z.string().optional(),
  resource: z.string().optional(),
  objectId: z.string().optional(),
  action: z.string().optional(),
  /** The range of time: `from` is inclusive, `to` is exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
})

const columns = { at: auditLog.at, resource: auditLog.resource, action: auditLog.action }

/**
 * The team resource `audit-events`: what the team has changed. Other resources follow this example
 * (docs/decisions/0071-one-team-api-for-all-services.md).
 */
export const auditEvents = defineResource({
  name: 'audit-events',
  isPersonal: false,
  roles: ['admin'],
  filter,
  sortable: ['at', 'resource', 'action'],
  logged: [],
  async list(db, { filter, sort, from, count: limit }) {
    const { from: since, to: until, ...exact } = filter
    const matches = and(
      exact.accountId === undefined ? undefined : eq(auditLog.accountId, exact.accountId),
      exact.resource === undefined ? undefined : eq(auditLog.resource, exact.resource),
      exact.objectId === undefined ? undefined : eq(auditLog.objectId, exact.objectId),
      exact.action === undefined ? undefined : eq(auditLog.action, exact.action),
      since === undefined ? undefined : gte(auditLog.at, new Date(since)),
      until === undefined ? undefined : lt(auditLog.at, new Date(until)),
    )
    const direction = sort.isDescending ? desc : asc
    const rows = await db
      .select()
      .from(auditLog)
      .where(matches)
      .orderBy(direction(columns[sort.field]), direction(auditLog.id))
      .limit(limit)
      .offset(from)
    const [counted] = await db.select({ total: count() }).from(auditLog).where(matches)
    return { items: rows.map(toItem), total: counted?.total ?? 0 }
  },
  async find(db, id) {
    if (!/^\d{1,15}$/.test(id)) return null
    const [row] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.id, Number(id)))
    return row ? toItem(row) : null
  },
})

/** An event never changes, so its version is always 1. */
function toItem({ id, ...event }: typeof auditLog.$inferSelect) {
  return { ...event, id: String(id), version: 1 }
}
