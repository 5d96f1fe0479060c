import { z } from 'zod'
import { lockAccount } from '../accounts/accounts.ts'
import type { IdentityOptions } from '../options.ts'
import { recordSession } from './account-sessions.ts'

/**
 * The result of a sign-in, read when the browser returns: the credentials version for which the password or passkey was
 * checked, and the browser with its device digest.
 */
export const provenSignIn = z.object({
  version: z.number(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable(), hash: z.string() }),
})
export type ProvenSignIn = z.infer<typeof provenSignIn>

/**
 * Starts an account session, unless the credentials have changed or all sessions were ended since the password or
 * passkey was checked. Returns whether the session has started.
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
