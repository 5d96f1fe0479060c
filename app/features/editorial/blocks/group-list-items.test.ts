import { expect, test } from 'vitest'
import type { RichTextBlock } from '#clients/content/blocks/rich-text.ts'
import { groupListItems } from './group-list-items.ts'

test('consecutive items form one list; another kind or a paragraph ends it', () => {
  const groups = groupListItems([
    block('a', null),
    block('b', 'bullet'),
    block('c', 'bullet'),
    block('d', 'number'),
    block('e', null),
    block('f', 'bullet'),
  ])
  expect(
    groups.map((group) => (group.list === null ? group.key : group.items.map(({ key }) => key).join('+'))),
  ).toEqual(['a', 'b+c', 'd', 'e', 'f'])
})

test('an empty text has no groups', () => {
  expect(groupListItems([])).toEqual([])
})

function block(key: string, list: RichTextBlock['list']): RichTextBlock {
  return { key, style: 'paragraph', list, spans: [] }
}
