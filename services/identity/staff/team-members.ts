import { eq, sql } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Account } from '../accounts/accounts.ts'
import { staff } from '../identity-tables.ts'
import { changeAccount } from '../links/change-account.ts'
import { revokeAccount } from '../provider/payload-adapter.ts'

export type TeamMember = typeof staff.$inferSelect

/** Locks a member of the team until the transaction ends; null if the account is not one. */
export async function lockMember(tx: Queryable, accountId: string): Promise<TeamMember | null> {
  const [member] = await tx.select().from(staff).where(eq(staff.accountId, accountId)).for('update')
  return member ?? null
}

/**
 * Makes a locked account a member of the team, or changes the roles of one. Every session of the account ends, so that
 * nothing started under the former roles continues.
 */
export async function setRoles(
  tx: Queryable,
  account: Account,
  { roles, name, now }: { roles: readonly Role[]; name?: string | undefined; now: Date },
): Promise<Result<true, 'last-administrator'>> {
  if (!roles.includes('admin') && (await isLastAdministrator(tx, account.id)))
    return refuse('last-administrator')
  await tx
    .insert(staff)
    .values({ accountId: account.id, roles: [...roles], name: name ?? null, addedAt: now })
    .onConflictDoUpdate({
      target: staff.accountId,
      set: { roles: [...roles], version: sql`${staff.version} + 1`, ...(name !== undefined && { name }) },
    })
  await endSessions(tx, account)
  return ok(true)
}

/** Waits for the other changes of administrators, so that two of them cannot remove each other at once. */
async function isLastAdministrator(tx: Queryable, accountId: string): Promise<boolean> {
  const isAdministrator = sql`'admin' = any(${staff.roles})`
  const administrators = await tx
    .select({ id: staff.accountId })
    .from(staff)
    .where(isAdministrator)
    .for('update')
  return administrators.length === 1 && administrators[0]?.id === accountId
}

async function endSessions(tx: Queryable, account: Account): Promise<void> {
  await changeAccount(tx, account, { change: 'signed-out-everywhere' })
  await revokeAccount(tx, account.id)
}
