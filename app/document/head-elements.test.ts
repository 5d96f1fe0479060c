import { expect, test } from 'vitest'
import { blankPage, type Page } from '#app/page/page.server.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { headElements } from './head-elements.server.ts'

const ADDRESS = new URL('https://shop.example/de-at/x')
const PICTURE = { url: '/pictures/a.webp', alt: '', width: 800, height: 1000 }
const HERO = { ...PICTURE, url: '/pictures/hero.webp' }
const imageOf = (name: string) =>
  `<meta property="og:image" content="https://shop.example/images?url=%2Fpictures%2F${name}.webp&amp;w=1200&amp;q=75">`

/** The elements that are added to a page whose head is `written`. */
function elementsOf(description: Partial<Page>, { written = '', isContentThere = true } = {}) {
  const home = {
    hero: { picture: HERO, overline: null, title: 't', emphasis: null, text: null, link: null },
    meta: { title: null, description: null },
    rows: [],
  }
  const content = {
    getHome: async () => (isContentThere ? ok(home) : refuse('content-unavailable')),
  }
  const { locale } = visitorOf(ADDRESS, SAMPLE_HOUSE)
  return headElements(
    ADDRESS,
    { ...blankPage(), isShared: true, ...description },
    { written, content, locale, house: SAMPLE_HOUSE },
  )
}

test('no text of a product can end its element', async () => {
  const head = await elementsOf({
    structuredData: [{ name: '</script><script>alert(1)</script>' }],
    feed: { title: 'A "feed"', path: '/feeds/a.xml' },
    sharing: { title: '"><script>', description: 'a < b & c', picture: PICTURE },
  })
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  expect(head).toContain('title="A &quot;feed&quot;"')
  expect(head).toContain('content="&quot;>&lt;script>"')
  expect(head).toContain('content="a &lt; b &amp; c"')
})

// spec 9: Open Graph image width 1200, quality 75
test('a page is shared with its own picture, 1200 pixels wide', async () => {
  const head = await elementsOf({ sharing: { title: 'A', description: null, picture: PICTURE } })
  expect(head).toContain(imageOf('a'))
  expect(head).not.toContain('hero')
})

test('a page with its own picture element gets no other; one without a picture gets that of the home page', async () => {
  const own = await elementsOf(
    {},
    { written: '<meta property="og:image" content="https://shop.example/b"/>' },
  )
  expect(own).not.toContain('og:image')
  expect(own).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(await elementsOf({}, { written: '<meta property="og:title" content="A"/>' })).toContain(
    imageOf('hero'),
  )
})

test('a page that guests do not share but that describes itself for sharing gets the picture of the home page', async () => {
  const written = '<meta property="og:title" content="Contact"/>'
  expect(await elementsOf({ isShared: false }, { written })).toContain(imageOf('hero'))
})

// spec 8: Open Graph image failure is logged and yields no image
test.each([
  ['a page that guests do not share gets no picture', { isShared: false }, true],
  ['there is no picture when that of the home page cannot be read', {}, false],
])('%s', async (_, description, isContentThere) => {
  const head = await elementsOf(description, { isContentThere })
  expect(head).not.toContain('og:image')
  expect(head).toContain('<meta name="twitter:card" content="summary">')
})

// spec 9: Open Graph and Twitter cards of every page: address, site, locale, picture, dates of articles (issue 22)
test('a page names its one address, its site and its locale, and an article its dates', async () => {
  const dates = { publishedAt: '2026-11-01T09:00:00Z', modifiedAt: '2026-11-02T09:00:00Z' }
  const head = await elementsOf({ article: dates })
  for (const element of [
    'property="og:url" content="https://shop.example/de-at/x"',
    `property="og:site_name" content="${SAMPLE_HOUSE.name}"`,
    'property="og:locale" content="de_AT"',
    'property="article:published_time" content="2026-11-01T09:00:00Z"',
    'property="article:modified_time" content="2026-11-02T09:00:00Z"',
  ])
    expect(head).toContain(`<meta ${element}>`)
  expect(await elementsOf({ isUnlisted: true })).not.toContain('og:url')
})
