import type { Result } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'

export type Staff = {
  readonly accountId: string
  readonly roles: readonly Role[]
  readonly confirmedAt: Date
}

/**
 * Resolves the team member of an access token; a customer's token is `unauthenticated`. With `watch`, the call does not
 * count as activity: an open page that updates itself does not extend the session.
 */
export type Authenticate = (
  accessToken: string,
  purpose?: 'work' | 'watch',
) => Promise<Result<Staff, 'unauthenticated' | 'second-factor-required'>>

const CONFIRMED_MS = 10 * 60 * 1000

export function confirmedUntil({ confirmedAt }: Pick<Staff, 'confirmedAt'>): Date {
  return new Date(confirmedAt.getTime() + CONFIRMED_MS)
}

/** Whether the second factor is recent enough for actions that require it (`domain/team/confirmed-actions.ts`). */
export function isConfirmed(staff: Staff, now: Date): boolean {
  return now <= confirmedUntil(staff)
}

type Colleague = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
}

/** The names of team members, including those who have left and no longer have roles. */
export type FindColleagues = (accountIds: readonly string[]) => Promise<readonly Colleague[]>
