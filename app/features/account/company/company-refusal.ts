import type { RefusalCode } from '#contracts/errors.ts'

/** The refusals that visitors read. Listed here, so that browsers need not load the meanings of all codes. */
const COMPANY_REFUSALS = [
  'email-malformed',
  'too-long',
  'vat-number-malformed',
  'vat-number-wrong',
  'company-not-found',
  'owner-only',
  'company-not-approved',
  'people-full',
  'already-member',
  'invitations-limited',
  'invitation-not-found',
  'invitation-for-other',
  'email-unverified',
  'other-company',
  'member-not-found',
  'last-owner',
  'address-not-found',
  'addresses-full',
] as const satisfies readonly RefusalCode<'company'>[]

/** Returns the code if there is a message for visitors, otherwise the code for a company that could not be changed. */
export function toCompanyRefusal(code: string): RefusalCode<'company'> {
  if (code === 'too-many-requests') return 'invitations-limited'
  return COMPANY_REFUSALS.find((known) => known === code) ?? 'company-unavailable'
}
