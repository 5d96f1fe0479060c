import type { Route } from '../../routes/route.ts'
import { findProblems } from '../problems.ts'
import { seededChance } from '../random.ts'
import { type Attack, type AttackResponse, send } from '../request.ts'
import type { Customer } from '../target/customer.ts'
import type { Target } from '../target/target.ts'
import type { AttackKind } from './attacks/attack-kind.ts'
import { graphqlAttacks, graphqlEndpoints } from './attacks/graphql-attacks.ts'
import { PAGE_KINDS } from './attacks/page-attacks.ts'
import { rawAttacks } from './attacks/raw-attacks.ts'
import { type ServiceAccess, serviceKinds } from './attacks/service-attacks.ts'
import { readShapes } from './bodies/shapes.ts'
import { HOSTILE_WORDS } from './hostile-words.ts'
import { findParameterNames } from './parameter-names.ts'

export type Failure = { readonly attack: Attack; readonly problem: string }

/** The result of the walk over all routes. */
export type Walk = {
  readonly routes: number
  readonly inputs: number
  /** How many attacks were not sent in time. */
  readonly unsent: number
  /** The routes to which no attack was sent in time. */
  readonly unreached: readonly string[]
  /** How many responses had each status; 0 means no response. */
  readonly statuses: ReadonlyMap<number, number>
  readonly failures: readonly Failure[]
}

const CONCURRENCY = 8
const ENDS_SESSION = /logout|\/profile\/(?:sessions|password|deletion)/
/** The share of requests sent as the owner of a personal page or, for any other page, as the customer. */
const OWNER_SHARE = 0.8
const CUSTOMER_SHARE = 0.5

export type WalkOptions = {
  readonly pages: readonly Route[]
  readonly services: readonly Route[]
  readonly access: ServiceAccess
  readonly customer: Customer
  /** The same seed results in the same attacks. */
  readonly seed: number
  /** How often each kind of attack is tried at a route. */
  readonly times: number
  /** When the walk starts to attack each route at most once more, and when it ends, in milliseconds since 1970. */
  readonly briefFromMs: number
  readonly endMs: number
}

/** Sends every kind of attack to every route, with words and in an order that depend on the seed. */
export async function walkRoutes(target: Target, options: WalkOptions): Promise<Walk> {
  const { pages, services, access, customer, seed, times } = options
  const chance = seededChance(seed)
  const cookie = customer.browser.cookie()
  const names = await findParameterNames(target, pages, cookie)
  const shapes = await readShapes()

  const attacksOn = (route: Route, kinds: readonly AttackKind[]): Attack[] =>
    kinds.flatMap((kind) =>
      Array.from({ length: times }, () =>
        kind({ route, chance, names, hostile: chance.pick(HOSTILE_WORDS), shapes }),
      ).filter((attack) => attack !== null),
    )
  /** Sends the request as a signed-in customer, unless it would sign them out. */
  const asSignedInUser = (route: Route, attack: Attack): Attack => {
    const share = route.cookie === null ? CUSTOMER_SHARE : OWNER_SHARE
    if (chance.next() > share || attack.headers?.cookie || ENDS_SESSION.test(attack.path)) return attack
    return { ...attack, headers: { ...attack.headers, cookie: route.cookie ?? cookie } }
  }
  const kinds = serviceKinds(access)
  const endpoints = graphqlEndpoints(target, access.serverKeys)
  const documents = await Promise.all(
    endpoints.map((endpoint) => graphqlAttacks(target, endpoint, { chance, times })),
  )
  const attacks = [
    ...pages.flatMap((route) => attacksOn(route, PAGE_KINDS).map((attack) => asSignedInUser(route, attack))),
    ...services.flatMap((route) => attacksOn(route, kinds)),
    ...documents.flat(),
    ...rawAttacks(target),
  ]
  return {
    routes: pages.length + services.length,
    ...(await sendAll(target, interleave(chance.shuffle(attacks)), options)),
  }
}

/** The first attack on each route, then the second, and so on: if time runs short, no route is left out. */
function interleave(attacks: readonly Attack[]): Attack[] {
  const byRoute = [...Map.groupBy(attacks, ({ route }) => route).values()]
  const turns = Math.max(0, ...byRoute.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) => byRoute.flatMap((ofRoute) => ofRoute[turn] ?? [])).flat()
}

async function sendAll(
  target: Target,
  attacks: readonly Attack[],
  { briefFromMs, endMs }: Pick<WalkOptions, 'briefFromMs' | 'endMs'>,
) {
  const queue = attacks.toReversed()
  const untouched = new Set(attacks.map(({ route }) => route))
  const statuses = new Map<number, number>()
  const failures: Failure[] = []
  let inputs = 0
  const isOver = () => Date.now() > (untouched.size > 0 ? endMs : briefFromMs)
  async function runWorker(): Promise<void> {
    while (!isOver()) {
      const attack = queue.pop()
      if (attack === undefined) return
      untouched.delete(attack.route)
      const response: AttackResponse = await send(target, attack)
      inputs++
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      for (const problem of findProblems(attack, response, target)) failures.push({ attack, problem })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker))
  return { inputs, unsent: queue.length, unreached: [...untouched], statuses, failures }
}
