import type { Queryable } from '#services/kernel/database.ts'
import type { Account } from '../accounts.ts'
import type { AttemptStreaks } from './attempt-streaks.ts'
import { forgetOtherDevices, rememberDevice } from './known-devices.ts'

/**
 * Lets the owner of an account in after a new password: the reader of the mailbox is the owner, so strangers' attempts
 * keep them waiting no longer, in this browser for good. Answers the token by which the browser is known.
 */
export async function letOwnerIn(
  tx: Queryable,
  account: Account,
  { token, streaks, now }: { token: string | null; streaks: AttemptStreaks; now: Date },
): Promise<string> {
  const device = await rememberDevice(tx, { accountId: account.id, token, now })
  await forgetOtherDevices(tx, { accountId: account.id, token: device.token })
  await streaks.end(tx, { email: account.email, knownDevice: null })
  return device.token
}
