import { expect, test } from 'vitest'
import { ATTACHMENT_BYTES_MAX } from '#domain/files/attachments.ts'
import { afterRefusal, withFiles } from './attachment-list.ts'

const EMPTY = { stored: [], chosen: [], refused: [] }
const file = (name: string, facts: { size?: number; type?: string } = {}) => ({
  name,
  size: 100,
  type: 'application/pdf',
  lastModified: 0,
  ...facts,
})
const stored = (name: string) => ({ sealed: name, name, sizeBytes: 100 })
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name)

// spec 3: attachments of requests: checked in the browser before they are sent
test.each([
  [file('plan.pdf'), null],
  [file('unknown', { type: '' }), null],
  [file('photo.heic', { type: 'image/heic' }), 'attachment-type'],
  [file('page.html', { type: 'text/html' }), 'attachment-type'],
  [file('empty.pdf', { size: 0 }), 'attachment-empty'],
  [file('large.pdf', { size: ATTACHMENT_BYTES_MAX }), null],
  [file('larger.pdf', { size: ATTACHMENT_BYTES_MAX + 1 }), 'attachment-too-large'],
])('the chosen file %j is refused as %s', (chosen, code) => {
  const list = withFiles(EMPTY, [chosen])
  expect(list).toEqual(
    code === null
      ? { ...EMPTY, chosen: [chosen] }
      : { ...EMPTY, refused: [{ name: chosen.name, sizeBytes: chosen.size, code }] },
  )
})

test('five files are attached at most, those of earlier attempts included, and none of them twice', () => {
  const list = withFiles({ ...EMPTY, stored: [stored('a'), stored('b')], chosen: [file('c')] }, [
    file('c'),
    ...['d', 'e', 'f', 'g'].map((name) => file(name)),
  ])
  expect(names(list.chosen)).toEqual(['c', 'd', 'e'])
  expect(list.refused).toMatchObject([
    { name: 'f', code: 'attachments-too-many' },
    { name: 'g', code: 'attachments-too-many' },
  ])
})

test('of a refused form, files that were stored are not sent again, those that can still be stored are', () => {
  const list = { ...EMPTY, chosen: [file('stored'), file('damaged'), file('later')] }
  const sent = {
    stored: [stored('stored')],
    refused: [
      { name: 'damaged', sizeBytes: 100, code: 'attachment-unreadable' },
      { name: 'later', sizeBytes: 100, code: 'attachments-unavailable' },
    ],
  } as const
  expect(afterRefusal(list, sent)).toEqual({ ...sent, chosen: [file('later')] })
})
