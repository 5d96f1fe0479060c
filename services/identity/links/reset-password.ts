import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type Account, recordEvent } from '../accounts/accounts.ts'
import { languageOfEmail, mailNotice } from '../accounts/emails.ts'
import type { IdentityOptions } from '../options.ts'
import { removeSignInPasskeys } from '../passkeys/remove-sign-in-passkeys.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { revokeAccount } from '../provider/payload-adapter.ts'
import { changeAccount } from './change-account.ts'
import { consumeLink, type LinkRefusal, readLink } from './mailed-links.ts'

/** A new password set through an emailed link. `trustOwner` trusts this browser and returns its device token. */
export type NewPassword = {
  token: string
  password: string
  now: Date
  /** Whether the second factor was given. */
  isProven: boolean
  trustOwner(tx: Queryable, account: Account): Promise<string>
}

/**
 * Uses the link that sets a password. It also verifies the address, and signs out every other browser.
 * Returns the new device token of this browser.
 */
export async function resetPassword(
  options: IdentityOptions,
  { token, password, now, isProven, trustOwner }: NewPassword,
): Promise<Result<string, LinkRefusal>> {
  const use = { token, purpose: 'password', now } as const
  const opened = await readLink(options.database, use)
  if (!opened) return refuse('link-expired')
  const language = await languageOfEmail(options, opened.account.id, opened.account.language)
  const passwordHash = await hashPassword(password)
  return options.database.db.transaction(async (tx) => {
    const used = await consumeLink(tx, { ...use, isProven })
    if (!used.ok) return used
    const account = await changeAccount(tx, used.value.account, {
      change: 'password-reset',
      credentials: { passwordHash, emailVerifiedAt: now },
    })
    await revokeAccount(tx, account.id)
    await recordEvent(tx, { accountId: account.id, kind: 'password-set', happenedAt: now })
    await mailNotice(options, tx, { kind: 'password-changed', account, language })
    await removeSignInPasskeys(options, tx, { account, language })
    return ok(await trustOwner(tx, account))
  })
}
