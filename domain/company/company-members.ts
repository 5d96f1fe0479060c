import { ok, type Result, refuse } from '../result.ts'
import type { TradeStanding } from '../visitor/roles.ts'

/** Owners manage the account; members buy for it. */
export const COMPANY_ROLES = ['owner', 'member'] as const
export type CompanyRole = (typeof COMPANY_ROLES)[number]

/** The maximum number of members and open invitations together, and how many days an invitation stays valid. */
export const COMPANY_PEOPLE_MAX = 50
export const COMPANY_INVITATION_DAYS = 14

export type CompanyPerson = {
  readonly accountId: string
  readonly role: CompanyRole
  readonly joinedAt: Date
}

/**
 * Only an approved company may invite, because the invitation is an email from the house that shows the company's name.
 * A stranger chose that name, so the house has to review it first.
 */
export function mayInvite({
  role,
  standing,
  people,
}: {
  role: CompanyRole
  standing: TradeStanding
  /** Members and open invitations. */
  people: number
}): Result<true, 'owner-only' | 'company-not-approved' | 'people-full'> {
  if (role !== 'owner') return refuse('owner-only')
  if (standing !== 'approved') return refuse('company-not-approved')
  return people < COMPANY_PEOPLE_MAX ? ok(true) : refuse('people-full')
}

/**
 * Requires a verified address equal to the invited one, and no membership in another company. Members may accept again.
 */
export function mayJoin({
  invitedEmail,
  email,
  isEmailVerified,
  companyId,
  currentCompanyId,
}: {
  invitedEmail: string
  email: string
  isEmailVerified: boolean
  companyId: string
  currentCompanyId: string | null
}): Result<true, 'invitation-for-other' | 'email-unverified' | 'other-company'> {
  if (email.toLowerCase() !== invitedEmail.toLowerCase()) return refuse('invitation-for-other')
  if (!isEmailVerified) return refuse('email-unverified')
  return currentCompanyId === null || currentCompanyId === companyId ? ok(true) : refuse('other-company')
}

/**
 * Whether `actor` may change the role of `target`, or remove them (`change` is null). Owners may do both, and everyone
 * may leave, but a company with people always has an owner.
 */
export function mayChangeMember(
  people: readonly CompanyPerson[],
  { actor, target, change }: { actor: string; target: string; change: CompanyRole | null },
): Result<true, 'owner-only' | 'last-owner' | 'member-not-found'> {
  const roleOf = (accountId: string) => people.find((person) => person.accountId === accountId)?.role
  const role = roleOf(target)
  const isLeaving = actor === target && change === null
  if (!isLeaving && roleOf(actor) !== 'owner') return refuse('owner-only')
  if (role === undefined) return refuse('member-not-found')
  const owners = people.filter((person) => person.role === 'owner').length
  return role === 'owner' && change !== 'owner' && owners === 1 ? refuse('last-owner') : ok(true)
}

/**
 * Who becomes an owner when an account is deleted, which must never be blocked: the member who joined first. Null if an
 * owner remains, or if no one does.
 */
export function findNextOwner(people: readonly CompanyPerson[], leaving: string): CompanyPerson | null {
  const remaining = people.filter(({ accountId }) => accountId !== leaving)
  if (remaining.some(({ role }) => role === 'owner')) return null
  return remaining.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime())[0] ?? null
}
