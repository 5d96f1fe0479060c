import type { Result } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'

export type Staff = {
  readonly accountId: string
  readonly roles: readonly Role[]
  readonly confirmedAt: Date
}

/**
 * Resolves the team member of an access token. A customer's token is refused as `unauthenticated`. With `watch`, the
 * call does not count as activity: an open page that updates itself does not extend the session.
 */
export type Authenticate = (
  accessToken: string,
  purpose?: 'work' | 'watch',
) => Promise<Result<Staff, 'unauthenticated' | 'second-factor-required'>>

const CONFIRMATION_VALID_MS = 10 * 60 * 1000

/** Returns when a confirmation of the second factor is no longer recent. */
export function confirmationExpiry({ confirmedAt }: Pick<Staff, 'confirmedAt'>): Date {
  return new Date(confirmedAt.getTime() + CONFIRMATION_VALID_MS)
}

/** Returns whether the second factor is recent enough for the actions in `domain/team/confirmed-actions.ts`. */
export function isConfirmed(staff: Staff, now: Date): boolean {
  return now <= confirmationExpiry(staff)
}

type Colleague = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
}

/** Finds team members by account, including those who have left and no longer have roles. */
export type FindColleagues = (accountIds: readonly string[]) => Promise<readonly Colleague[]>
