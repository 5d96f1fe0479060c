import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Account } from '../accounts/accounts.ts'
import { mailNotice } from '../accounts/emails.ts'
import type { IdentityOptions } from '../options.ts'
import { removePasskeys } from './passkeys.ts'

/**
 * Removes the passkeys of someone who set a password through an emailed link, and notifies them: they may be taking the
 * account back from a person who added one.
 */
export async function removeSignInPasskeys(
  options: IdentityOptions,
  tx: Queryable,
  { account, language }: { account: Account; language: Language },
): Promise<void> {
  const removed = await removePasskeys(tx, { accountId: account.id, use: 'sign-in' })
  if (removed > 0) await mailNotice(options, tx, { kind: 'passkeys-removed', account, language })
}
