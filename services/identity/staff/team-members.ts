import { and, eq, sql } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { postgresCode } from '#services/kernel/database/postgres-code.ts'
import type { Account } from '../accounts/accounts.ts'
import { changeAccount } from '../accounts/change-account.ts'
import { recoveryCodes, savedFilters, staff } from '../identity-tables.ts'
import { removePasskeys } from '../passkeys/passkeys.ts'
import { revokeAccount } from '../sessions/payload-adapter.ts'

/** The error code raised by the trigger `staff_last_administrator`. */
const RESTRICT_VIOLATION = '23001'

export const isMember = sql`cardinality(${staff.roles}) > 0`

export async function isMemberOfTeam(queryable: Queryable, accountId: string): Promise<boolean> {
  const [member] = await queryable
    .select({ id: staff.accountId })
    .from(staff)
    .where(and(isMember, eq(staff.accountId, accountId)))
  return member !== undefined
}

/** Serializes changes of the team, so that two administrators cannot remove each other simultaneously. */
export async function lockTeam(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.team})`)
}

/**
 * Makes a locked account a team member or changes its roles. An account without roles is no longer a member. All of its
 * sessions end, so that nothing started under the former roles continues. The caller must have locked the team. The
 * database refuses to remove the last administrator, after which the transaction can only be rolled back.
 */
export async function setRoles(
  tx: Queryable,
  account: Account,
  { roles, name, now }: { roles: readonly Role[]; name?: string | null | undefined; now: Date },
): Promise<Result<true, 'last-administrator'>> {
  try {
    await tx
      .insert(staff)
      .values({ accountId: account.id, roles: [...roles], name: name ?? null, addedAt: now })
      .onConflictDoUpdate({
        target: staff.accountId,
        set: { roles: [...roles], version: sql`${staff.version} + 1`, ...(name !== undefined && { name }) },
      })
  } catch (error) {
    if (postgresCode(error) === RESTRICT_VIOLATION) return refuse('last-administrator')
    throw error
  }
  await endSessions(tx, account)
  return ok(true)
}

/** Removes a locked account from the team, with its second factors and saved filters. */
export async function removeMember(
  tx: Queryable,
  account: Account,
  now: Date,
): Promise<Result<true, 'last-administrator'>> {
  const removed = await setRoles(tx, account, { roles: [], now })
  if (!removed.ok) return removed
  await resetSecondFactor(tx, account.id)
  await tx.delete(savedFilters).where(eq(savedFilters.accountId, account.id))
  return removed
}

/** Removes a member's second factor. They set up a new one at the next sign-in. */
export async function resetSecondFactor(tx: Queryable, accountId: string): Promise<void> {
  await tx
    .update(staff)
    .set({ sealedSecret: null, lastStep: null, version: sql`${staff.version} + 1` })
    .where(eq(staff.accountId, accountId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await removePasskeys(tx, { accountId, use: 'second-factor' })
}

/** Ends all sessions of a locked account, at the desk and in the shop. */
export async function endSessions(tx: Queryable, account: Account): Promise<void> {
  await changeAccount(tx, account, { change: 'signed-out-everywhere' })
  await revokeAccount(tx, account.id)
}
