import { expect, test } from 'vitest'
import { richText } from './rich-text.ts'

const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks })
const block = (facts: Record<string, unknown>) => ({
  _type: 'block',
  _key: 'a',
  children: [span('Words')],
  ...facts,
})
const plain = { text: 'Words', isStrong: false, isEmphasis: false, link: null }

test('blocks keep their style and list; an unknown style is a paragraph', () => {
  const blocks = [
    block({ style: 'h2' }),
    block({ style: 'blockquote' }),
    block({ style: 'fancy' }),
    block({ listItem: 'bullet' }),
  ]
  expect(richText.parse(blocks)).toEqual([
    { key: 'a', style: 'heading-2', list: null, spans: [plain] },
    { key: 'a', style: 'quotation', list: null, spans: [plain] },
    { key: 'a', style: 'paragraph', list: null, spans: [plain] },
    { key: 'a', style: 'paragraph', list: 'bullet', spans: [plain] },
  ])
})

test('spans are strong, emphasized or linked, and an unsafe link becomes plain text', () => {
  const markDefs = [
    { _key: 'good', _type: 'link', href: '/categories/decor' },
    { _key: 'bad', _type: 'link', href: 'javascript:alert(1)' },
    { _key: 'note', _type: 'footnote' },
  ]
  const children = [span('a', 'strong', 'em'), span('b', 'good'), span('c', 'bad'), span('d', 'note')]
  expect(richText.parse([block({ markDefs, children })])[0]?.spans).toEqual([
    { text: 'a', isStrong: true, isEmphasis: true, link: null },
    { text: 'b', isStrong: false, isEmphasis: false, link: '/categories/decor' },
    { text: 'c', isStrong: false, isEmphasis: false, link: null },
    { text: 'd', isStrong: false, isEmphasis: false, link: null },
  ])
})
