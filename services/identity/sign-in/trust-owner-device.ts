import type { Queryable } from '#services/kernel/database/database.ts'
import type { Account } from '../accounts/accounts.ts'
import type { AttemptStreaks } from './attempt-streaks.ts'
import { revokeOtherDevices, trustDevice } from './trusted-devices.ts'

/**
 * Lets the owner of an account in after a new password: the reader of the mailbox is the owner, so neither strangers'
 * attempts nor their own keep them waiting any longer. Returns the token by which the browser is known.
 */
export async function trustOwnerDevice(
  tx: Queryable,
  account: Account,
  { token, streaks, now }: { token: string | null; streaks: AttemptStreaks; now: Date },
): Promise<string> {
  const device = await trustDevice(tx, { accountId: account.id, token, now })
  await revokeOtherDevices(tx, { accountId: account.id, token: device.token })
  for (const knownDevice of [null, device.tokenHash]) {
    await streaks.end(tx, { email: account.email, knownDevice })
  }
  return device.token
}
