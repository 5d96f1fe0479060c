import { type Attack, type AttackResponse, send } from '../request.ts'
import type { AttackedShop } from '../target/attacked-shop.ts'
import type { Customer } from '../target/customer.ts'
import type { Target } from '../target/target.ts'

/** The result of a check that is not possible, such as in a shop whose tokens are unknown. */
export const SKIPPED = Symbol('skipped')

/** A vulnerability found in an audit, and the check that it is fixed. */
export type Hole = {
  readonly name: string
  /** Returns the problem; null if the vulnerability is fixed. */
  look(place: Place): Promise<string | null | typeof SKIPPED>
}

/** The attacked shop and one of its customers; `environment` is null for a shop that someone else started. */
export type Place = {
  readonly target: Target
  readonly environment: AttackedShop['environment'] | null
  readonly customer: Customer
}

/** The result of one check. */
export type HoleCheck = { readonly name: string; readonly fault: string | null; readonly isSkipped: boolean }

/** Runs the checks one after the other. An exception counts as a problem. */
export async function checkHoles(holes: readonly Hole[], place: Place): Promise<HoleCheck[]> {
  const looks: HoleCheck[] = []
  for (const { name, look } of holes) {
    const found = await look(place).catch((fault: unknown) => `cannot be looked at: ${fault}`)
    looks.push({ name, fault: found === SKIPPED ? null : found, isSkipped: found === SKIPPED })
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
export function unless(isRight: boolean, fault: string): string | null {
  return isRight ? null : fault
}
