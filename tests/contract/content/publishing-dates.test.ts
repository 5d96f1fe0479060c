import { expect, test } from 'vitest'
import { CHANGES } from '#contracts/changes.ts'
import { listen } from '#services/kernel/database/listen.ts'
import { eventually } from '#tests/support/eventually.ts'
import { dueDocumentsJob } from '#workers/changes/due-documents.ts'
import { NOW, startContent, TOKENS } from '../support/embedded-content.ts'

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

// spec 3: a post is nowhere before its publishing date; an editor previews any date
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

// spec 3: what was rendered before a post came due is rendered again on its date
test('a post is announced once when its date has come, and again when it got another date', async () => {
  const { client, database, official, close } = await startContent('in process', documents)
  const announced: (string | null)[] = []
  const subscription = await listen(database.url, CHANGES.content, (payload) => announced.push(payload))
  const job = dueDocumentsJob({ database, content: client(), isHosted: false })
  const expectAnnounced = (times: number) =>
    eventually(async () =>
      expect(announced.filter((payload) => payload === '["next-may"]')).toHaveLength(times),
    )
  announced.length = 0
  await job.run(new Date('2027-05-03T06:59:59Z'))
  await job.run(new Date('2027-05-03T07:00:00Z'))
  await job.run(new Date('2027-05-03T07:00:15Z'))
  await expectAnnounced(1)
  await official({ token: TOKENS.write, perspective: 'raw' })
    .patch('next-may')
    .set({ publishingDate: '2027-05-04T07:00:00.000Z' })
    .commit()
  await expectAnnounced(2)
  await job.run(new Date('2027-05-03T07:00:30Z'))
  await expectAnnounced(2)
  await job.run(new Date('2027-05-04T07:00:01Z'))
  await expectAnnounced(3)
  await subscription.close()
  await close()
})
