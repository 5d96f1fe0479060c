import { type Answer, type Attack, send } from '../request.ts'
import type { Customer } from '../target/customer.ts'
import type { OwnShop } from '../target/own-shop.ts'
import type { Target } from '../target/target.ts'

/** What cannot be looked at, such as a shop whose tokens are not known. */
export const SKIPPED = Symbol('skipped')

/** A hole that an audit found, and how to see that it is closed. */
export type Hole = {
  readonly name: string
  /** What is wrong; null when the hole is closed. */
  look(place: Place): Promise<string | null | typeof SKIPPED>
}

/** The shop that is looked at, and a customer of it; `environment` is null for one that others have started. */
export type Place = {
  readonly target: Target
  readonly environment: OwnShop['environment'] | null
  readonly customer: Customer
}

/** What came of looking at a hole. */
export type Look = { readonly name: string; readonly fault: string | null; readonly isSkipped: boolean }

/** Looks at one hole after the other. What throws is a fault of its own. */
export async function lookAt(holes: readonly Hole[], place: Place): Promise<Look[]> {
  const looks: Look[] = []
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
): Promise<Answer> {
  return send(target, {
    what: 'hole',
    route: '',
    method,
    path,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  })
}

/** What is wrong, in words, unless it is as expected. */
export function unless(isRight: boolean, fault: string): string | null {
  return isRight ? null : fault
}
