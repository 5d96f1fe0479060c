import type { AccountCode, AccountErrors } from './sign-in/sign-in-screen.ts'

/** Returns the HTTP status for an error, or 200 if there is none. */
export function accountErrorStatus(code: AccountCode | null): number {
  if (code === null) return 200
  if (code === 'identity-unavailable' || code === 'account-unavailable') return 503
  if (code === 'too-many-attempts') return 429
  return code === 'link-expired' ? 410 : 422
}

export function accountErrorsStatus({ form }: AccountErrors): number {
  return form === undefined ? 422 : accountErrorStatus(form)
}
