import { type Answer, type Attack, send } from '../request.ts'
import type { OwnShop } from '../target/own-shop.ts'
import type { Target } from '../target/target.ts'

/** A hole that an audit found, and how to see that it is closed. */
export type Hole = {
  readonly name: string
  /** What is wrong; null when the hole is closed. */
  look(place: Place): Promise<string | null>
}

/** The shop that is looked at; `environment` is null for one that others have started. */
export type Place = { readonly target: Target; readonly environment: OwnShop['environment'] | null }

export function ask(
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
