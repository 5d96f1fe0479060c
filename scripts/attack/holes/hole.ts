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
  check(place: Place): Promise<string | null | typeof SKIPPED>
}

/** The attacked shop and one of its customers; `environment` is null for a shop that someone else started. */
export type Place = {
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
  holes: readonly Vulnerability[],
  place: Place,
): Promise<VulnerabilityCheck[]> {
  const looks: VulnerabilityCheck[] = []
  for (const { name, check: look } of holes) {
    const found = await look(place).catch((problem: unknown) => `cannot be looked at: ${problem}`)
    looks.push({ name, problem: found === SKIPPED ? null : found, isSkipped: found === SKIPPED })
  }
  return looks
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

/** The problem in words, or null if the check passed. */
export function unless(isRight: boolean, problem: string): string | null {
  return isRight ? null : problem
}
