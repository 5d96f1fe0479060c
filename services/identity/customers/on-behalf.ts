import type { AccountResponse } from '#contracts/identity.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { findAccount, lockAccount, recordEvent } from '../accounts/accounts.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { mailLink } from '../accounts/emails.ts'
import { readAccount } from '../accounts/read-account.ts'
import { findOpenLink } from '../links/mailed-links.ts'
import type { IdentityOptions } from '../options.ts'

/** While the last link is valid for longer than this, another one is not sent. */
const REMAINING_MS = 50 * 60_000

/**
 * Emails the owner of an account a link to set a password, which only their mailbox receives. Refused with
 * `link-still-valid` if one was sent in the last minutes.
 */
export async function sendPasswordLink(
  options: IdentityOptions,
  tx: Queryable,
  { accountId, language }: { accountId: string; language: Language },
): Promise<Result<true, 'account-not-found' | 'link-still-valid'>> {
  const now = options.clock()
  const account = await lockAccount(tx, accountId)
  if (!account) return refuse('account-not-found')
  const at = new Date(now.getTime() + REMAINING_MS)
  if (await findOpenLink(tx, accountId, { purpose: 'password', at })) return refuse('link-still-valid')
  await mailLink(options, tx, { account, kind: 'password', language })
  await recordEvent(tx, { accountId, kind: 'password-link', happenedAt: now })
  return ok(true)
}

/** Deletes an account with its sessions and emails, in the caller's transaction; one of the team is refused. */
export async function removeAccount(
  options: IdentityOptions,
  tx: Queryable,
  accountId: string,
): Promise<Result<true, 'member-of-team'>> {
  const account = await lockAccount(tx, accountId)
  return account ? deleteAccount(options, tx, account) : ok(true)
}

/** What is stored about the owner of an account, for a copy of their data; null if there is no such account. */
export async function copyAccount(
  options: IdentityOptions,
  accountId: string,
): Promise<AccountResponse | null> {
  const account = await findAccount(options.database, accountId)
  return account && readAccount(options, account)
}
