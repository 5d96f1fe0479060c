import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Counted, openCountedShop } from './counted-shop.ts'

/**
 * The number of calls that each page and click makes to the services while no content is cached. An increase needs a
 * reason; a decrease is recorded here. One of the content calls is for the frame. Each service that has to check an
 * access token calls identity.
 */
const CALLS: Record<string, string> = {
  home: 'content 2 · search 2',
  list: 'content 4 · search 1',
  'collection without a document': 'commerce 1 · content 2 · search 1',
  product: 'commerce 2 · content 4 · search 1',
  'product in German': 'commerce 3 · content 4 · search 1',
  search: 'content 3 · search 2',
  artisans: 'content 1 · search 2',
  artisan: 'content 3 · search 1',
  magazine: 'content 2',
  article: 'content 3 · search 1',
  'empty bag': 'content 1 · search 1',
  '/nothing': 'content 2 · search 1',
  '/nothing/artisans': 'content 2 · search 1',
  '/nothing/account-deleted': 'content 1 · search 1',
  '/de-de/nothing': 'content 2 · search 1',
  'add, first': 'carrier 1 · commerce 3 · content 1',
  'add, again': 'carrier 1 · commerce 4 · content 1',
  'count of the bag': 'commerce 1',
  bag: 'carrier 1 · commerce 3 · content 1 · search 1',
  'checkout, address': 'commerce 1',
  'checkout, save the address': 'commerce 1',
  'checkout, delivery': 'commerce 1',
  'checkout, choose delivery': 'commerce 1',
  'checkout, payment': 'commerce 1 · content 2',
  profile: 'content 1 · customer 1 · identity 4 · platform 2',
  'profile/addresses': 'content 1 · customer 1 · identity 2 · platform 1',
  'profile/orders': 'commerce 1 · content 1 · customer 1 · identity 2 · platform 1',
  'account/lists': 'content 1 · identity 3 · platform 3',
  'account/lists/compare': 'commerce 1 · content 1 · identity 1 · platform 2',
  'quick order': 'content 1 · identity 2 · platform 2',
  'quick order, 8 lines': 'commerce 2 · content 1 · identity 2 · platform 2 · search 2',
  'quick order, to the bag': 'commerce 4 · customer 1 · identity 4 · platform 3 · search 2',
  'quick order, to a full bag': 'commerce 4 · customer 1 · identity 3 · platform 2 · search 2',
  'profile/updates/recent': 'commerce 1 · customer 1 · identity 3 · platform 2',
}

/** Paths without a page, some of whose first segments the router takes for a locale. */
const MISSING = ['/nothing', '/nothing/artisans', '/nothing/account-deleted', '/de-de/nothing']
const PIECE = '/products/creta-vases-set-of-three'
const ADDRESS = {
  email: 'ada@example.com',
  'address.firstName': 'Ada',
  'address.lastName': 'Byron',
  'address.line1': '12 Grand Street',
  'address.city': 'New York',
  'address.zone': 'NY',
  'address.postalCode': '10013',
  'address.country': 'US',
  'address.phone': '+1 212 555 0100',
}
const PASSWORD = 'seven wooden chairs by the window'

let shop: Awaited<ReturnType<typeof openCountedShop>>
const table = new Map<string, Counted>()

beforeAll(async () => {
  shop = await openCountedShop()
}, 240_000)
afterAll(() => shop.close())

test('pages and clicks make only the calls that they need, and read nothing twice', async () => {
  const guest = shop.browser()
  await pagesOfGuest(guest)
  await clickOfGuest(guest)
  await checkoutOfGuest(guest)
  await pagesOfCustomer()
  print()
  const counts = [...table].map(([name, { calls }]) => [name, perService(calls)])
  expect(Object.fromEntries(counts)).toEqual(CALLS)
  const repeated = [...table].filter(([, counted]) => counted.repeated.length > 0)
  expect(repeated.map(([name, counted]) => [name, counted.repeated])).toEqual([])
  for (const name of ['add, first', 'add, again']) expect(table.get(name)?.pricings).toBeLessThanOrEqual(2)
})

type Browser = ReturnType<typeof shop.browser>

async function measure(name: string, act: () => Promise<unknown>): Promise<void> {
  table.set(name, await shop.count(act))
}

async function pagesOfGuest(browser: Browser): Promise<void> {
  const article = await linkOn(browser, '/magazine', /href="(\/magazine\/[\w-]+\/[\w-]+)"/)
  const artisan = await linkOn(browser, '/artisans', /href="(\/artisans\/[\w-]+)"/)
  const list = await linkOn(browser, '/', /href="(\/categories\/[\w/-]+)"/)
  const german = await linkOn(browser, '/de-de', /href="(\/de-de\/products\/[\w-]+)"/)
  const pages = {
    home: '/',
    list,
    'collection without a document': '/collections/walnut-and-oak',
    product: PIECE,
    'product in German': german,
    search: '/search?q=table',
    artisans: '/artisans',
    artisan,
    magazine: '/magazine',
    article,
    'empty bag': '/checkout/cart',
  }
  for (const [name, path] of Object.entries(pages)) await measure(name, () => show(browser, path))
  for (const path of MISSING) await measure(path, () => show(browser, path, 404))
}

