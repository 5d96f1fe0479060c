import { ok, type Result, refuse } from '#domain/result.ts'
import { recordEvent } from '../accounts/accounts.ts'
import { languageOfEmail, mailNotice } from '../accounts/emails.ts'
import { ownerOf } from '../accounts/newsletter.ts'
import type { IdentityOptions } from '../options.ts'
import { removeSignInPasskeys } from '../passkeys/remove-sign-in-passkeys.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { revokeAccount } from '../provider/payload-adapter.ts'
import { changeAccount } from './change-account.ts'
import { consumeLink, type LinkRefusal, readLink } from './mailed-links.ts'
import type { NewPassword } from './reset-password.ts'

/**
 * Uses the link that undoes a change of address: the account gets its previous address back, verified, with a
 * new password. Every session ends, every later change of address is void, with its undo link, and the
 * removed address is notified. The restored address is available, because it was reserved while the link is
 * valid (`reserved-address.ts`). Returns the new device token of this browser.
 */
export async function restoreEmail(
  options: IdentityOptions,
  { token, password, now, isProven, trustOwner }: NewPassword,
): Promise<Result<string, LinkRefusal>> {
  const use = { token, purpose: 'email-undo', now } as const
  const opened = await readLink(options.database, use)
  if (!opened) return refuse('link-expired')
  const language = await languageOfEmail(options, opened.account.id, opened.account.language)
  const passwordHash = await hashPassword(password)
  return options.database.db.transaction(async (tx) => {
    const used = await consumeLink(tx, { ...use, isProven })
    if (!used.ok) return used
    const { account: before, link } = used.value
    const { email } = link
    if (email === null) return refuse('link-expired')
    const account = await changeAccount(tx, before, {
      change: 'email-restored',
      credentials: { email, emailVerifiedAt: now, passwordHash },
      undo: link,
    })
    await revokeAccount(tx, account.id)
    await options.newsletter.addressVerified(tx, ownerOf(account), now)
    await recordEvent(tx, { accountId: account.id, kind: 'email-restored', happenedAt: now })
    if (before.email !== email)
      await mailNotice(options, tx, { kind: 'email-changed', account, language, to: before.email })
    await mailNotice(options, tx, { kind: 'password-changed', account, language })
    await removeSignInPasskeys(options, tx, { account, language })
    return ok(await trustOwner(tx, account))
  })
}
