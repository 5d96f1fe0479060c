import { expect, test } from 'vitest'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { postData } from './post-data.ts'

const POST = {
  title: 'The silver bath',
  abstract: null,
  picture: null,
  publishingDate: '2026-07-23T07:00:00.000Z',
  updatedAt: '2026-07-20T07:00:00.000Z',
  author: null,
  type: { label: 'Stories', url: '/magazine/stories' },
}
const PAGE = {
  origin: 'https://shop.test',
  prefix: '',
  path: '/magazine/stories/a',
  tag: 'en-US',
  house: SAMPLE_HOUSE,
}

test('an article without an author is by the company, and is never modified before its publication', () => {
  expect(postData(POST, PAGE)).toMatchObject({
    '@type': 'Article',
    author: { '@type': 'Organization', name: 'Sample House' },
    datePublished: POST.publishingDate,
    dateModified: POST.publishingDate,
  })
})

test('an article has its author, its picture in the sharing width, and its last change', () => {
  const picture = { url: '/pictures/a.webp', alt: '', width: 800, height: 1000 }
  const changed = { ...POST, author: 'Chiara', picture, updatedAt: '2026-08-01T00:00:00.000Z' }
  expect(postData(changed, PAGE)).toMatchObject({
    author: { '@type': 'Person', name: 'Chiara' },
    image: ['https://shop.test/images?url=%2Fpictures%2Fa.webp&w=1200&q=75'],
    dateModified: '2026-08-01T00:00:00.000Z',
  })
})
