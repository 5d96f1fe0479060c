import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContentClient } from '#clients/content/content-client.ts'
import { isVisibleIn } from '#domain/content/country-visibility.ts'
import type { Locale } from '#domain/market/locale.ts'
import { type EmbeddedContent, startContent } from '../support/embedded-content.ts'
import { readFrameFor } from '../support/frame-of.ts'
import { SIDES } from '../support/served.ts'

const asset = {
  _id: 'image-vase',
  _type: 'sanity.imageAsset',
  url: '/pictures/vase.webp',
  metadata: { dimensions: { width: 800, height: 1000 } },
}
const image = { _type: 'image', asset: { _ref: 'image-vase' }, alt: { en: 'A vase', it: 'Un vaso' } }
const picture = { url: '/pictures/vase.webp', width: 800, height: 1000 }

function category(id: string, en: string, it: string, parent?: string) {
  return {
    _id: id,
    _type: 'category',
    canonicalPath: parent ? `decor/${en}` : en,
    title: { en, it },
    slug: { en: { current: en }, it: { current: it } },
    intro: { en: `About ${en}` },
    ...(parent ? { parent: { _ref: parent }, image } : {}),
  }
}

const button = (_key: string) => ({
  _key,
  _type: 'ctaButton',
  cta: { label: { en: 'Come', it: 'Vieni' }, url: '/about' },
})

const documents = [
  asset,
  category('decor', 'decor', 'complementi'),
  {
    ...category('vases', 'vases', 'vasi', 'decor'),
    content: [
      button('a'),
      { ...button('b'), dedicatedCountries: ['IT'] },
      { ...button('broken'), cta: { label: { en: 'Nowhere' } } },
    ],
  },
  category('orphan', 'orphan', 'orfano', 'nowhere'),
  {
    _id: 'consumer-menu',
    _type: 'editorialMenu',
    slug: { current: 'consumer-menu' },
    firstLevelMenu: [
      {
        _key: 'decor',
        link: { page: { _ref: 'decor' } },
        submenu: [
          {
            _key: 'links',
            _type: 'editorialMenuColumn',
            menuList: [
              {
                _key: 'list',
                header: { label: { en: 'All of it' }, page: { _ref: 'decor' }, query: 'sort=new-arrivals' },
                links: [{ _key: 'vases', page: { _ref: 'vases' }, highlighted: true }],
                desktopViewAll: true,
              },
            ],
          },
          {
            _key: 'picture',
            _type: 'editorialMenuImage',
            image: { ...image, hotspot: { x: 0.62, y: 0.5, width: 0.4, height: 0.6 } },
            alternativeText: { en: 'Three vases' },
            link: { label: { en: 'Clay' }, url: '/categories/decor' },
            colspan: 2,
          },
          { _key: 'broken', _type: 'editorialMenuImage', image, link: { label: { en: 'No address' } } },
        ],
      },
      {
        _key: 'germans',
        link: { label: { en: 'Germans' }, url: '/' },
        dedicatedCountries: ['DE'],
        group: 'ideas',
      },
    ],
    ideasAdditionalContent: {
      editorialContent: [{ _ref: 'spring' }, { _ref: 'gone' }, { _ref: 'interview' }, { _ref: 'spring' }],
    },
  },
  {
    _id: 'spring',
    _type: 'collection',
    title: { en: 'Spring', it: 'Primavera' },
    slug: { en: { current: 'spring' }, it: { current: 'primavera' } },
    previewImage: image,
  },
  {
    _id: 'interview',
    _type: 'magazine',
    postType: 'interviews',
    title: { en: 'Anna' },
    slug: { en: { current: 'anna' } },
    previewImage: image,
  },
  {
    _id: 'footer',
    _type: 'footer',
    note: { en: 'By hand' },
    columns: [{ _key: 'a', title: { en: 'Empty' } }],
  },
  {
    _id: 'drafts.footer',
    _type: 'footer',
    note: { en: 'By many hands' },
    columns: [
      { _key: 'a', title: { en: 'Decor' }, links: [{ page: { _ref: 'vases' } }, { url: 'javascript:1' }] },
    ],
  },
]

