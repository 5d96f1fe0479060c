import { eq } from 'drizzle-orm'
import { ok, type Result, refuse } from '#domain/result.ts'
import { recordEvent } from './accounts.ts'
import { accounts } from './identity-tables.ts'
import { languageOfLetter, mailEmailChanged } from './letters.ts'
import { consumeEmailLink, readLink } from './mailed-links.ts'
import type { IdentityOptions } from './options.ts'

/**
 * Uses the link that was mailed to a new address: it becomes the account's, and is proven. The address so far is
 * told. Somebody who has an account with the new address meanwhile keeps it.
 */
export async function changeEmail(
  options: IdentityOptions,
  token: string,
  now: Date,
): Promise<Result<null, 'link-expired' | 'email-registered'>> {
  const holder = await readLink(options.database, { token, purpose: 'email-change', now })
  if (!holder) return refuse('link-expired')
  const language = await languageOfLetter(options, holder.id, holder.language)
  return options.database.db.transaction(async (tx) => {
    const link = await consumeEmailLink(tx, { token, now })
    if (!link) return refuse('link-expired')
    const { accountId, email } = link
    const [before] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
    const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
    if (!before) return refuse('link-expired')
    if (taken) return refuse('email-registered')
    await tx.update(accounts).set({ email, emailVerifiedAt: now }).where(eq(accounts.id, accountId))
    await recordEvent(tx, { accountId, kind: 'email-changed', happenedAt: now })
    await mailEmailChanged(options, tx, { account: before, language })
    return ok(null)
  })
}
