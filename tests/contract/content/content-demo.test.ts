import { readFile } from 'node:fs/promises'
import { loadDemoContent, readDemoDocuments } from '@bottega/demo-house/loader/load-content.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ContentClient } from '#clients/content/content-client.ts'
import { TRADE_TERMS_PATH } from '#clients/content/pages/legal-page.ts'
import type { SitePageType } from '#clients/content/pages/site-pages.ts'
import { isSlug } from '#domain/links/slug.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { Result } from '#domain/result.ts'
import { AUDIENCES } from '#domain/visitor/segments.ts'
import { type EmbeddedContent, NOW, startContent } from '../support/embedded-content.ts'
import { readFrameFor } from '../support/frame-of.ts'

const english: Locale = { language: 'en', country: 'US' }
const LOCALES: Locale[] = [
  english,
  { language: 'it', country: 'IT' },
  { language: 'es', country: 'ES' },
  { language: 'de', country: 'AT' },
  { language: 'fr', country: 'FR' },
]

let content: EmbeddedContent
let client: ContentClient
beforeAll(async () => {
  content = await startContent('in process')
  await loadDemoContent(content.database, { now: NOW })
  client = content.client()
})
afterAll(() => content.close())

test('seeding the demonstration again changes nothing', async () => {
  expect(await loadDemoContent(content.database, { now: NOW })).toEqual([])
})

