import type { Result } from '#domain/result.ts'
import type { Role } from '#domain/team/roles.ts'

export type Staff = {
  readonly accountId: string
  readonly roles: readonly Role[]
  readonly confirmedAt: Date
}

/**
 * Resolves the member of the team of an access token; a customer's token is `unauthenticated`. With `watch`, the call
 * does not count as a use of the session: a page that is open by itself does not prolong it.
 */
export type Authenticate = (
  accessToken: string,
  purpose?: 'work' | 'watch',
) => Promise<Result<Staff, 'unauthenticated' | 'second-factor-required'>>

const CONFIRMED_MS = 10 * 60 * 1000

export function confirmedUntil({ confirmedAt }: Pick<Staff, 'confirmedAt'>): Date {
  return new Date(confirmedAt.getTime() + CONFIRMED_MS)
}

/** Whether the second factor is recent enough for what requires one (`domain/team/confirmed-actions.ts`). */
export function isConfirmed(staff: Staff, now: Date): boolean {
  return now <= confirmedUntil(staff)
}

type Colleague = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly Role[]
}

/** The names of members of the team, including those who left it and have no roles. */
export type FindColleagues = (accountIds: readonly string[]) => Promise<readonly Colleague[]>
