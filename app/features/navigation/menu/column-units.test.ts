import { expect, test } from 'vitest'
import type { MenuColumn } from '#clients/content/menu.ts'
import { gridColumnsOf } from './menu-item.tsx'

// spec 2: mega menu: 4 grid columns, 5 when there are at least 5 column units
test.each([
  [[links(), links(), links()], 0, 4],
  [[links(), links(), picture(2)], 0, 4],
  [[links(), links(), links(), picture(1), picture(1)], 0, 5],
  [[links(), picture(4)], 0, 5],
  [[links(), links(), links()], 2, 5],
] as const)('%# has its grid columns', (columns, editorialCount, expected) => {
  expect(gridColumnsOf(columns, editorialCount)).toBe(expected)
})

function links(): MenuColumn {
  return { type: 'editorialMenuColumn', key: 'links', lists: [] }
}

function picture(colspan: 1 | 2 | 4): MenuColumn {
  const source = { url: '/a.webp', alt: '', width: 4, height: 5 }
  const link = { label: 'New', url: '/new' }
  return { type: 'editorialMenuImage', key: 'picture', picture: source, link, colspan }
}