describe.each(LOCALES)('the content of the demonstration for $language in $country', (locale) => {
  // spec 3: post: slug per language, type, title, abstract, picture, publishing date, private
  test('is complete: nothing is broken or left out', async () => {
    content.problems.length = 0
    const results: Result<unknown, string>[] = [
      await client.getHome({ locale }),
      await client.getAbout({ locale }),
      await client.getTradeProgram({ locale }),
      await client.getDeliveryNotices({ locale }),
      await client.getPosts({ locale, page: 1, typeSlug: null }),
    ]
    const site = await client.getSitePages({ locale })
    for (const { type, url } of site.ok ? site.value : []) results.push(await readSitePage(type, url, locale))
    expect(results.length).toBeGreaterThan(60)
    expect(content.problems).toEqual([])
    for (const result of results) expect(result.ok && result.value).toBeTruthy()
    for (const visitor of [{}, { menu: 'trade-menu', isTrade: true, segments: AUDIENCES }])
      expect(await readFrameFor(client, { locale, ...visitor })).toMatchObject({
        menu: { items: expect.any(Array) },
        footer: { columns: expect.any(Array) },
        messages: { message: { text: expect.any(String) } },
      })
    expect(content.problems).toEqual([])
  })

  test('links only to existing pages, each at its own path in this language', async () => {
    const { menu, footer } = await readFrameFor(client, { locale })
    const trade = await readFrameFor(client, { locale, menu: 'trade-menu' })
    const results = [menu, footer, trade.menu, await client.getHome({ locale })]
    const urls = new Set(JSON.stringify(results).match(/(?<="(?:url|link)":")\/(?!pictures)[^"]*/g))
    expect(urls.size).toBeGreaterThan(30)
    const site = await client.getSitePages({ locale })
    // Pages that the shop itself provides, in addition to those by editors.
    const own = [
      '/artisans',
      '/collections',
      '/magazine',
      '/sitemap',
      '/account/quick-order',
      '/account/lists',
      '/profile/orders',
    ]
    const pages = site.ok ? site.value.map(({ url }) => url) : []
    for (const url of urls) {
      if (!url.startsWith('/categories/')) {
        expect([...pages, ...own]).toContain(url)
        continue
      }
      const path = url.replace(/^\/categories\//, '').replace(/\?.*/, '')
      const category = await client.getCategory({ path, language: locale.language })
      expect(category.ok && category.value?.url).toBe(`/categories/${path}`)
    }
  })
})

// spec 2: slugs are localised; one of another language leads to the page's own address
test('every page has its own path in every language, and is found by any of them', async () => {
  const site = await client.getSitePages({ locale: english })
  for (const { type, url } of site.ok ? site.value : []) {
    const requested = await readSitePage(type, url, english)
    const page = requested.ok ? requested.value : null
    if (page === null || !('paths' in page)) continue
    for (const locale of LOCALES) {
      const path = page.paths[locale.language]
      const there = await readSitePage(type, path, english)
      expect(there.ok && there.value && 'paths' in there.value && there.value.paths, path).toEqual(page.paths)
    }
  }
})

/** Reads the page at a path, as its route does. */
function readSitePage(type: SitePageType, url: string, locale: Locale) {
  const slug = url.slice(url.lastIndexOf('/') + 1)
  if (type === 'about') return client.getAbout({ locale })
  if (type === 'tradeProgram') return client.getTradeProgram({ locale })
  if (type === 'artisan') return client.getArtisan({ slug, locale })
  if (type === 'collection') return client.getCollection({ slug, locale })
  if (type === 'landing') return client.getLanding({ slug, locale })
  if (type === 'postType') return client.getPosts({ typeSlug: slug, page: 1, locale })
  if (type === 'magazine') return client.getPost({ slug, locale })
  const isTradeTerms = url === TRADE_TERMS_PATH
  return client.getLegalPage(isTradeTerms ? { topic: 'trade-terms', locale } : { slug, locale })
}

// spec 2: the ideas group may show up to 2 editorial entries; both menus of the house do
test.each(['consumer-menu', 'trade-menu'])(
  'the inspiration column of the %s shows two editorial pages',
  async (slug) => {
    const { menu } = await readFrameFor(client, { menu: slug, locale: english })
    expect(menu?.items.some(({ group }) => group === 'ideas')).toBe(true)
    const editorials = menu?.editorials ?? []
    expect(editorials).toHaveLength(2)
    for (const { picture, url } of editorials) {
      expect(picture.url).toMatch(/^\/pictures\//)
      expect(url).toMatch(/^\/(landing|collections|magazine)\//)
    }
  },
)

test('every redirect works, and leads to a page in each language', async () => {
  content.problems.length = 0
  for (const locale of LOCALES) {
    const redirects = await client.getRedirects({ language: locale.language })
    const goals = redirects.ok ? [...redirects.value.values()].map(({ to }) => to) : []
    expect(goals.length).toBeGreaterThan(3)
    const site = await client.getSitePages({ locale })
    const pages = site.ok ? site.value.map(({ url }) => url) : []
    for (const goal of goals.filter((to) => !to.startsWith('/categories/')))
      expect([...pages, '/magazine']).toContain(goal)
  }
  expect(content.problems).toEqual([])
})

// spec 9: offices: Milan (headquarters), London, Dubai, New York
test('the offices are those of the specification, the headquarters first', async () => {
  const { offices } = await readFrameFor(client, { locale: english })
  const cities = offices.map(({ city }) => city)
  expect(cities[0]).toBe('Milan')
  expect(cities.toSorted()).toEqual(['Dubai', 'London', 'Milan', 'New York'])
  expect(offices[0]?.role).toMatch(/headquarters/i)
})

test('no menu links to an empty category', async () => {
  const rows: unknown = parse(await readFile('demo/catalogue/products.csv'), { columns: true, bom: true })
  const column = 'category (product.metafields.custom.category)'
  const shelves = z
    .array(z.object({ [column]: z.string() }))
    .parse(rows)
    .map((row) => row[column] ?? '')
  const menus = [
    await readFrameFor(client, { locale: english }),
    await readFrameFor(client, { locale: english, menu: 'trade-menu' }),
  ]
  for (const path of JSON.stringify(menus).match(/(?<="url":"\/categories\/)[^"?]*/g) ?? []) {
    const category = await client.getCategory({ path, language: 'en' })
    const canonical = (category.ok && category.value?.canonicalPath) || 'nowhere'
    expect(
      shelves.filter((shelf) => `${shelf}/`.startsWith(`${canonical}/`)),
      path,
    ).not.toEqual([])
  }
})

test('every text of the demonstration exists in five languages', async () => {
  const incomplete: string[] = []
  function visit(value: unknown, place: string): void {
    if (typeof value !== 'object' || value === null) return
    if ('en' in value && !('_type' in value)) {
      const missing = LANGUAGES.filter((language) => !(language in value))
      if (missing.length > 0) incomplete.push(`${place}: ${missing}`)
    }
    for (const [key, child] of Object.entries(value)) visit(child, `${place}.${key}`)
  }
  for (const document of await readDemoDocuments()) visit(document, '')
  expect(incomplete).toEqual([])
})

test('slugs of categories are valid in a path, and unique below one parent', async () => {
  const slug = z.object({ current: z.string().refine(isSlug) })
  const category = z.object({
    _type: z.literal('category'),
    parent: z.object({ _ref: z.string() }).optional(),
    slug: z.record(z.enum(LANGUAGES), slug),
  })
  const documents = z.array(z.unknown()).parse(await readDemoDocuments())
  const categories = documents.flatMap((document) => category.safeParse(document).data ?? [])
  expect(categories).toHaveLength(45)
  for (const language of LANGUAGES) {
    const addresses = categories.map(
      ({ parent, slug: slugs }) => `${parent?._ref}/${slugs[language].current}`,
    )
    expect(new Set(addresses).size).toBe(categories.length)
  }
})
