import { CONTENT_QUERY } from '../../attack/target/service-paths.ts'
import { keyHeaders } from '../../attack/walk/attacks/service-attacks.ts'
import { FRONT_ROUTES } from '../../attack/walk/routes/front-routes.ts'
import { findServiceRoutes } from '../../attack/walk/routes/service-routes.ts'
import { nameOf, parametersOf, pathWith, type Route } from '../../routes/route.ts'
import type { Ledger } from '../ledger.ts'
import type { Piece } from '../target/belongings.ts'
import { type Call, fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'
import type { WalkedShop } from '../target/walked-shop.ts'

/** Values for path parameters: of all services under an empty name, and of one. Others get an unknown id. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { version: '2025-04', dataset: 'production', kind: 'images', project: 'house', index: 'products' },
  content: { version: 'v2025-02-19' },
}
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const ENDS_SESSION = /logout|sessions|\/(?:revoke|revocation)/
/** A query for all content; only what anyone may read is returned. */
const ALL_DOCUMENTS = '*'
const DOCUMENTS_MAX = 5_000

/**
 * Reads every read-only route of the services and of the front, as everyone: with a browser's keys, an account's access
 * token, and ids of the approved client or one's own.
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
  const front = FRONT_ROUTES.filter(([method, path]) => method === 'GET' && path !== '/images')
  const approved = people.find(({ role }) => role === 'approved')?.account
  const ids = {
    accountId: approved?.accountId ?? UNKNOWN_ID,
    listId: lists.get('approved') ?? UNKNOWN_ID,
    productId: encodeURIComponent(pieces[0]?.id ?? ''),
    number: (pieces[0]?.id ?? '').replace(/\D/g, ''),
  }

  async function read(person: Person, name: string, call: Call): Promise<void> {
    const response = await fetchBytes(target, call)
    ledger.recordResponse(
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
        pathOf(route, ids),
        ...(account ? [pathOf(route, { ...ids, ...ownIds(person, lists) })] : []),
      ]
      for (const path of new Set(paths)) await read(person, nameOf(route), { path, headers })
    }
    for (const [, path] of front)
      await read(person, `GET ${path}`, { path, headers: { cookie: browser.cookie() } })
  }

  for (const person of people.slice(0, 2)) {
    const query = encodeURIComponent(`${ALL_DOCUMENTS}[0...${DOCUMENTS_MAX}]`)
    const response = await fetchBytes(target, { path: `${CONTENT_QUERY}?query=${query}` })
    ledger.recordResponse(
      { role: person.role, surface: 'content', route: 'every document', where: query, isPublic: true },
      response,
    )
  }
}

function ownIds({ role, account }: Person, lists: ReadonlyMap<string, string>) {
  return { accountId: account?.accountId ?? UNKNOWN_ID, listId: lists.get(role) ?? UNKNOWN_ID }
}

function pathOf({ part, pattern }: Route, ids: Readonly<Record<string, string>>): string {
  return parametersOf(pattern).length === 0
    ? pattern
    : pathWith(pattern, UNKNOWN_ID, { ...VALUES[''], ...VALUES[part], ...ids })
}

function surfaceOf(type: string) {
  return type.startsWith('text/event-stream') ? ('event streams' as const) : ('services' as const)
}