/**
 * The requests that a browser sends when a guest adds a piece to the cart; `bag-panel.e2e.ts` checks that they match.
 */
async function clickOfGuest(browser: Browser): Promise<void> {
  const variantId = /name="variantId" value="([^"]+)"/.exec(await show(browser, PIECE))?.[1] ?? ''
  const add = async () => {
    const body = new URLSearchParams({ variantId, quantity: '1' })
    await browser('/checkout/cart/lines.data', { method: 'POST', body, headers: SCRIPT })
    await browser('/checkout/cart.data?panel=&_routes=routes%2Fbag%2Fcart', { headers: SCRIPT })
  }
  await measure('add, first', add)
  await measure('add, again', add)
  await measure('count of the bag', () =>
    browser('/visitor.data?_routes=routes%2Fvisitor%2Fvisitor', { headers: SCRIPT }),
  )
  await measure('bag', () => show(browser, '/checkout/cart'))
}

const SCRIPT = { accept: '*/*' }

async function checkoutOfGuest(browser: Browser): Promise<void> {
  const { path } = await browser.follow('/checkout')
  await measure('checkout, address', () => show(browser, path))
  await measure('checkout, save the address', () => send(browser, `${path}?index`, ADDRESS))
  const delivery = await show(browser, `${path}/delivery`)
  await measure('checkout, delivery', () => show(browser, `${path}/delivery`))
  const option = /name="option"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="option"/.exec(delivery)
  const chosen = { option: option?.[1] ?? option?.[2] ?? '' }
  await measure('checkout, choose delivery', () => send(browser, `${path}/delivery`, chosen))
  await measure('checkout, payment', () => show(browser, `${path}/payment`))
}

async function pagesOfCustomer(): Promise<void> {
  const browser = shop.browser()
  const { path } = await browser.follow('/login')
  const form = { step: 'sign-up', email: 'ada@calls.example', password: PASSWORD, confirmation: PASSWORD }
  await browser.follow(path, { method: 'POST', body: new URLSearchParams(form) })
  for (const page of [
    'profile',
    'profile/addresses',
    'profile/orders',
    'account/lists',
    'profile/updates/recent',
  ] as const) {
    await measure(page, () => show(browser, `/${page}`))
  }
  await measure('quick order', () => show(browser, '/account/quick-order'))
  const skus = await skusOf(browser, 8)
  const lines = (act: string) => {
    const body = new URLSearchParams([['act', act], ...skus.map((sku) => ['sku', sku])])
    return { method: 'POST', body }
  }
  await measure('quick order, 8 lines', () => browser('/account/quick-order', lines('check')))
  await measure('quick order, to the bag', () => browser('/account/quick-order/bag', lines('bag')))
  await measure('quick order, to a full bag', () => browser('/account/quick-order/bag', lines('bag')))
  await measure('account/lists/compare', () => show(browser, '/account/lists/compare?piece=1&piece=2'))
}

/** SKUs of pieces that a search finds, as their pages name them. */
async function skusOf(browser: Browser, count: number): Promise<string[]> {
  const found = await show(browser, '/search?q=table')
  const paths = new Set([...found.matchAll(/href="(\/products\/[\w-]+)"/g)].map(([, path = '']) => path))
  const skus: string[] = []
  for (const path of [...paths].slice(0, count))
    skus.push(/"sku":"([^"]+)"/.exec(await show(browser, path))?.[1] ?? '')
  return skus
}

async function show(browser: Browser, path: string, status = 200): Promise<string> {
  const response = await browser(path)
  if (response.status !== status) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

async function send(browser: Browser, path: string, form: Record<string, string>): Promise<void> {
  const { status } = await browser(path, { method: 'POST', body: new URLSearchParams(form) })
  if (status !== 303) throw new Error(`${path} answered ${status}`)
}

async function linkOn(browser: Browser, path: string, link: RegExp): Promise<string> {
  const [, found] = link.exec(await show(browser, path)) ?? []
  if (found === undefined) throw new Error(`${path} has no such link`)
  return found
}

/** Summarizes calls by service: `commerce 2 · content 5`. */
function perService(calls: readonly string[]): string {
  const counts = Map.groupBy(calls, (call) => call.split(' ')[0])
  return [...counts].map(([service, made]) => `${service} ${made.length}`).join(' · ')
}

function print(): void {
  const rows = [...table].map(([name, { calls, pricings, statements }]) => {
    const sums = `${String(statements).padStart(3)} statements, ${pricings} pricings`
    return `${name.padEnd(28)} ${sums}  ${perService(calls)}\n${' '.repeat(29)}${calls.join(', ')}`
  })
  console.log(rows.join('\n'))
}
