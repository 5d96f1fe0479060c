import { afterAll, beforeAll, expect, test } from 'vitest'
import { isUponRequest } from '#domain/delivery/availability.ts'
import { idNumber } from '#domain/ids.ts'
import type { Locale } from '#domain/market/locale.ts'
import { getCurrency } from '#domain/market/market.ts'
import { maySeeProduct } from '#domain/visitor/roles.ts'
import { importDocuments } from '#services/content/mutations/import-documents.ts'
import { eventually } from '#tests/support/eventually.ts'
import { NOW } from '../support/embedded-content.ts'
import { ORIGIN, openHouseDiscovery } from '../support/house-discovery.ts'

let machines: Awaited<ReturnType<typeof openHouseDiscovery>>

beforeAll(async () => {
  machines = await openHouseDiscovery()
})
afterAll(() => machines.close())

const call = (path: string) => machines.discovery.respond(new Request(ORIGIN + path), path)

async function read(path: string): Promise<string> {
  const response = await call(path)
  expect(response?.status, path).toBe(200)
  return response?.text() ?? ''
}

type Item = Readonly<Record<string, readonly string[]>>

/** The items of a product feed, by element. */
function itemsOf(xml: string): Item[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)]
    .map(([, body = '']) => {
      const elements = [...body.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)]
      return Object.groupBy(elements, ([, name = '']) => name) as unknown as Record<
        string,
        RegExpMatchArray[]
      >
    })
    .map((item) =>
      Object.fromEntries(
        Object.entries(item).map(([name, found]) => [name, found.map(([, , text = '']) => text)]),
      ),
    )
}

async function everyProduct({ country, language }: Locale) {
  const listed = await machines.house.clients.commerce.listProducts(
    { after: null, pageSize: 250 },
    { country, language, buyer: null },
  )
  if (!listed.ok || listed.value.nextCursor !== null) throw new Error('not all products')
  return listed.value.products
}

// spec 6: no trade price, b2b only or upon-request piece in a product feed; the currency of the country
test.each([
  { language: 'en', country: 'US' },
  { language: 'de', country: 'AT' },
  { language: 'en', country: 'GB' },
] as const)(
  'the product feed of $language-$country lists what guests may buy there, at its price',
  async (locale) => {
    const { country, language } = locale
    const products = await everyProduct(locale)
    const items = itemsOf(await read(`/feeds/products/${language}-${country.toLowerCase()}.xml`))
    const variants = new Map(
      products.flatMap((product) =>
        product.variants.map((variant) => [idNumber(variant.id), { product, variant }] as const),
      ),
    )
    expect(items.length).toBeGreaterThan(100)
    expect(new Set(items.map(({ id }) => id?.[0])).size).toBe(items.length)
    for (const item of items) {
      const found = variants.get(item.id?.[0] ?? '')
      if (!found) throw new Error(`No variant ${item.id}`)
      const { product, variant } = found
      const { attributes } = product
      expect(maySeeProduct('guest', attributes), variant.sku).toBe(true)
      expect(attributes.excludedCountries).not.toContain(country)
      expect(isUponRequest({ ...attributes, sku: variant.sku }), variant.sku).toBe(false)
      const paid = item.sale_price?.[0] ?? item.price?.[0]
      expect(paid).toBe(`${(variant.price.amountMinor / 100).toFixed(2)} ${getCurrency(country)}`)
      expect(item.price).toHaveLength(2)
      expect(item.price?.[1]).toMatch(new RegExp(`^\\d+\\.\\d{2} ${getCurrency(country)}$`))
      expect(item.country).toEqual([country])
      const own = variant.selectedOptions.map(({ value }) => value)
      if (product.variants.length > 1) expect(own, variant.sku).toContain(item.color?.[0])
      expect(['in_stock', 'out_of_stock', 'preorder']).toContain(item.availability?.[0])
      expect(item.availability?.[0] === 'preorder').toBe(item.availability_date !== undefined)
      for (const name of ['title', 'description', 'link', 'image_link', 'brand', 'condition'])
        expect(item[name]?.[0], `${variant.sku} ${name}`).toBeTruthy()
      const prefix = language === 'en' && country === 'US' ? '' : `/${language}-${country.toLowerCase()}`
      expect(item.link?.[0]).toMatch(
        new RegExp(`^${ORIGIN}${prefix}/products/[^?]+\\?variant=${item.id?.[0]}$`),
      )
    }
    const open = products.filter(
      ({ attributes, pictures }) =>
        maySeeProduct('guest', attributes) &&
        !attributes.excludedCountries.includes(country) &&
        !attributes.notDirectlyShoppable &&
        pictures.length > 0,
    )
    const offered = new Set(items.map(({ item_group_id: group }) => group?.[0]))
    const missing = open.filter(
      ({ id, attributes, variants: own }) =>
        !offered.has(idNumber(id)) &&
        !attributes.customProperties.isPreorder &&
        !own.some(({ sku }) => isUponRequest({ ...attributes, sku })),
    )
    expect(missing.map(({ handle }) => handle)).toEqual([])
    expect(machines.errors).toEqual([])
  },
)

