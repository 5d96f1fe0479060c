import { z } from 'zod'
import { lockAccount } from '../accounts/accounts.ts'
import type { IdentityOptions } from '../options.ts'
import { recordSession } from './account-sessions.ts'

/**
 * The result of a sign-in, for the browser's return: the credentials version under which the password was
 * checked, and the browser with the digest of its device.
 */
export const provenSignIn = z.object({
  version: z.number(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable(), hash: z.string() }),
})
export type ProvenSignIn = z.infer<typeof provenSignIn>

/**
 * Starts a session of an account, unless the credentials have changed or everyone was signed out since the
 * password was checked; returns whether it has started.
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