const italian: Locale = { language: 'it', country: 'IT' }
const english: Locale = { language: 'en', country: 'US' }

describe.each(SIDES)('the content client %s', (side) => {
  let content: EmbeddedContent
  let client: ContentClient
  beforeAll(async () => {
    content = await startContent(side, documents)
    client = content.client()
  })
  afterAll(() => content.close())

  test('reads a menu in the words and paths of the language', async () => {
    expect((await readFrameFor(client, { locale: italian })).menu).toMatchObject({
      slug: 'consumer-menu',
      items: [
        {
          key: 'decor',
          group: 'products',
          link: { label: 'complementi', url: '/categories/complementi' },
          columns: [
            {
              type: 'editorialMenuColumn',
              lists: [
                {
                  header: { label: 'All of it', url: '/categories/complementi?sort=new-arrivals' },
                  links: [{ label: 'vasi', url: '/categories/complementi/vasi', isHighlighted: true }],
                  hasDesktopViewAll: true,
                },
              ],
            },
            {
              type: 'editorialMenuImage',
              picture: { ...picture, alt: 'Three vases', focus: { x: 0.62, y: 0.5 } },
              link: { label: 'Clay', url: '/categories/decor' },
              colspan: 2,
            },
          ],
        },
      ],
    })
  })

  test('leaves out a broken column, and reports it', async () => {
    content.problems.length = 0
    const { menu } = await readFrameFor(client, { locale: english })
    expect(menu?.items[0]?.columns).toHaveLength(2)
    const broken = content.problems.filter(({ what }) => what === 'menu consumer-menu, decor')
    expect(broken).toMatchObject([{ kind: 'content-broken', details: expect.stringContaining('url') }])
  })

  test('shows an entry only in its countries', async () => {
    const german = await readFrameFor(client, { locale: { language: 'de', country: 'DE' } })
    expect(german.menu?.items.map(({ key }) => key)).toEqual(['decor', 'germans'])
    const italians = await readFrameFor(client, { locale: italian })
    expect(italians.menu?.items.map(({ key }) => key)).toEqual(['decor'])
  })

  test('shows at most two editorial entries, each at its localized path', async () => {
    const { menu } = await readFrameFor(client, { locale: italian })
    expect(menu?.editorials).toMatchObject([
      { type: 'collection', url: '/collections/primavera', title: 'Primavera' },
      { type: 'magazine', url: '/magazine/interviews/anna', title: 'Anna' },
    ])
  })

  test('finds a menu by its id, or returns null', async () => {
    expect((await readFrameFor(client, { menu: 'nowhere', locale: english })).menu).toBeNull()
  })

  test('reads drafts in preview only', async () => {
    const published = (await readFrameFor(client, { locale: english })).footer
    const none = { legal: [], hasTradeProgram: false, privacyPath: null }
    expect(published).toEqual({ note: 'By hand', columns: [], ...none })
    const preview = (await readFrameFor(client, { locale: english, isPreview: true })).footer
    const columns = [
      { key: 'a', title: 'Decor', links: [{ label: 'vases', url: '/categories/decor/vases' }] },
    ]
    expect(preview).toEqual({ note: 'By many hands', columns, ...none })
  })

  test.each([
    ['in its language', 'complementi/vasi'],
    ['in another', 'decor/vases'],
    ['in two', 'complementi/vases'],
    ['with slashes around', '/decor/vases/'],
    ['in capitals', 'Decor/Vases'],
  ])('finds a category by its path %s', async (_, path) => {
    expect(await client.getCategory({ path, language: 'it' })).toEqual({
      ok: true,
      value: {
        id: 'vases',
        canonicalPath: 'decor/vases',
        title: 'vasi',
        url: '/categories/complementi/vasi',
        picture: { ...picture, alt: 'Un vaso' },
        intro: 'About vases',
        meta: { title: null, description: null },
        hasContent: true,
        breadcrumbs: [{ title: 'complementi', url: '/categories/complementi' }],
        children: [],
        alternates: {
          en: '/categories/decor/vases',
          it: '/categories/complementi/vasi',
          es: '/categories/decor/vases',
          de: '/categories/decor/vases',
          fr: '/categories/decor/vases',
        },
      },
    })
  })

  // spec 2: /categories/{permalink}: intro above the products, an editor's blocks under them
  test('reads the blocks below a category, filtered by country', async () => {
    const requested = (country: Locale['country']) => ({
      id: 'vases',
      locale: { language: 'it', country } as const,
    })
    const button = (key: string) => ({ key, type: 'ctaButton', link: { label: 'Vieni', url: '/about' } })
    expect(await client.getCategoryContent(requested('IT'))).toEqual({
      ok: true,
      value: [button('a'), button('b')],
    })
    expect(await client.getCategoryContent(requested('US'))).toEqual({ ok: true, value: [button('a')] })
    const none = await client.getCategoryContent({ ...requested('IT'), id: 'decor' })
    expect(none).toEqual({ ok: true, value: [] })
  })

  test.each(['', 'vases', 'decor/nothing', 'orphan', 'decor/vases/deeper'])(
    'finds no category at %j',
    async (path) => {
      expect(await client.getCategory({ path, language: 'en' })).toEqual({ ok: true, value: null })
    },
  )

  test('reads the category tree, without categories whose parent is missing', async () => {
    const tree = await client.getCategoryTree({ language: 'en' })
    expect(tree).toMatchObject({
      ok: true,
      value: [{ title: 'decor', url: '/categories/decor', children: [{ title: 'vases', children: [] }] }],
    })
  })
})

