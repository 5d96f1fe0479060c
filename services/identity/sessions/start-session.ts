import { z } from 'zod'
import { lockAccount } from '../accounts/accounts.ts'
import type { IdentityOptions } from '../options.ts'
import { recordSession } from './account-sessions.ts'

/**
 * What a sign-in leaves for the browser's way back: the credentials version of the account for which the password was
 * proven, and the browser, with the digest by which the account knows it.
 */
export const provenSignIn = z.object({
  version: z.number(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable(), hash: z.string() }),
})
export type ProvenSignIn = z.infer<typeof provenSignIn>

/**
 * Begins a session among those of its account, unless the credentials were changed, or everyone signed out, since the
 * password was proven; whether it has begun.
 */
export function startSession(
  { database, clock }: Pick<IdentityOptions, 'database' | 'clock'>,
  session: { uid: string; accountId: string; country: string | null },
  { version, device }: ProvenSignIn,
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const account = await lockAccount(tx, session.accountId)
    if (account?.credentialsVersion !== version) return false
    const { uid, accountId, country } = session
    const { browser, system, hash: deviceHash } = device
    await recordSession(tx, { uid, accountId, country, browser, system, deviceHash, startedAt: clock() })
    return true
  })
}
