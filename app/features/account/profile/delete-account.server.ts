import type { OpenAccount } from './require-account.server.ts'

type Refusal = 'password-wrong' | 'too-many-attempts' | 'account-unavailable'

/**
 * Deletes an account: what hangs on it first, the account itself last, so that whatever fails on the way can be
 * tried again by somebody who can still sign in. Null when it is done.
 */
export async function deleteAccount(
  { clients, session, identity, check }: OpenAccount & { identity: NonNullable<OpenAccount['identity']> },
  password: string,
): Promise<Refusal | null> {
  const proof = await identity.provePassword(password)
  if (!proof.ok) return toRefusal(check(proof.code))
  const { accessToken } = session
  for (const part of [clients.customerAccount, clients.customer]) {
    const gone = await part.forget(accessToken)
    if (!gone.ok) return toRefusal(check(gone.code))
  }
  const removed = await identity.remove(password)
  return removed.ok ? null : toRefusal(check(removed.code))
}

function toRefusal(code: string): Refusal {
  return code === 'password-wrong' || code === 'too-many-attempts' ? code : 'account-unavailable'
}
