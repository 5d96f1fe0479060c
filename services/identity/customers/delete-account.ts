import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Account } from '../accounts/accounts.ts'
import { toOwner } from '../accounts/newsletter.ts'
import { accounts } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { revokeAccount } from '../sessions/payload-adapter.ts'
import { isMemberOfTeam } from '../staff/team-members.ts'

/**
 * Deletes an account that the caller has locked, with its sessions and emails. Emails to an unverified address remain,
 * since it may belong to someone else. Team members are removed from the team first.
 */
export async function deleteAccount(
  { forgetMail, newsletter }: Pick<IdentityOptions, 'forgetMail' | 'newsletter'>,
  tx: Queryable,
  account: Account,
): Promise<Result<true, 'member-of-team'>> {
  const { id, email, emailVerifiedAt } = account
  if (await isMemberOfTeam(tx, id)) return refuse('member-of-team')
  await tx.delete(accounts).where(eq(accounts.id, id))
  await revokeAccount(tx, id)
  await newsletter.remove(tx, toOwner(account))
  await forgetMail(tx, { accountId: id, email: emailVerifiedAt === null ? null : email })
  return ok(true)
}
