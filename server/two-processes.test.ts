import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { codeAt } from '#services/identity/staff/one-time-code.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openMember } from '#tests/support/identity/identity-desk.ts'
import { createBrowser, IDENTITY_ORIGIN } from '#tests/support/identity/identity-flow.ts'
import { type App, createApp } from './app.ts'
import { listen, type Socket } from './process/listen.ts'
import { readConfiguration } from './settings/config.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'two-processes-'))
const SECRET = 'the secret that both processes share'
let database: Database
const opened: { app: App; socket: Socket }[] = []
let shop: string
let services: string
let screensToken: string

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a process of the shop like `npm start`, but within the test; returns its URL. */
async function open(settings: Record<string, string>): Promise<string> {
  const port = await freePort()
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    DATA_FOLDER: join(dataFolder, String(port)),
    DEMONSTRATION: 'no',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    // To people both are one shop.
    PUBLIC_URL: IDENTITY_ORIGIN,
    SECRET,
    ...Object.fromEntries(TOKENS.map((name) => [name, `${name} of both processes, long enough`])),
    ...settings,
  })
  screensToken = configuration.services.identity.screensTokens[0]
  const socket = await listen(configuration)
  const app = await createApp(configuration)
  socket.serve(app.fetch, app.acceptSocket)
  opened.unshift({ app, socket })
  return `http://127.0.0.1:${port}`
}
const TOKENS = [
  'COMMERCE_PRIVATE_TOKEN',
  'COMMERCE_PUBLIC_TOKEN',
  'CONTENT_READ_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'CONTENT_WRITE_TOKEN',
  'SEARCH_KEY',
  'SEARCH_ADMIN_KEY',
  'TEAM_TOKEN',
]

beforeAll(async () => {
  database = await freshDatabase()
  services = await open({ ROLE: 'services' })
  const names = [
    'commerce',
    'customer',
    'content',
    'search',
    'carrier',
    'platform',
    'visual',
    'audience',
    'chat',
    'identity',
    'team',
  ]
  shop = await open({
    ROLE: 'storefront',
    ...Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_URL`, `${services}/services/${name}`])),
  })
}, 120_000)
afterAll(async () => {
  for (const { app, socket } of opened) {
    await socket.close()
    await app.close()
  }
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

/** A browser only sees the shop; the calls of its sign-in pages go to the services, like those of the storefront. */
function fetchAsBrowser(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const isOfBrowser = pathname.startsWith('/authentication/')
  const headers = new Headers(request.headers)
  if (!isOfBrowser) headers.set('authorization', `Bearer ${screensToken}`)
  const url = (isOfBrowser ? shop : `${services}/services/identity`) + pathname + search
  const { method, body } = request
  return fetch(url, { method, headers, body, redirect: 'manual', ...(body && { duplex: 'half' }) })
}

const identity = {
  clock: { aheadMs: 0 },
  service: { fetch: fetchAsBrowser },
  browser: () => createBrowser({ fetch: fetchAsBrowser }),
}

/** Signs a member in at the storefront's desk, and enters the second factor. */
async function signIn() {
  const member = await openMember(database, identity, ['admin'])
  const jar = new Map<string, string>()
  async function visit(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = { cookie, origin: IDENTITY_ORIGIN, ...headers }
    const response = await fetch(shop + path, { ...init, headers: sent, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  const authorizeUrl = (await visit(DESK_PATHS.signIn)).headers.get('location') ?? ''
  expect(new URL(authorizeUrl).origin).toBe(IDENTITY_ORIGIN)
  const back = await member.authorize(authorizeUrl, member.email)
  const page = (await visit(`${DESK_PATHS.callback}?${back}`)).headers.get('location') ?? ''
  const { screen } = identity.browser()
  const ticket = `/second-factors/${page.split('/').at(-1)}`
  const opened = await screen(ticket)
  const { setUp } = await opened.json()
  // The code depends on the clock of the other process.
  const now = new Date(opened.headers.get('date') ?? '')
  await screen(ticket, { code: codeAt(setUp.code.secret, now) })
  return { visit, jar, member }
}

test('the team works at a desk whose services are in another process', async () => {
  const { visit, member } = await signIn()
  const session = await visit(DESK_PATHS.session)
  expect(await session.json()).toMatchObject({ email: member.email, roles: ['admin'], hosted: {} })

  const input = { title: 'Lampada Luna', vendor: 'Vetreria', price: { currency: 'EUR', priceMinor: 9_000 } }
  const create = () =>
    visit(`${DESK_PATHS.api}/products`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'lampada-luna-0001' },
      body: JSON.stringify({ input }),
    })
  const created = await (await create()).json()
  expect(created).toMatchObject({ item: { title: 'Lampada Luna', status: 'draft' } })
  expect(await (await create()).json()).toEqual(created)
  const listed = await visit(`${DESK_PATHS.api}/products?filter=${encodeURIComponent('{"text":"luna"}')}`)
  expect(await listed.json()).toMatchObject({ total: 1, items: [{ id: created.item.id }] })
  const history = await visit(`${DESK_PATHS.api}/products/${created.item.id}/history`)
  expect(await history.json()).toMatchObject({ items: [{ accountId: member.accountId }] })

  const file = await visit(`${DESK_PATHS.api}/orders/exports/orders?language=en`)
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ])

  await visit(DESK_PATHS.signOut, { method: 'POST' })
  expect((await visit(DESK_PATHS.session)).status).toBe(401)
})

test('a call of the desk without a session, and a request of the team API without a token, are refused', async () => {
  expect((await fetch(`${shop}${DESK_PATHS.api}/products`)).status).toBe(401)
  expect((await fetch(`${services}/services/team/products`)).status).toBe(401)
  expect((await fetch(`${shop}/services/team/products`)).status).toBe(404)
})

test("the Studio's socket carries a stream of the content service of the other process", async () => {
  const { jar } = await signIn()
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = `${shop.replace('http:', 'ws:')}${DESK_PATHS.contentApi}/listen`
  const socket = new WebSocket(address, { headers: { cookie, origin: IDENTITY_ORIGIN } })
  const heard: string[] = []
  const welcomed = Promise.withResolvers<void>()
  socket.on('error', welcomed.reject)
  socket.on('message', (data) => {
    heard.push(String(data))
    if (heard.join('').includes('welcome')) welcomed.resolve()
  })
  await new Promise((resolve) => socket.once('open', resolve))
  const query = new URLSearchParams({ query: '*[_type == "page"]' })
  socket.send(JSON.stringify({ id: 1, path: `/v2025-02-19/data/listen/production?${query}` }))
  await welcomed.promise
  expect(JSON.parse(heard[0] ?? '')).toEqual({ id: 1, status: 200 })
  socket.close()
})

test('programs find the provider at the shop, and its sign-in page is a page of the shop', async () => {
  const stated = await (await fetch(`${shop}/.well-known/openid-configuration`)).json()
  expect(stated.authorization_endpoint).toBe(`${IDENTITY_ORIGIN}/authentication/oauth/authorize`)
  const { location, response } = await identity.browser().begin()
  expect(response.status).toBe(303)
  expect(new URL(location, IDENTITY_ORIGIN).origin).toBe(IDENTITY_ORIGIN)
})
