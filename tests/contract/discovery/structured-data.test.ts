import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isUponRequest } from '#domain/delivery/availability.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { localePath } from '#domain/market/locale.ts'
import { getCurrency } from '#domain/market/market.ts'
import { maySeeProduct } from '#domain/visitor/roles.ts'
import { type DemoShop, openDemoShop } from '../support/demo-shop.ts'
import { everyPage } from '../support/every-page.ts'
import { createPageRequests } from '../support/page-requests.ts'
import { schemaOrgItem } from '../support/schema-org.ts'

const ORIGIN = 'https://shop.example'
const COUNTRIES = { en: 'GB', it: 'IT', es: 'US', de: 'AT', fr: 'BE' } as const
let house: DemoShop
let call: ReturnType<typeof createPageRequests>

beforeAll(async () => {
  house = await openDemoShop()
  call = createPageRequests(house)
})
afterAll(() => house.close())

const typed = z.looseObject({ '@type': z.string() })

/** The structured data required for each kind of page, by the first segment of its path. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  '': ['Organization', 'WebSite'],
  products: ['Product', 'BreadcrumbList'],
  categories: ['BreadcrumbList', 'ItemList'],
  artisans: ['BreadcrumbList', 'ItemList'],
  collections: ['BreadcrumbList', 'ItemList'],
  landing: ['BreadcrumbList'],
  magazine: ['BreadcrumbList'],
  legal: ['BreadcrumbList'],
  'terms-conditions-trade': ['BreadcrumbList'],
  contact: ['BreadcrumbList'],
  sitemap: ['BreadcrumbList'],
  about: ['AboutPage'],
  trade: ['BreadcrumbList', 'FAQPage'],
}

test('every page has the structured data that schema.org requires of its kind', async () => {
  const errors: string[] = []
  const reported = new Map<string, number>()
  for (const [at, page] of (await everyPage(house)).entries()) {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'en'
    const path = localePath({ language, country: COUNTRIES[language] }, page.paths[language])
    const { structuredData } = await call(ORIGIN + path)
    const kinds = structuredData.map((fact) => typed.parse(fact)['@type'])
    for (const kind of kinds) reported.set(kind, (reported.get(kind) ?? 0) + 1)
    const wanted = KINDS[page.paths.en.split('/')[1] ?? ''] ?? ['nothing is known of this page']
    if (!wanted.every((kind) => kinds.includes(kind))) errors.push(`${path}: only ${kinds}`)
    for (const fact of structuredData) {
      const parsed = schemaOrgItem.safeParse(fact)
      if (!parsed.success) errors.push(`${path}: ${z.prettifyError(parsed.error)}`)
    }
  }
  expect(errors).toEqual([])
  expect(reported.get('FurnitureStore')).toBe(4)
  expect(reported.get('Article')).toBeGreaterThan(10)
}, 180_000)

const withOffers = z.object({
  offers: z.array(z.object({ sku: z.string(), priceCurrency: z.string() })).default([]),
})

// spec 6: no price of what is available upon request, nor of another country, in structured data
test.each(['US', 'DE', 'GB'] as const)(
  'in %s pieces are listed in its currency, except those available upon request',
  async (country) => {
    const context = { country, language: 'en', buyer: null } as const
    const listed = await house.clients.commerce.listProducts({ after: null, pageSize: 200 }, context)
    if (!listed.ok) throw new Error(listed.code)
    const seen = listed.value.products.filter(({ attributes }) => maySeeProduct('guest', attributes))
    const special = seen.filter(
      ({ attributes, variants }) =>
        attributes.excludedCountries.includes(country) ||
        variants.some(({ sku }) => isUponRequest({ ...attributes, sku })),
    )
    expect(special.length).toBeGreaterThan(0)
    let count = 0
    for (const { handle, attributes } of [...special, ...seen.slice(0, 5)]) {
      const { structuredData } = await call(
        ORIGIN + localePath({ language: 'en', country }, `/products/${handle}`),
      )
      const { offers } = withOffers.parse(
        structuredData.find((fact) => typed.parse(fact)['@type'] === 'Product'),
      )
      count += offers.length
      for (const { sku, priceCurrency } of offers) {
        expect(priceCurrency).toBe(getCurrency(country))
        expect(isUponRequest({ ...attributes, sku }), sku).toBe(false)
        expect(attributes.excludedCountries).not.toContain(country)
      }
    }
    expect(count).toBeGreaterThan(0)
  },
)
