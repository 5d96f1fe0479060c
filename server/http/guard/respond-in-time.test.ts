import { expect, onTestFinished, test, vi } from 'vitest'
import { DEADLINES, type Deadlines, getRequestKind } from '#services/kernel/database/bounded-pool.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { frontOptions, toPageHandler } from '#tests/support/front-options.ts'
import { startFreezablePostgres } from '#tests/support/frozen-postgres.ts'
import { createFront, type FrontOptions } from '../front.ts'

const ORIGIN = 'https://shop.example'
const HTML = { accept: 'text/html' }
const SHORT: Deadlines = { ...DEADLINES.page, connectionMs: 2_000, responseMs: 2_000 }

/** A front whose pages read a database that can be frozen. */
async function frozenShop(changes: Partial<FrontOptions> = {}) {
  const server = await startFreezablePostgres()
  const database = openDatabase(server.url, {
    maxConnections: 2,
    deadlines: { ...DEADLINES, page: SHORT, call: SHORT },
  })
  onTestFinished(async () => {
    server.thaw()
    await database.close()
    await server.stop()
  })
  const read = () => database.pool.query('select 1')
  const front = createFront(
    frontOptions({
      handlePage: toPageHandler(async () => {
        await read()
        return new Response('page')
      }),
      findPage: (request) =>
        request.url.endsWith('/cached') ? { response: new Response('cached'), search: null } : null,
      findReadinessProblem: async () =>
        read().then(
          () => null,
          () => 'the database does not respond',
        ),
      hasStorageFailedSince: database.hasFailedSince,
      isDatabaseSilent: database.isSilent,
      ...changes,
    }),
  )
  const get = async (path: string, init: RequestInit = { headers: HTML }) =>
    front.fetch(new Request(ORIGIN + path, init))
  return { server, database, get }
}

// spec 8: pages: 503 with the shop's error page while the database does not respond; cached pages stay
test('while the database is frozen, pages are refused in the language of their URL and cached ones are served; then everything recovers', async () => {
  const { server, database, get } = await frozenShop()
  expect((await get('/de-de/about')).status).toBe(200)
  server.freeze()
  const refused = await get('/de-de/about')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const page = await refused.text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('Wir können diese Seite gerade nicht öffnen.')
  expect(await (await get('/cached')).text()).toBe('cached')
  const unready = await get('/readyz')
  expect([unready.status, await unready.text()]).toEqual([503, 'not ready: the database does not respond'])
  await Promise.all(Array.from({ length: 30 }, () => get('/fr-fr/about')))
  expect(database.isSilent()).toBe(true)
  expect((await get('/about', { method: 'POST', headers: HTML })).status).toBe(503)

  server.thaw()
  await eventually(async () => expect((await get('/readyz')).status).toBe(200))
  expect((await get('/de-de/about')).status).toBe(200)
})

test('a page that is still running after storage failed is refused at its deadline', async () => {
  const never = () => new Promise<never>(() => {})
  const { server, get, database } = await frozenShop({
    pageDeadlineMs: 5_000,
    handlePage: toPageHandler(async () => {
      await database.pool.query('select 1').catch(() => {})
      return never()
    }),
  })
  server.freeze()
  expect((await get('/about')).status).toBe(503)
})

test.each([
  ['that fails for another reason', 500, false, 500],
  ['that fails while storage does', 500, true, 503],
  ['that is missing while storage fails', 404, true, 404],
  ['that is there', 200, true, 200],
])(
  'a page %s has the status %i, with storage failing: %s, and is answered with %i',
  async (_, status, fails, expected) => {
    const { fetch } = createFront(
      frontOptions({
        hasStorageFailedSince: () => fails,
        handlePage: toPageHandler(
          async () => new Response('page', { status, headers: { 'x-of-page': 'yes' } }),
        ),
      }),
    )
    const response = await fetch(new Request(`${ORIGIN}/about`))
    expect(response.status).toBe(expected)
    expect(response.headers.has('x-of-page')).toBe(expected === status)
  },
)

test('while the database does not respond, one page at a time is rendered, and all others are refused immediately', async () => {
  let finish = () => {}
  const made = new Promise<void>((resolve) => {
    finish = resolve
  })
  const handlePage = vi.fn(async () => {
    await made
    return { response: new Response('page'), search: null }
  })
  const serveFile = (_: Request, path: string) => (path === '/logo.svg' ? new Response('file') : null)
  const { fetch } = createFront(frontOptions({ handlePage, serveFile, isDatabaseSilent: () => true }))
  const get = async (path: string, init: RequestInit = {}) =>
    (await fetch(new Request(ORIGIN + path, init))).status
  const tried = get('/about')
  expect(await Promise.all([get('/about'), get('/de-de'), get('/bag', { method: 'POST' })])).toEqual([
    503, 503, 503,
  ])
  expect(await get('/logo.svg')).toBe(200)
  expect(handlePage).toHaveBeenCalledTimes(1)
  finish()
  expect(await tried).toBe(200)
  expect(await get('/about')).toBe(200)
})

test('a slow page gets more time while storage responds', async () => {
  const late = Promise.withResolvers<void>()
  const handlePage = toPageHandler(async () => {
    await late.promise
    return new Response('page')
  })
  // Storage is checked when the deadline has passed: only then is the page finished.
  const hasStorageFailedSince = () => {
    late.resolve()
    return false
  }
  const { fetch } = createFront(frontOptions({ handlePage, hasStorageFailedSince, pageDeadlineMs: 10 }))
  expect((await fetch(new Request(`${ORIGIN}/about`))).status).toBe(200)
})

test.each([
  ['/about', 'GET', '3s'],
  ['/de-de/search.data', 'GET', '3s'],
  ['/readyz', 'GET', '3s'],
  ['/about', 'POST', '16s'],
  ['/profile/price-list/file', 'GET', '16s'],
  ['/quotes/token/files/plan.pdf', 'GET', '16s'],
  ['/products/lamp/tearsheet', 'GET', '16s'],
  ['/services/commerce/x', 'GET', '16s'],
  ['/desk/api/orders', 'GET', '16s'],
])('%s by %s has %s for a response of the database', async (path, method, limit) => {
  const read = async () => {
    const kind = getRequestKind()
    return new Response(kind && `${DEADLINES[kind].responseMs / 1000}s`)
  }
  const { fetch } = createFront(
    frontOptions({
      handlePage: toPageHandler(read),
      handleService: read,
      handleDesk: read,
      findReadinessProblem: async () => (await read()).text(),
    }),
  )
  const response = await fetch(new Request(ORIGIN + path, { method, headers: { origin: ORIGIN } }))
  expect(await response.text()).toContain(limit)
})

test('services and the desk respond themselves', async () => {
  const handleService = vi.fn(async () => Response.json({ code: 'service-failed' }, { status: 500 }))
  const { fetch } = createFront(frontOptions({ handleService, hasStorageFailedSince: () => true }))
  const response = await fetch(new Request(`${ORIGIN}/services/commerce/x`))
  expect([response.status, await response.json()]).toEqual([500, { code: 'service-failed' }])
})
