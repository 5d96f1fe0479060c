import { CONTENT_QUERY } from '../../attack/target/service-addresses.ts'
import { keyHeaders } from '../../attack/walk/attacks/service-attacks.ts'
import { FRONT_ADDRESSES } from '../../attack/walk/routes/front-routes.ts'
import { findServiceRoutes } from '../../attack/walk/routes/service-routes.ts'
import { nameOf, parametersOf, pathWith, type Route } from '../../routes/route.ts'
import type { Ledger } from '../ledger.ts'
import type { Piece } from '../target/belongings.ts'
import { type Call, fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'
import type { WalkedShop } from '../target/walked-shop.ts'

/** Values for the parameters of every service, and of some; other parameters get a value that nothing has. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { version: '2025-04', dataset: 'production', kind: 'images', project: 'house', index: 'products' },
  content: { version: 'v2025-02-19' },
}
const NOTHING = '00000000-0000-4000-8000-000000000000'
const ENDS_SESSION = /logout|sessions|\/(?:revoke|revocation)/
/** All content that anyone may read. */
const EVERYTHING = '*'
const DOCUMENTS_MAX = 5_000

/**
 * Reads every read-only route of the services and of the front, as everyone: with a browser's keys, an account's access
 * token, and ids of the approved client.
 */
export async function walkServices(
  { target, environment }: WalkedShop,
  {
    people,
    ledger,
    pieces,
    lists,
  }: {
    people: readonly Person[]
    ledger: Ledger
    pieces: readonly Piece[]
    lists: ReadonlyMap<string, string>
  },
): Promise<void> {
  const services = (await findServiceRoutes(environment)).filter(
    ({ method }) => method === 'GET' || method === 'ALL',
  )
  const front = FRONT_ADDRESSES.filter(([method, path]) => method === 'GET' && path !== '/images')
  const approved = people.find(({ role }) => role === 'approved')?.account
  const known = {
    accountId: approved?.accountId ?? NOTHING,
    listId: lists.get('approved') ?? NOTHING,
    productId: encodeURIComponent(pieces[0]?.id ?? ''),
    number: (pieces[0]?.id ?? '').replace(/\D/g, ''),
  }

  async function read(person: Person, name: string, call: Call): Promise<void> {
    const response = await fetchBytes(target, call)
    ledger.note(
      { role: person.role, surface: surfaceOf(response.type), route: name, where: call.path },
      response,
    )
  }

  for (const person of people) {
    const { account, browser } = person
    const keys = target.tokens ? keyHeaders(target.tokens) : {}
    const headers = {
      ...keys,
      ...(account && {
        authorization: `Bearer ${account.accessToken}`,
        'x-customer-access-token': account.accessToken,
      }),
    }
    for (const route of services.filter(({ pattern }) => !ENDS_SESSION.test(pattern))) {
      const paths = [
        addressOf(route, known),
        ...(account ? [addressOf(route, { ...known, ...own(person, lists) })] : []),
      ]
      for (const path of new Set(paths)) await read(person, nameOf(route), { path, headers })
    }
    for (const [, path] of front)
      await read(person, `GET ${path}`, { path, headers: { cookie: browser.cookie() } })
  }

  for (const person of people.slice(0, 2)) {
    const query = encodeURIComponent(`${EVERYTHING}[0...${DOCUMENTS_MAX}]`)
    const response = await fetchBytes(target, { path: `${CONTENT_QUERY}?query=${query}` })
    ledger.note(
      { role: person.role, surface: 'content', route: 'every document', where: query, isPublic: true },
      response,
    )
  }
}

function own({ role, account }: Person, lists: ReadonlyMap<string, string>) {
  return { accountId: account?.accountId ?? NOTHING, listId: lists.get(role) ?? NOTHING }
}

function addressOf({ part, pattern }: Route, known: Readonly<Record<string, string>>): string {
  return parametersOf(pattern).length === 0
    ? pattern
    : pathWith(pattern, NOTHING, { ...VALUES[''], ...VALUES[part], ...known })
}

function surfaceOf(type: string) {
  return type.startsWith('text/event-stream') ? ('event streams' as const) : ('services' as const)
}
