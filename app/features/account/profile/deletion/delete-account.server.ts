import { type Accepted, ok, type Refused } from '#domain/result.ts'
import type { OpenAccount } from '../require-account.server.ts'

type Refusal = Refused<'password-wrong' | 'member-of-team' | 'too-many-attempts' | 'account-unavailable'> & {
  readonly retryAfterSeconds?: number | undefined
}

/**
 * Deletes an account: its dependent data first, the account itself last, so that after a failure the customer can still
 * sign in and try again.
 */
export async function deleteAccount(
  { clients, session, identity, check }: OpenAccount & { identity: NonNullable<OpenAccount['identity']> },
  password: string,
): Promise<Accepted<null> | Refusal> {
  const proof = await identity.provePassword(password)
  if (!proof.ok) return toRefusal(check(proof.code), proof.retryAfterSeconds)
  const { accessToken } = session
  for (const part of [clients.customerAccount, clients.customer, clients.chat]) {
    const gone = await part.forget(accessToken)
    if (!gone.ok) return toRefusal(check(gone.code))
  }
  const removed = await identity.remove(password)
  return removed.ok ? ok(null) : toRefusal(check(removed.code), removed.retryAfterSeconds)
}

function toRefusal(code: string, retryAfterSeconds?: number): Refusal {
  if (code === 'password-wrong' || code === 'member-of-team' || code === 'too-many-attempts')
    return { ok: false, code, retryAfterSeconds }
  return { ok: false, code: 'account-unavailable' }
}
