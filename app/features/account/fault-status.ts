import type { AccountCode, AccountFaults } from './sign-in/sign-in-screen.ts'

/** The HTTP status for a fault; 200 without one. */
export function statusOfFault(fault: AccountCode | null): number {
  if (fault === null) return 200
  if (fault === 'identity-unavailable' || fault === 'account-unavailable') return 503
  if (fault === 'too-many-attempts') return 429
  return fault === 'link-expired' ? 410 : 422
}

export function statusOfFaults({ form }: AccountFaults): number {
  return form === undefined ? 422 : statusOfFault(form)
}
