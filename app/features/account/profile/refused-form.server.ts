import { accountErrorsStatus } from '../error-status.ts'
import type { AccountErrors } from '../sign-in/sign-in-screen.ts'
import { PRIVATE } from './require-account.server.ts'

/** Returns the status and headers of a response that shows the form again with its errors. */
export function refusalInit(errors: AccountErrors, waitSeconds: number | undefined) {
  const wait = waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) }
  return { status: accountErrorsStatus(errors), headers: { ...PRIVATE, ...wait } }
}
