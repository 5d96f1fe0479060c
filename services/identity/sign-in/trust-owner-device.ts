import type { Queryable } from '#services/kernel/database/database.ts'
import type { Account } from '../accounts/accounts.ts'
import type { AttemptStreaks } from './attempt-streaks.ts'
import { revokeOtherDevices, trustDevice } from './trusted-devices.ts'

/**
 * Trusts the browser in which an emailed link set a new password: only the owner reads the mailbox, so
 * attempts by strangers or by the owner no longer delay the sign-in. Returns the device token of the browser.
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
