import { expect, test } from 'vitest'
import { sampleRecord } from '#tests/contract/support/sample-records.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { createCardReader } from './read-cards.ts'

const MAIN = { url: 'https://a.example/1.jpg', alt: 'Front', width: 800, height: 1000 }
const HOVER = { url: 'https://b.example/2.jpg', alt: 'Room', width: 800, height: 1000 }

test.each([
  ['both', () => true, MAIN, HOVER],
  ['only the first', (url: string) => url === MAIN.url, MAIN, null],
  ['only the second, which is then the first', (url: string) => url === HOVER.url, HOVER, null],
  ['neither', () => false, null, null],
])('a card has the pictures that can be shown: %s', (_, showsPicture, picture, hoverPicture) => {
  const read = createCardReader({ now: () => TEST_TIME, report: () => {}, showsPicture })
  const hits = [sampleRecord(1, { pictures: { main: MAIN, hover: HOVER } })]
  expect(read(hits, 'EUR')).toMatchObject([{ picture, hoverPicture }])
})
