import { expect, test } from 'vitest'
import { NOW, startContent } from '../support/embedded-content.ts'

const locale = { language: 'en', country: 'US' } as const
const slug = (current: string) => ({ en: { _type: 'slug', current } })
const documents = [
  { _id: 'notes', _type: 'postType', title: { en: 'Notes' }, slug: slug('notes'), position: 1 },
  {
    _id: 'next-may',
    _type: 'magazine',
    postType: { _type: 'reference', _ref: 'notes' },
    title: { en: 'Next May' },
    slug: slug('next-may'),
    publishingDate: '2027-05-03T07:00:00.000Z',
  },
]

test('a post dated later is nowhere before its date, and on it everywhere', async () => {
  const { client } = await startContent('in process', documents)
  const today = client()
  const found = async (content: typeof today) => ({
    page: await content.getPost({ slug: 'next-may', locale }),
    list: await content.getPosts({ locale, page: 1, typeSlug: null }),
    feed: await content.getNewestPosts({ locale }),
    search: await content.getFindablePages({ locale }),
    siteMap: await content.getSitePages({ locale }),
    sitemap: await content.listPages({ types: ['magazine'], after: null }),
  })
  expect(NOW.getTime()).toBeLessThan(Date.parse('2027-05-03'))
  expect(JSON.stringify(await found(today))).not.toContain('next-may')
  const later = await found(today.at(new Date('2027-05-03T23:59:59Z')))
  for (const [place, result] of Object.entries(later))
    expect(JSON.stringify(result), place).toContain('next-may')
})

test('an editor in preview opens the page of a post before its date', async () => {
  const { client } = await startContent('in process', documents)
  const page = await client().getPost({ slug: 'next-may', locale, isPreview: true })
  expect(page).toMatchObject({ ok: true, value: { title: 'Next May' } })
})
