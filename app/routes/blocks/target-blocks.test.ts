import { expect, test } from 'vitest'
import type { ContentBlock, PlainBlock } from '#clients/content/blocks/blocks.ts'
import { AUDIENCES, type Audience } from '#domain/visitor/segments.ts'
import { targetBlocks } from './load-block-products.server.ts'

const NO_SEGMENTS = { customerType: null, repeatUser: null, emailOptIn: null }
const GUEST = { isPreview: false, segments: NO_SEGMENTS, role: 'guest' } as const
const SUBSCRIBER = { ...GUEST, segments: { ...NO_SEGMENTS, emailOptIn: 'true' } }

function quote(key: string, audience?: Audience): PlainBlock {
  return {
    type: 'quote',
    key,
    audience,
    text: `secret of ${key}`,
    author: 'Nives',
    role: null,
    picture: null,
  }
}
const PAGE: readonly ContentBlock[] = [
  quote('all'),
  ...AUDIENCES.map((audience) => quote(audience, audience)),
  { type: 'container', key: 'box', tone: 'sand', blocks: [quote('a', 'has_email_opted_in'), quote('b')] },
  { type: 'twoColumns', key: 'pair', left: [quote('a', 'is_trade')], right: [quote('a', 'is_trade')] },
]
const target = (visitor: Parameters<typeof targetBlocks>[1]) =>
  targetBlocks(PAGE, visitor, (name) => `For ${name}`)
const texts = (blocks: unknown) =>
  [...JSON.stringify(blocks).matchAll(/secret of (\w+)/g)].map(([, key]) => key)

// spec 6: content for an audience: guests share a page with empty places
test('guests share a page on which what is targeted has left nothing but its places', () => {
  const blocks = target(GUEST)
  expect(texts(blocks)).toEqual(['all', 'b'])
  expect(blocks[1]).toEqual({ type: 'targeted', key: 'repeat_users', audience: 'repeat_users' })
})

test.each([
  ['a subscriber', SUBSCRIBER, ['all', 'has_email_opted_in', 'a', 'b']],
  ['a trade client', { ...GUEST, role: 'trade-pending' }, ['all', 'is_trade', 'b', 'a', 'a']],
  [
    'a guest whose cookie says trade',
    { ...GUEST, segments: { ...NO_SEGMENTS, customerType: 'trade' } },
    ['all', 'b'],
  ],
] as const)('%s gets their own blocks, also inside of others', (_, visitor, shown) => {
  expect(texts(target(visitor))).toEqual(shown)
})

// spec 6: content for an audience: preview with its name, and as one audience
test('an editor in preview sees all of them with the name of their audience, or the page of one audience', () => {
  const editor = { ...GUEST, isPreview: true, previewedAudience: null }
  expect(texts(target(editor))).toHaveLength(8)
  expect(target(editor)[2]).toMatchObject({ type: 'quote', label: 'For is_trade' })
  expect(texts(target({ ...editor, previewedAudience: 'is_trade' }))).toEqual([
    'all',
    'is_trade',
    'b',
    'a',
    'a',
  ])
})

test('each place has a name of its own, wherever it is on the page', () => {
  const keys = [...JSON.stringify(target(GUEST)).matchAll(/"targeted","key":"([^"]+)"/g)].map(
    ([, key]) => key,
  )
  expect(keys).toEqual([...AUDIENCES, 'box a', 'pair left a', 'pair right a'])
})
