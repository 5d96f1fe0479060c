import type { AccountCode, AccountFaults } from './sign-in/sign-in-screen.ts'

/** Returns the HTTP status for an error, or 200 if there is none. */
export function statusOfFault(fault: AccountCode | null): number {
  if (fault === null) return 200
  if (fault === 'identity-unavailable' || fault === 'account-unavailable') return 503
  if (fault === 'too-many-attempts') return 429
  return fault === 'link-expired' ? 410 : 422
}

export function statusOfFaults({ form }: AccountFaults): number {
  return form === undefined ? 422 : statusOfFault(form)
}
