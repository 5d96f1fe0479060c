import { faultsOf } from '../faults.ts'
import { seededChance } from '../random.ts'
import { type Answer, type Attack, send } from '../request.ts'
import { signUpCustomer } from '../target/customer.ts'
import type { Target } from '../target/target.ts'
import { contractBodies } from './contract-bodies.ts'
import { graphqlAttacks } from './graphql-attacks.ts'
import { HOSTILE_WORDS } from './hostile-words.ts'
import { findKnownNames } from './known-names.ts'
import { type Kind, PAGE_KINDS } from './page-attacks.ts'
import { rawAttacks } from './raw-attacks.ts'
import type { Route } from './route.ts'
import { serviceKinds } from './service-attacks.ts'

export type Failure = { readonly attack: Attack; readonly fault: string }

/** What came of the walk over all routes. */
export type Walk = {
  readonly routes: number
  readonly inputs: number
  /** How many its time did not suffice for. */
  readonly unsent: number
  /** How many answers had each status; 0 for none. */
  readonly statuses: ReadonlyMap<number, number>
  readonly failures: readonly Failure[]
}

const AT_ONCE = 8
const ENDS_SESSION = /logout|\/profile\/(?:sessions|password|deletion)/

/**
 * Sends every kind of attack to every route, `times` with different words, in an order and with words that are the
 * same for the same seed. Ends before its time when `isOver` says so.
 */
export async function walkRoutes(
  target: Target,
  {
    pages,
    services,
    seed,
    times,
    isOver,
  }: {
    pages: readonly Route[]
    services: readonly Route[]
    seed: number
    times: number
    isOver: () => boolean
  },
): Promise<Walk> {
  const chance = seededChance(seed)
  const names = await findKnownNames(target, pages)
  const bodies = new Map<string, unknown[]>()
  for (const { word } of HOSTILE_WORDS) bodies.set(word, await contractBodies(word))

  const attacksOn = (routes: readonly Route[], kinds: readonly Kind[]): Attack[] =>
    routes.flatMap((route) =>
      kinds.flatMap((kind) =>
        Array.from({ length: times }, () => {
          const hostile = chance.pick(HOSTILE_WORDS)
          return kind({ route, chance, names, hostile, bodies: bodies.get(hostile.word) ?? [] })
        }).filter((attack) => attack !== null),
      ),
    )
  const customer = await signUpCustomer(target, `customer-${seed}-${Date.now()}@example.com`)
  /** A customer requests every other page, except those that would sign them out. */
  const bySomebody = (attack: Attack): Attack =>
    chance.next() < 0.5 || attack.headers?.cookie || ENDS_SESSION.test(attack.path)
      ? attack
      : { ...attack, headers: { ...attack.headers, cookie: customer } }
  const attacks = [
    ...attacksOn(pages, PAGE_KINDS).map(bySomebody),
    ...attacksOn(services, serviceKinds(target.tokens)),
    ...(await graphqlAttacks(target, chance, times)),
    ...rawAttacks(target),
  ]
  return {
    routes: pages.length + services.length,
    ...(await sendAll(target, chance.shuffled(attacks), isOver)),
  }
}

async function sendAll(target: Target, attacks: readonly Attack[], isOver: () => boolean) {
  const waiting = [...attacks]
  const statuses = new Map<number, number>()
  const failures: Failure[] = []
  let inputs = 0
  async function work(): Promise<void> {
    for (let attack = waiting.pop(); attack !== undefined && !isOver(); attack = waiting.pop()) {
      const answer: Answer = await send(target, attack)
      inputs++
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      for (const fault of faultsOf(attack, answer, target)) failures.push({ attack, fault })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { inputs, unsent: waiting.length, statuses, failures }
}
