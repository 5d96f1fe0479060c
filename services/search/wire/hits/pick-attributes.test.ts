import { expect, test } from 'vitest'
import { createAttributePicker } from './pick-attributes.ts'

const record = {
  objectID: '1',
  title: 'Lamp',
  maker: { name: 'Ferro', town: 'Murano' },
  looks: [{ url: 'a', alt: 'b' }],
}

test.each([
  [['*'], record],
  [[], {}],
  [['title', 'nothing'], { title: 'Lamp' }],
  [['maker.name'], { maker: { name: 'Ferro' } }],
  [['maker', 'maker.name'], { maker: { name: 'Ferro' } }],
  [['looks.url'], { looks: [{ url: 'a' }] }],
  [['title.name'], {}],
  [['*', '-looks', '-maker.town'], { objectID: '1', title: 'Lamp', maker: { name: 'Ferro' } }],
  [['-title', '-maker', '-objectID'], { looks: [{ url: 'a', alt: 'b' }] }],
])('%j', (attributes, picked) => {
  expect(createAttributePicker(attributes)(record)).toEqual(picked)
})
