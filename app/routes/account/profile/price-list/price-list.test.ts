import { type RouterContextProvider as Context, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { readOrderFile } from '#app/features/lists/quick-order/read-order-file.server.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { PriceListFailure } from '#clients/commerce/price-lists-client.ts'
import type { PriceFeed, PriceListEntry } from '#contracts/price-list.ts'
import { ok, refuse } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loader as feedLoader } from '../../../trade/price-feed.ts'
import { action, loader } from './price-list.tsx'
import { loader as fileLoader } from './price-list-file.ts'

const PAGE = 'https://shop.example/de-de/profile/price-list'
const ENTRY: PriceListEntry = {
  sku: 'SEDIA-1',
  title: 'Stuhl <Ansa> & "Co"',
  finish: 'Eiche',
  artisan: 'Sedie',
  handle: 'ansa',
  variant: '7',
  publicMinor: 120_050,
  tradeMinor: 96_040,
  availability: 'available',
  leadTimeDays: 14,
  widthCm: 52.5,
  depthCm: null,
  heightCm: 80,
}
const OPEN: PriceListEntry = { ...ENTRY, sku: '=PORAMI', publicMinor: null, availability: 'upon-request' }
const FEED: PriceFeed = {
  token: 'secret',
  language: 'de',
  country: 'DE',
  createdAt: '2026-11-26T23:30:00.000Z',
  readAt: null,
}

async function* entriesOf() {
  yield ENTRY
  yield OPEN
}

function open(address: string, role: Role = 'trade-approved', code: PriceListFailure | null = null) {
  const url = new URL(address)
  const head = { language: 'de', country: 'DE', currency: 'EUR' } as const
  const read = vi.fn(async () => (code ? refuse(code) : ok({ head, entries: entriesOf() })))
  const priceLists = {
    read,
    readByToken: read,
    getFeed: vi.fn(async () => ok(FEED)),
    createFeed: vi.fn(async () => ok(FEED)),
    removeFeed: vi.fn(async () => ok(null)),
  }
  const context: Context = new RouterContextProvider()
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role })
  context.set(sealContext, { seal: (text) => text, open: (text) => text, isCurrent: () => true })
  const session = { accountId: 'ada', accessToken: 'token-of-ada', email: 'ada@studio.example' } as Session
  context.set(sessionContext, role === 'guest' ? null : session)
  context.set(clientsContext, { priceLists, screens: null } as unknown as Clients)
  const call = async (run: (args: never) => unknown, init: RequestInit = {}) => {
    const args = { request: new Request(url, init), url, context, params: { token: 'secret' } }
    return (async () => run(args as never))().catch((thrown: unknown) => thrown)
  }
  return { call, priceLists }
}

const others = ROLES.filter((role) => role !== 'trade-approved')

// spec 6: dedicated feeds: as CSV and Excel, for approved trade clients alone
test('an approved trade client downloads the catalogue at their prices, anyone else nothing', async () => {
  const csv = (await open(`${PAGE}/file?format=csv`).call(fileLoader)) as Response
  expect(Object.fromEntries(csv.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-disposition': 'attachment; filename="price-list-de-eur.csv"',
  })
  const lines = (await csv.text()).split('\r\n')
  expect(lines[0]).toContain('Artikelnummer;Stück;Ausführung')
  expect(lines[1]).toBe(
    'SEDIA-1;"Stuhl <Ansa> & ""Co""";Eiche;Sedie;1200,50;960,40;EUR;Lieferbar;14;52,5;;80;https://shop.example/de-de/products/ansa?variant=7',
  )
  expect(lines[2]).toContain("'=PORAMI;")
  expect(lines[2]).toContain(';;960,40;EUR;Auf Anfrage;')
  for (const role of others) {
    const refused = await open(`${PAGE}/file?format=csv`, role, 'not-approved').call(fileLoader)
    expect(refused).toMatchObject(role === 'guest' ? { status: 303 } : { init: { status: 403 } })
  }
})

test('the Excel file is one that quick order reads', async () => {
  const response = (await open(`${PAGE}/file?format=xlsx`).call(fileLoader)) as Response
  const bytes = await response.arrayBuffer()
  const read = await readOrderFile(new File([bytes], 'list.xlsx'))
  expect(read).toMatchObject({ ok: true, value: [{ sku: 'SEDIA-1' }, { sku: '=PORAMI' }] })
})

test('a feed is the same for programs of any language, and one that has ended is not there', async () => {
  const address = 'https://shop.example/price-feed/secret'
  const response = (await open(address, 'guest').call(feedLoader)) as Response
  const [head, first] = (await response.text()).split('\r\n')
  expect(head).toBe(
    'sku,title,finish,artisan,public_price,trade_price,currency,availability,lead_time_days,width_cm,depth_cm,height_cm,link',
  )
  expect(first).toContain(
    ',1200.50,960.40,EUR,available,14,52.5,,80,https://shop.example/de-de/products/ansa',
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  for (const [code, status] of [
    ['not-approved', 404],
    ['too-many-reads', 429],
    ['price-list-unavailable', 503],
  ] as const)
    expect(await open(address, 'guest', code).call(feedLoader)).toMatchObject({ status })
})

test('the page shows the private address, creates another one and revokes it', async () => {
  const { call, priceLists } = open(`${PAGE}?done=create`)
  expect(await call(loader)).toMatchObject({
    data: {
      feed: { url: 'https://shop.example/price-feed/secret', createdOn: '2026-11-27', readOn: null },
      done: 'create',
    },
    init: { status: 200 },
  })
  const post = (act: string) => ({ method: 'POST', body: new URLSearchParams({ act }) })
  const created = (await call(action, post('create'))) as Response
  expect(created.headers.get('location')).toBe('/de-de/profile/price-list?done=create')
  expect(priceLists.createFeed).toHaveBeenCalledWith('token-of-ada', { language: 'de', country: 'DE' })
  await call(action, post('revoke'))
  expect(priceLists.removeFeed).toHaveBeenCalledTimes(1)
})

test.each(others.filter((role) => role !== 'guest'))(
  'a %s is refused the page, and nothing is read for them',
  async (role) => {
    const { call, priceLists } = open(PAGE, role)
    expect(await call(loader)).toMatchObject({ data: { refusedRole: role }, init: { status: 403 } })
    expect(priceLists.getFeed).not.toHaveBeenCalled()
  },
)
