import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAlternates } from '#app/i18n/alternates.server.ts'
import type { ListedPage } from '#discovery/sitemap/listing.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { localePath } from '#domain/market/locale.ts'
import { importDocuments } from '#services/content/mutations/import-documents.ts'
import { eventually } from '#tests/support/eventually.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { type DemoShop, openDemoShop } from '../support/demo-shop.ts'
import { NOW } from '../support/embedded-content.ts'
import { everyPage } from '../support/every-page.ts'
import { createPageRequests } from '../support/page-requests.ts'

const ORIGIN = 'https://shop.example'
const COUNTRIES = { en: 'GB', it: 'IT', es: 'MX', de: 'AT', fr: 'BE' } as const
let house: DemoShop
let call: ReturnType<typeof createPageRequests>

beforeAll(async () => {
  house = await openDemoShop()
  call = createPageRequests(house)
})
afterAll(() => house.close())

function addressIn(page: ListedPage, language: Language): string {
  return ORIGIN + localePath({ language, country: COUNTRIES[language] }, page.paths[language])
}

function alternatesIn(links: string): string[] {
  return [...links.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, tag, url]) => `${tag} ${url}`,
  )
}

/** The alternates that every page of a cluster must list: itself and all the others. */
function cluster({ paths, shownIn }: ListedPage): string[] {
  return listAlternates(shownIn, SAMPLE_HOUSE).map(({ hreflang, prefix, language }) => {
    const path = paths[language] === '/' && prefix !== '' ? '' : paths[language]
    return `${hreflang} ${ORIGIN}${prefix}${path}`
  })
}

// spec 2: locale is a path prefix: search engines are given every page in all its locales
test('every page lists the same alternates in all languages, itself included', async () => {
  const pages = await everyPage(house)
  expect(pages.length).toBeGreaterThan(250)
  const differing: string[] = []
  for (const [at, page] of pages.entries()) {
    const wanted = cluster(page)
    for (const language of languagesToCheck(page, at)) {
      const address = addressIn(page, language)
      const { links } = await call(address).catch((error: unknown) => ({ links: describeFailure(error) }))
      const canonical = /rel="canonical" href="([^"]+)"/.exec(links)?.[1]
      const named = alternatesIn(links)
      const isWhole = named.length === wanted.length && named.every((one, at) => one === wanted[at])
      if (!isWhole || canonical !== address || !wanted.some((one) => one.endsWith(` ${address}`))) {
        differing.push(
          `${address}: canonical ${canonical}, ${named.length} alternates ${links.slice(0, 200)}`,
        )
      }
    }
  }
  expect(differing).toEqual([])
  expect(house.problems).toEqual([])
}, 180_000)

/** A product page is slow to generate, so each is requested in one language, and all handles are compared below. */
function languagesToCheck({ paths }: ListedPage, at: number): readonly Language[] {
  const turn = LANGUAGES[at % LANGUAGES.length] ?? 'en'
  return paths.en.startsWith('/products/') ? [turn] : LANGUAGES
}

test('a product has the same handles in whatever language it is requested', async () => {
  const listed = await house.clients.commerce.listHandles({ after: null })
  if (!listed.ok) throw new Error(listed.code)
  const { products } = listed.value
  const ids = products.map(({ id }) => id)
  for (const language of LANGUAGES) {
    const context = { country: COUNTRIES[language], language, buyer: null }
    const found = await house.clients.commerce.findProductsByIds(ids, context)
    const handles = new Map<string, string>(
      (found.ok ? found.value : []).map(({ id, handle }) => [id, handle]),
    )
    for (const product of products) expect(handles.get(product.id)).toBe(product.handles[language])
  }
})

function describeFailure(error: unknown): string {
  return error instanceof Response ? `${error.status} ${error.headers.get('location')}` : String(error)
}

const SLUG = { en: { current: 'gulf' }, de: { current: 'golf' } }
const POST_TYPE = { _type: 'reference', _ref: 'gulf-type' }
const TEXT = [{ _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [] }]
const LIMITED = [
  ['landing', { _type: 'landing', slug: SLUG, rows: [] }, '/landing/gulf', '/landing/golf'],
  [
    'collection',
    { _type: 'collection', slug: SLUG, selection: {} },
    '/collections/gulf',
    '/collections/golf',
  ],
  [
    'post',
    { _type: 'magazine', slug: SLUG, publishingDate: '2026-01-01T00:00:00Z', postType: POST_TYPE, body: [] },
    ...(['/magazine/gulf-type/gulf', '/magazine/gulf-type/golf'] as const),
  ],
  [
    'legal page',
    { _type: 'legalPage', slug: SLUG, topic: 'ordering', effectiveDate: '2026-01-01', content: { en: TEXT } },
    ...(['/legal/gulf', '/legal/golf'] as const),
  ],
  [
    'workshop',
    {
      _type: 'artisan',
      slug: { current: 'gulf' },
      name: 'Gulf',
      place: { town: 'Al Ain', region: { en: 'Abu Dhabi' } },
    },
    ...(['/artisans/gulf', '/artisans/gulf'] as const),
  ],
] as const

test.each(LIMITED)(
  'a %s for two countries is offered in their locales, and each of them names all',
  async (_, document, english, german) => {
    const shown = { _id: 'gulf', title: { en: 'Gulf' }, dedicatedCountries: ['AE', 'AT'] }
    const type = {
      _id: 'gulf-type',
      _type: 'postType',
      title: { en: 'Gulf' },
      slug: { en: { current: 'gulf-type' } },
    }
    await importDocuments(house.database, [{ ...shown, ...document }, type], {
      now: NOW,
      existing: 'replace',
    })
    const named = [
      `x-default ${ORIGIN}/en-ae${english}`,
      `en-AE ${ORIGIN}/en-ae${english}`,
      `de-AT ${ORIGIN}/de-at${german}`,
      `en-AT ${ORIGIN}/en-at${english}`,
    ]
    await eventually(async () => {
      house.clients.content.forget()
      expect((await call(`${ORIGIN}/en-ae${english}`)).data).toBeTruthy()
    })
    for (const address of [`/en-ae${english}`, `/de-at${german}`, `/en-at${english}`])
      expect(alternatesIn((await call(ORIGIN + address)).links), address).toEqual(named)
    for (const address of [english, `/de-de${german}`, `/en-gb${english}`])
      await expect(call(ORIGIN + address), address).rejects.toMatchObject({ init: { status: 404 } })
  },
)

test('a private post has neither a canonical address nor alternates', async () => {
  const dated = { publishingDate: '2026-01-01T00:00:00Z', postType: POST_TYPE, body: [] }
  const post = { _id: 'press', _type: 'magazine', title: { en: 'Press' }, private: true, ...dated }
  const slug = { en: { current: 'for-the-press' } }
  await importDocuments(house.database, [{ ...post, slug }], { now: NOW, existing: 'replace' })
  await eventually(async () => {
    house.clients.content.forget()
    expect((await call(`${ORIGIN}/magazine/gulf-type/for-the-press`)).links).toBe('')
  })
})

test('a page in a locale that is not crawled is canonical for itself and lists no alternates', async () => {
  const { links } = await call(`${ORIGIN}/en-nz/artisans`)
  expect(links).toBe(`<link rel="canonical" href="${ORIGIN}/en-nz/artisans">`)
})
