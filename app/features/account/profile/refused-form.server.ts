import { statusOfFaults } from '../fault-status.ts'
import type { AccountFaults } from '../sign-in/sign-in-screen.ts'
import { PRIVATE } from './require-account.server.ts'

export function refusedForm(faults: AccountFaults, waitSeconds: number | undefined) {
  const wait = waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) }
  return { status: statusOfFaults(faults), headers: { ...PRIVATE, ...wait } }
}