test('no feed contains a trade price', async () => {
  const xml = await read('/feeds/products/en-us.xml')
  const products = await everyProduct({ language: 'en', country: 'US' })
  const secret = products.filter(({ attributes }) => !maySeeProduct('guest', attributes))
  expect(secret.length).toBeGreaterThan(0)
  for (const { handle } of secret) expect(xml).not.toContain(`/products/${handle}?`)
  expect(xml).not.toMatch(/trade/i)
})

test.each([
  '/feeds/products/en-nz.xml',
  '/feeds/products/fr-at.xml',
  '/feeds/products/all.xml',
  '/feeds/magazine/nl.xml',
])('there is no feed at %s', (path) => {
  expect(call(path)).toBeNull()
})

test.each(['en', 'it', 'es', 'de', 'fr'] as const)(
  'the magazine has a feed in %s, with its newest post first',
  async (language) => {
    const xml = await read(`/feeds/magazine/${language}.xml`)
    expect(xml).toContain(`xml:lang="${language}"`)
    const published = [...xml.matchAll(/<published>([^<]+)</g)].map(([, moment = '']) => moment)
    expect(published.length).toBeGreaterThan(10)
    expect(published).toEqual(published.toSorted().reverse())
    const entries = [...xml.matchAll(/<entry>(.*?)<\/entry>/gs)].map(([, body = '']) => body)
    const ids = entries.map((entry) => /<id>(tag:shop\.example,[^<]+)<\/id>/.exec(entry)?.[1])
    expect(new Set(ids).size).toBe(entries.length)
    for (const entry of entries) {
      expect(entry).toMatch(
        /<title>[^<]+<\/title>.*<link rel="alternate" type="text\/html" href="https:\/\/shop\.example\/[^"]*magazine\/[^"]+"\/>/,
      )
      expect(entry).toMatch(/<updated>\d{4}-\d\d-\d\dT[\d:.]+Z<\/updated>/)
    }
    expect(/<updated>([^<]+)</.exec(xml)?.[1]).toBe(
      [...xml.matchAll(/<entry>.*?<updated>([^<]+)</gs)]
        .map(([, moment = '']) => moment)
        .toSorted()
        .at(-1),
    )
  },
)

test('a new post is in the feed at once, a private one never, and its text is escaped', async () => {
  await read('/feeds/magazine/en.xml')
  const post = {
    _type: 'magazine',
    publishingDate: '2026-11-20T09:00:00Z',
    postType: { _ref: 'new-type' },
    body: [],
  }
  const documents = [
    { _id: 'new-type', _type: 'postType', title: { en: 'News' }, slug: { en: { current: 'news' } } },
    {
      _id: 'new',
      ...post,
      title: { en: 'Glass & <light>\u0007' },
      slug: { en: { current: 'glass-and-light' } },
    },
    {
      _id: 'private',
      ...post,
      private: true,
      title: { en: 'For the press' },
      slug: { en: { current: 'press' } },
    },
  ]
  await importDocuments(machines.house.database, documents, { now: NOW, existing: 'replace' })
  await eventually(async () => {
    machines.house.clients.content.forget()
    expect(await read('/feeds/magazine/en.xml')).toContain('<title>Glass &amp; &lt;light&gt;</title>')
  })
  expect(await read('/feeds/magazine/en.xml')).not.toContain('For the press')
})

test('llms.txt describes the shop, explains its prices, and links only to existing pages', async () => {
  const text = await read('/llms.txt')
  expect(text).toMatch(/^# \S+\n\n> \S/)
  for (const title of ['Shop', 'Artisans', 'Magazine', 'Terms and help', 'Optional'])
    expect(text).toContain(`\n## ${title}\n\n- [`)
  const maps = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+-en-[^<]+)</g)].map(
    ([, url = '']) => url,
  )
  const listed = []
  for (const map of maps) listed.push(await read(new URL(map).pathname))
  const links = [...text.matchAll(/\]\(https:\/\/shop\.example([^)]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(80)
  for (const path of links) {
    if (/\.(xml|txt)$/.test(path)) expect(await read(path)).not.toBe('')
    else
      expect(
        listed.some((xml) => xml.includes(`<loc>${ORIGIN}${path}</loc>`)),
        path,
      ).toBe(true)
  }
})
