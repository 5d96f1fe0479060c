import { expect, test } from 'vitest'
import {
  COMPANY_PEOPLE_MAX,
  type CompanyPerson,
  type CompanyRole,
  findNextOwner,
  mayChangeMember,
  mayInvite,
  mayJoin,
} from './company-members.ts'

const codeOf = (result: { ok: true } | { ok: false; code: string }) => (result.ok ? 'yes' : result.code)

test.each([
  ['owner', 'approved', 1, 'yes'],
  ['member', 'approved', 1, 'owner-only'],
  ['owner', 'pending', 1, 'company-not-approved'],
  ['owner', 'rejected', 1, 'company-not-approved'],
  ['owner', 'approved', COMPANY_PEOPLE_MAX - 1, 'yes'],
  ['owner', 'approved', COMPANY_PEOPLE_MAX, 'people-full'],
] as const)(
  'an %s of a company that is %s with %i people may invite: %s',
  (role, standing, people, reply) => {
    expect(codeOf(mayInvite({ role, standing, people }))).toBe(reply)
  },
)

const INVITED = { invitedEmail: 'Ben@Example.com', companyId: 'studio' }
test.each([
  ['ben@example.com', true, null, 'yes'],
  ['ben@example.com', true, 'studio', 'yes'],
  ['ben@example.com', true, 'other', 'other-company'],
  ['ben@example.com', false, null, 'email-unverified'],
  ['ben@other.example', true, null, 'invitation-for-other'],
  ['ben@other.example', false, 'other', 'invitation-for-other'],
])('%s, verified: %s, of the company %s, joins: %s', (email, isEmailVerified, currentCompanyId, reply) => {
  expect(codeOf(mayJoin({ ...INVITED, email, isEmailVerified, currentCompanyId }))).toBe(reply)
})

/** Members in the order they joined, one per letter: `O` is an owner, `m` a member. */
function peopleOf(roles: string): CompanyPerson[] {
  return [...roles].map((letter, place) => ({
    accountId: String(place),
    role: letter === 'O' ? 'owner' : 'member',
    joinedAt: new Date(place),
  }))
}

test.each([
  ['Om', '0', '1', null, 'yes'],
  ['Om', '0', '1', 'owner', 'yes'],
  ['Om', '1', '1', null, 'yes'],
  ['Om', '1', '1', 'owner', 'owner-only'],
  ['Om', '1', '0', null, 'owner-only'],
  ['Omm', '1', '2', null, 'owner-only'],
  ['Om', '0', '0', null, 'last-owner'],
  ['Om', '0', '0', 'member', 'last-owner'],
  ['O', '0', '0', null, 'last-owner'],
  ['O', '0', '0', 'owner', 'yes'],
  ['OO', '0', '0', null, 'yes'],
  ['OO', '0', '1', null, 'yes'],
  ['OO', '0', '0', 'member', 'yes'],
  ['Om', '0', '9', null, 'member-not-found'],
  ['Om', '9', '0', null, 'owner-only'],
] as [string, string, string, CompanyRole | null, string][])(
  'of %s, number %s changes number %s to %s: %s',
  (roles, actor, target, change, reply) => {
    expect(codeOf(mayChangeMember(peopleOf(roles), { actor, target, change }))).toBe(reply)
  },
)

test.each([
  ['Omm', '0', '1'],
  ['OOm', '0', undefined],
  ['Om', '1', undefined],
  ['O', '0', undefined],
])('of %s, the account of number %s is deleted, and number %s becomes an owner', (roles, leaving, heir) => {
  expect(findNextOwner(peopleOf(roles), leaving)?.accountId).toBe(heir)
})
