import type { AccountCode, AccountFaults } from './sign-in/sign-in-screen.ts'

/** The HTTP status of a page that says what is wrong; null is nothing. */
export function statusOfFault(fault: AccountCode | null): number {
  if (fault === null) return 200
  if (fault === 'identity-unavailable' || fault === 'account-unavailable') return 503
  if (fault === 'too-many-attempts') return 429
  return fault === 'link-expired' ? 410 : 422
}

/** The HTTP status of a form that is shown again: its fields are wrong, or there is a fault of the whole. */
export function statusOfFaults({ form }: AccountFaults): number {
  return form === undefined ? 422 : statusOfFault(form)
}
