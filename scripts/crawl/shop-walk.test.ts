import { expect, test } from 'vitest'
import { type CrawlResponse, walkShop } from './shop-walk.ts'

const LOCALE = { language: 'de', country: 'AT' } as const
const PREFIX = '/de-at'

const CARD = '<meta name="twitter:card" content="summary_large_image">'

function page(path: string, { title = path, body = '', head = '', card = CARD } = {}): CrawlResponse {
  const alternates = ['en', 'it', 'es', 'de', 'fr'].map(
    (language) => `<link rel="alternate" hreflang="${language}-AT" href="/"/>`,
  )
  const properties = Object.entries({
    url: `https://shop.example${PREFIX}${path}`,
    site_name: 'Molino',
    locale: 'de_AT',
    type: 'website',
    title,
    description: title,
    image: '/a',
  })
  const sharing =
    card + properties.map(([name, text]) => `<meta property="og:${name}" content="${text}">`).join('')
  const html = `<html lang="de-AT"><head><title>${title}</title><meta name="description" content="About ${title}"/>
    <link rel="canonical" href="https://shop.example${PREFIX}${path}"/>${alternates.join('')}${sharing}${head}</head>
    <body><h1>${title}</h1>${body}</body></html>`
  return { status: 200, location: '', html }
}

/** Crawls the pages of one locale, starting from its sitemap. */
function walk(pages: Record<string, CrawlResponse>) {
  const links = Object.keys(pages).map((path) => `<a href="${PREFIX}${path}">x</a>`)
  const all: Record<string, CrawlResponse> = {
    ...pages,
    '/sitemap': page('/sitemap', { body: links.join('') }),
  }
  const nowhere = { status: 404, location: '', html: '' }
  const open = async (path: string) => all[path.slice(PREFIX.length)] ?? nowhere
  return walkShop({ locale: LOCALE, open, isRead: () => true })
}

test('a correct shop has no problems, and every page of it is read', async () => {
  const lamps = page('/lamps', { body: `<a href="${PREFIX}/luna">Luna</a>` })
  const found = await walk({ '/lamps': lamps, '/luna': page('/luna') })
  expect(found).toEqual({
    problems: [],
    pages: [`${PREFIX}/sitemap`, `${PREFIX}/lamps`, `${PREFIX}/luna`],
    urlCount: 3,
  })
})

test('a variant of a page is not another page', async () => {
  const found = await walk({ '/luna': page('/luna'), '/luna?variant=2': page('/luna') })
  expect(found).toEqual({ problems: [], pages: [`${PREFIX}/sitemap`, `${PREFIX}/luna`], urlCount: 3 })
})

const moved = { status: 301, location: '/de-at/lamps', html: '' }

test.each([
  ['a link to nowhere', { '/a': page('/a', { body: `<a href="${PREFIX}/b">b</a>` }) }, ['404 /de-at/b ']],
  [
    'a page without a card',
    { '/a': page('/a', { card: '' }) },
    ['/de-at/a has no name="twitter:card" content="summary_large_image'],
  ],
  ['a link that leads elsewhere', { '/old': moved }, ['301 /de-at/old /de-at/lamps']],
  [
    'two pages that say the same',
    { '/a': page('/a', { title: 'A' }), '/b': page('/b', { title: 'A' }) },
    ['/de-at/b has the same metadata as /de-at/a: A', '/de-at/b has the same metadata as /de-at/a: About A'],
  ],
  [
    'a picture that is not shown',
    {
      '/a': page('/a', {
        body: '<img src="/images?url=https%3A%2F%2Fcdn.example%2Fa.jpg&amp;w=750&amp;q=75">',
      }),
    },
    ['/de-at/a has a picture that is 404: /images?url=https%3A%2F%2Fcdn.example%2Fa.jpg&w=360&format=jpeg'],
  ],
  ['a second heading', { '/a': page('/a', { body: '<h1>More</h1>' }) }, ['/de-at/a has 2 h1 headings']],
  [
    'a page at another address',
    { '/a': page('/c') },
    ['/de-at/a has the canonical URL https://shop.example/de-at/c'],
  ],
  [
    'what machines cannot read',
    { '/a': page('/a', { head: '<script type="application/ld+json">{"@type":</script>' }) },
    ['/de-at/a has invalid JSON-LD: {"@type":'],
  ],
])('%s is reported', async (_, pages, problems) => {
  expect((await walk(pages)).problems).toEqual(problems)
})

test('a page that search engines may not index is not followed', async () => {
  const hidden = page('/a', {
    head: '<meta name="robots" content="noindex"/>',
    body: `<a href="${PREFIX}/nowhere">x</a>`,
  })
  expect((await walk({ '/a': hidden })).problems).toEqual([])
})
