import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type AccountChange, isRevokedBy, type OpenLink } from '#domain/account/account-links.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { accounts, mailedLinks } from '../identity-tables.ts'
import type { Account } from './accounts.ts'

type Credentials = Partial<Pick<Account, 'email' | 'emailVerifiedAt' | 'passwordHash'>>
type VersionedChange = Exclude<AccountChange, 'email-change-cancelled'>

/**
 * Changes an account's credentials and revokes the links that the change invalidates. The caller must have locked the
 * account. `undo` is the link that restored an address.
 */
export async function changeAccount(
  tx: Queryable,
  account: Account,
  {
    change,
    credentials = {},
    undo = null,
  }: {
    change: VersionedChange
    credentials?: Credentials
    undo?: OpenLink | null
  },
): Promise<Account> {
  const [changed] = await tx
    .update(accounts)
    .set({ ...credentials, credentialsVersion: account.credentialsVersion + 1 })
    .where(eq(accounts.id, account.id))
    .returning()
  if (!changed) throw new Error('The account disappeared while it was locked')
  await revokeLinks(tx, account.id, change, undo)
  return changed
}

/** Revokes an account's open links that a change invalidates (`domain/account/account-links.ts`). */
export async function revokeLinks(
  tx: Queryable,
  accountId: string,
  change: AccountChange,
  undo: OpenLink | null = null,
): Promise<void> {
  const open = await tx
    .select()
    .from(mailedLinks)
    .where(and(eq(mailedLinks.accountId, accountId), isNull(mailedLinks.usedAt)))
  const revoked = open.filter((link) => isRevokedBy(link, change, undo)).map(({ tokenHash }) => tokenHash)
  if (revoked.length > 0) await tx.delete(mailedLinks).where(inArray(mailedLinks.tokenHash, revoked))
}
