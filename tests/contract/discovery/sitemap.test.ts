import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { maySeeProduct } from '#domain/visitor/roles.ts'
import { importDocuments } from '#services/content/mutations/import-documents.ts'
import { eventually } from '#tests/support/eventually.ts'
import { NOW } from '../support/embedded-content.ts'
import { ORIGIN, openHouseDiscovery } from '../support/house-discovery.ts'

const ENGLISH = { country: 'US', language: 'en', buyer: null } as const
let machines: Awaited<ReturnType<typeof openHouseDiscovery>>

beforeAll(async () => {
  machines = await openHouseDiscovery()
})
afterAll(() => machines.close())

async function read(url: string): Promise<string> {
  const response = await machines.discovery.respond(new Request(url), new URL(url).pathname)
  expect(response?.status, url).toBe(200)
  return response?.text() ?? ''
}

type Entry = { url: string; alternates: Map<string, string> }

/** Every entry of every sitemap in the index. */
async function entries(): Promise<Entry[]> {
  const maps = locations(await read(`${ORIGIN}/sitemap.xml`))
  const texts = []
  for (const map of maps) texts.push(await read(map))
  return texts.flatMap((text) =>
    [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, body = '']) => ({
      url: locations(body)[0] ?? '',
      alternates: new Map(
        [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag = '', url = '']) => [tag, url]),
      ),
    })),
  )
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}

// spec 1: a sitemap: for machines, every page once in each language
test('every page is listed once in each language, with mutual alternates', async () => {
  const listed = await entries()
  const byUrl = new Map(listed.map((entry) => [entry.url, entry]))
  expect(byUrl.size).toBe(listed.length)
  expect(listed.length).toBeGreaterThan(1200)
  for (const { url, alternates } of listed) {
    expect([...alternates.values()], url).toContain(url)
    expect([...alternates.keys()], url).toEqual(['en-US', 'es-ES', 'it-IT', 'de-DE', 'fr-FR', 'x-default'])
    expect(alternates.get('x-default')).toBe(alternates.get('en-US'))
    for (const other of alternates.values()) expect(byUrl.get(other)?.alternates, other).toEqual(alternates)
  }
  expect(machines.house.problems).toEqual([])
})

test('what a guest may not see is not listed', async () => {
  const english = await read(`${ORIGIN}/sitemaps/products-en-1.xml`)
  const hidden = (await everyProduct()).filter(({ attributes }) => !maySeeProduct('guest', attributes))
  expect(hidden.length).toBeGreaterThan(0)
  for (const { handle } of hidden) expect(english).not.toContain(`/products/${handle}<`)
})

async function everyProduct(): Promise<CatalogueProduct[]> {
  const products: CatalogueProduct[] = []
  let after: string | null = null
  do {
    const page = await machines.house.clients.commerce.listProducts({ after }, ENGLISH)
    if (!page.ok) throw new Error(page.code)
    products.push(...page.value.products)
    after = page.value.nextCursor
  } while (after !== null)
  return products
}

test('a page for certain countries is listed in their locales as soon as it is published', async () => {
  expect(await read(`${ORIGIN}/sitemaps/landings-fr-1.xml`)).not.toContain('/landing/gulf')
  const shown = { dedicatedCountries: ['AE', 'AT'] }
  const slug = { en: { current: 'gulf-and-alps' }, de: { current: 'golf-und-alpen' } }
  const landing = { _type: 'landing', title: { en: 'Gulf and Alps' }, rows: [] }
  const document = { _id: 'landing-gulf', ...landing, slug, ...shown }
  await importDocuments(machines.house.database, [document], { now: NOW, existing: 'replace' })
  await eventually(async () => {
    const english = await read(`${ORIGIN}/sitemaps/landings-en-1.xml`)
    expect(english).toContain(`<loc>${ORIGIN}/en-ae/landing/gulf-and-alps</loc>`)
  })
  const german = await read(`${ORIGIN}/sitemaps/landings-de-1.xml`)
  const links = /<loc>[^<]*golf-und-alpen<.loc>.*?<.url>/s.exec(german)?.[0].match(/hreflang="[^"]+/g)
  expect(links).toEqual(['hreflang="en-AE', 'hreflang="de-AT', 'hreflang="x-default'])
  expect(await read(`${ORIGIN}/sitemaps/landings-fr-1.xml`)).not.toContain('gulf')
})

test('robots.txt names the sitemaps, and excludes private pages and filtered lists', async () => {
  const text = await read(`${ORIGIN}/robots.txt`)
  expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
  const listed = await entries()
  for (const { url } of listed) expect(mayRead(text, url.slice(ORIGIN.length)), url).toBe(true)
  for (const path of OPEN) expect(mayRead(text, path), path).toBe(true)
  for (const path of CLOSED) expect(mayRead(text, path), path).toBe(false)
})

test('each page of the route table is either listed or closed to crawlers', async () => {
  const text = await read(`${ORIGIN}/robots.txt`)
  const listed = new Set((await entries()).map(({ url }) => new URL(url).pathname.split('/')[1] ?? ''))
  const undecided = firstSegments(routes).filter(
    (segment) =>
      !listed.has(segment) && !LISTED_ELSEWHERE.includes(segment) && mayRead(text, `/${segment}/x`),
  )
  expect(undecided, 'add them to the sitemaps, or to the private paths of discovery/discovery.ts').toEqual([])
})

/**
 * The home page is listed as `/`, `*` is the catch-all, and `workshop` only exists in development. Messaging apps,
 * which obey robots.txt, may read the preview of a shared list; it is sent with `noindex`.
 */
const LISTED_ELSEWHERE = ['home', '*', 'workshop', 'lists']

type RouteEntry = { readonly path?: string; readonly children?: readonly RouteEntry[] }

/** The first segment of every path below the locale. */
function firstSegments(table: readonly RouteEntry[], above = ''): string[] {
  const all = table.flatMap(({ path = '', children }) => {
    const whole = `${above}/${path}`.replace(/\/+/g, '/').replace(/^\/:locale\?/, '')
    return children ? firstSegments(children, whole) : [whole.split('/').filter(Boolean)[0] ?? '']
  })
  return [...new Set(all)]
}

const OPEN = [
  ...['/', '/de-de', '/categories/lighting?page=2', '/de-de/magazine/werkstatt/search-for-marble'],
  ...['/products/laguna?variant=7', '/assets/a.js', '/images?url=%2Fpictures%2Fa.webp&w=1200&q=75'],
]
const CLOSED = [
  ...['/search?q=lamp', '/de-at/search', '/it-it/search/picture', '/checkout/cart', '/de-de/account/lists'],
  ...['/categories/lighting?material=glass', '/categories/lighting?page=2&sort=price-ascending'],
  ...['/fr-fr/categories/luminaires?color=white&price-min=100', '/artisans?region=toscana', '/profile'],
  ...['/categories/lighting?width-max=80', '/products/laguna.data', '/de-de/categories/leuchten?ppage=3'],
]

/** RFC 9309: the longest matching rule wins; on a tie, the one that allows. */
function mayRead(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, pattern = '']) => ({
    isAllowed: kind === 'Allow',
    length: pattern.length,
    fits: new RegExp(
      `^${pattern
        .replace(/[.+?^(){}|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replace(/\$$/, '$')}`,
    ).test(path),
  }))
  const fitting = rules.filter(({ fits }) => fits)
  const longest = Math.max(0, ...fitting.map(({ length }) => length))
  return fitting.every(({ length, isAllowed }) => length < longest || isAllowed)
}
