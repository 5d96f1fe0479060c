import { type Attack, type AttackResponse, send } from '../request.ts'
import type { AttackedShop } from '../target/attacked-shop.ts'
import type { Customer } from '../target/customer.ts'
import type { Target } from '../target/target.ts'

/** The result of a check that is not possible, such as in a shop whose tokens are unknown. */
export const SKIPPED = Symbol('skipped')

/** A vulnerability found in an audit, and the check that it is fixed. */
export type Vulnerability = {
  readonly name: string
  /** Returns the problem; null if the vulnerability is fixed. */
  check(context: CheckContext): Promise<string | null | typeof SKIPPED>
}

/** The attacked shop and one of its customers; `environment` is null for a shop that someone else started. */
export type CheckContext = {
  readonly target: Target
  readonly environment: AttackedShop['environment'] | null
  readonly customer: Customer
}

/** The result of one check. */
export type VulnerabilityCheck = {
  readonly name: string
  readonly problem: string | null
  readonly isSkipped: boolean
}

/** Runs the checks one after the other. An exception counts as a problem. */
export async function checkVulnerabilities(
  vulnerabilities: readonly Vulnerability[],
  context: CheckContext,
): Promise<VulnerabilityCheck[]> {
  const checks: VulnerabilityCheck[] = []
  for (const { name, check } of vulnerabilities) {
    const result = await check(context).catch((error: unknown) => `the check failed: ${error}`)
    checks.push({ name, problem: result === SKIPPED ? null : result, isSkipped: result === SKIPPED })
  }
  return checks
}

export function call(
  target: Target,
  path: string,
  { method = 'GET', headers, body }: Partial<Pick<Attack, 'method' | 'headers' | 'body'>> = {},
): Promise<AttackResponse> {
  return send(target, {
    what: 'hole',
    route: '',
    method,
    path,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
}

/** Returns the problem, or null if the check passed. */
export function unless(isRight: boolean, problem: string): string | null {
  return isRight ? null : problem
}