test('the service applies the same country rule as the domain', async () => {
  const limits = [undefined, null, [], ['IT'], ['DE'], ['IT', 'DE']]
  const cases = limits.flatMap((dedicatedCountries) =>
    limits.map((excludedCountries) => ({ dedicatedCountries, excludedCountries })),
  )
  const links = cases.map((each, index) => ({
    ...each,
    _key: `${index}`,
    label: { en: `${index}` },
    url: '/',
  }))
  const footer = { _id: 'footer', _type: 'footer', columns: [{ _key: 'a', title: { en: 'All' }, links }] }
  const content = await startContent('in process', [footer])
  const { footer: found } = await readFrameFor(content.client(), { locale: italian })
  const shown = found?.columns[0]?.links.map(({ label }) => Number(label))
  const expected = cases.flatMap((each, index) => (isVisibleIn(each, 'IT') ? [index] : []))
  expect(shown).toEqual(expected)
  await content.close()
})

test('responses are cached until they expire or are purged; drafts never are', async () => {
  const content = await startContent('in process', documents)
  let nowMs = 1_000
  const client = content.client({ maxAgeMs: 1000, nowMs: () => nowMs })
  const note = async (isPreview = false) => {
    return (await readFrameFor(client, { locale: english, isPreview })).footer?.note
  }
  const write = (_id: string, en: string) =>
    content.official({ token: 'write-token', perspective: 'raw' }).patch(_id).set({ 'note.en': en }).commit()

  expect(await note()).toBe('By hand')
  await write('footer', 'Second')
  expect(await note()).toBe('By hand')
  nowMs += 1001
  expect(await note()).toBe('Second')
  await write('footer', 'Third')
  client.forget()
  expect(await note()).toBe('Third')
  expect(await note(true)).toBe('By many hands')
  await write('drafts.footer', 'Draft')
  expect(await note(true)).toBe('Draft')
  await content.close()
})
