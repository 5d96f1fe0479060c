import { ok, type Result, refuse } from '#domain/result.ts'
import { recordEvent } from '../accounts/accounts.ts'
import { languageOfEmail, mailNotice } from '../accounts/emails.ts'
import type { IdentityOptions } from '../options.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { revokeAccount } from '../provider/payload-adapter.ts'
import { changeAccount } from './change-account.ts'
import { consumeLink, readLink } from './mailed-links.ts'
import type { NewPassword } from './reset-password.ts'

/**
 * Uses the link that undoes a change of address: the account has its earlier address again, proven, with a new
 * password. Everyone is signed out, every later change of address is void with its own undo link, and the address that
 * loses the account is notified. The address is free: it was reserved as long as the link works
 * (`reserved-address.ts`). Returns what this browser is known by from now on.
 */
export async function restoreEmail(
  options: IdentityOptions,
  { token, password, now, letIn }: NewPassword,
): Promise<Result<string, 'link-expired'>> {
  const use = { token, purpose: 'email-undo', now } as const
  const opened = await readLink(options.database, use)
  if (!opened) return refuse('link-expired')
  const language = await languageOfEmail(options, opened.account.id, opened.account.language)
  const passwordHash = await hashPassword(password)
  return options.database.db.transaction(async (tx) => {
    const used = await consumeLink(tx, use)
    if (!used?.link.email) return refuse('link-expired')
    const { account: before, link } = used
    const { email } = used.link
    const account = await changeAccount(tx, before, {
      change: 'email-restored',
      credentials: { email, emailVerifiedAt: now, passwordHash },
      undo: link,
    })
    await revokeAccount(tx, account.id)
    await recordEvent(tx, { accountId: account.id, kind: 'email-restored', happenedAt: now })
    if (before.email !== email)
      await mailNotice(options, tx, { kind: 'email-changed', account, language, to: before.email })
    await mailNotice(options, tx, { kind: 'password-changed', account, language })
    return ok(await letIn(tx, account))
  })
}
