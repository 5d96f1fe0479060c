import { eq } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { accounts } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'
import { revokeAccount } from '../provider/payload-adapter.ts'
import type { Account } from './accounts.ts'
import { ownerOf } from './newsletter.ts'

/**
 * Deletes an account that the caller has locked, with its sessions and the emails to it. Emails to an address that was
 * never verified stay, since it may be someone else's.
 */
export async function deleteAccount(
  { forgetMail, newsletter }: Pick<IdentityOptions, 'forgetMail' | 'newsletter'>,
  tx: Queryable,
  account: Account,
): Promise<void> {
  const { id, email, emailVerifiedAt } = account
  await tx.delete(accounts).where(eq(accounts.id, id))
  await revokeAccount(tx, id)
  await newsletter.remove(tx, ownerOf(account))
  await forgetMail(tx, { accountId: id, email: emailVerifiedAt === null ? null : email })
}
