import type { RefusalCode } from '#contracts/errors.ts'

/** The refusals that visitors read. Listed here, so that browsers need not load the meanings of all codes. */
export const LIST_CHANGE_REFUSALS = [
  'required',
  'too-long',
  'quantity-malformed',
  'date-malformed',
  'dates-reversed',
  'lists-full',
  'list-full',
  'sections-full',
  'list-not-found',
  'item-not-found',
  'section-not-found',
  'version-outdated',
  'list-unavailable',
  'too-many-requests',
  'connection-lost',
] as const satisfies readonly RefusalCode<'lists'>[]

const SHARING_REFUSALS = [
  'email-malformed',
  'members-full',
  'invitations-limited',
  'invitation-not-found',
] as const satisfies readonly RefusalCode<'lists'>[]

/** The code, if visitors can read it; otherwise a generic failure. */
export function toListRefusal(code: string): RefusalCode<'lists'> {
  return [...LIST_CHANGE_REFUSALS, ...SHARING_REFUSALS].find((known) => known === code) ?? 'list-unavailable'
}
