import { arrayOverlaps, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ROLES } from '#domain/team/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { accounts, staff } from '../identity-tables.ts'

const fields = {
  id: staff.accountId,
  version: staff.version,
  /** The person's name or, if there is none, their email address. */
  name: sql<string>`coalesce(${staff.name}, ${accounts.email})`,
}

/**
 * The team resource `colleagues`: the names of current and former team members, so that everyone on the team can see
 * who did what.
 */
export const colleagues = defineResource({
  name: 'colleagues',
  roles: ROLES,
  /** `role` finds the members with the permissions of that role, including administrators. */
  filter: z.strictObject({ role: z.enum(ROLES).optional() }),
  sortable: ['name'],
  logged: [],
  async list(db, { filter: { role }, sort, from, count: limit }) {
    const direction = sort.isDescending ? desc : asc
    const matches = role && arrayOverlaps(staff.roles, [role, 'admin'])
    const items = await db
      .select(fields)
      .from(staff)
      .innerJoin(accounts, eq(accounts.id, staff.accountId))
      .where(matches)
      .orderBy(direction(fields.name), direction(staff.accountId))
      .limit(limit)
      .offset(from)
    const [counted] = await db.select({ total: count() }).from(staff).where(matches)
    return { items, total: counted?.total ?? 0 }
  },
  async find(db, id) {
    if (!z.uuid().safeParse(id).success) return null
    const [found] = await db
      .select(fields)
      .from(staff)
      .innerJoin(accounts, eq(accounts.id, staff.accountId))
      .where(eq(staff.accountId, id))
    return found ?? null
  },
})

export async function findColleagues(db: Queryable, accountIds: readonly string[]) {
  const ids = accountIds.filter((id) => z.uuid().safeParse(id).success)
  return db
    .select({ id: fields.id, name: fields.name, email: accounts.email, roles: staff.roles })
    .from(staff)
    .innerJoin(accounts, eq(accounts.id, staff.accountId))
    .where(inArray(staff.accountId, ids))
}
