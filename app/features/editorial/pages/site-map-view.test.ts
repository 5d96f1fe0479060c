import { expect, test } from 'vitest'
import type { SitePage } from '#clients/content/pages/site-pages.ts'
import { groupSiteMap } from './site-map-view.ts'

const page = (type: SitePage['type'], url: string, isOffice = false) => ({ type, url, title: url, isOffice })
const category = (url: string) => ({
  id: url,
  canonicalPath: url,
  title: url,
  url,
  picture: null,
  children: [],
})

// spec 2: legal area and sitemap
test('pages are grouped by kind, offices with the company, without empty groups', () => {
  const groups = groupSiteMap(
    [{ ...category('/categories/decor'), children: [category('/categories/decor/vases')] }],
    [
      page('about', '/about'),
      page('landing', '/landing/milan', true),
      page('landing', '/landing/gifts'),
      page('postType', '/magazine/notes'),
      page('magazine', '/magazine/notes/a'),
      page('collection', '/collections/icons'),
    ],
    [
      { handle: 'glass', title: 'Glass', titleLanguage: 'en' },
      { handle: 'icons', title: 'Icons of the shop', titleLanguage: null },
    ],
    { label: 'Write to us', url: '/contact' },
  )
  expect(groups.map(({ name, links }) => [name, links.map(({ url }) => url)])).toEqual([
    ['categories', ['/categories/decor']],
    ['collections', ['/collections/icons', '/collections/glass']],
    ['landings', ['/landing/gifts']],
    ['magazine', ['/magazine/notes', '/magazine/notes/a']],
    ['house', ['/about', '/landing/milan']],
    ['legal', ['/contact']],
  ])
  expect(groups[1]?.links.map(({ language }) => language)).toEqual([undefined, 'en'])
  expect(groups[0]?.links[0]?.children).toMatchObject([{ url: '/categories/decor/vases' }])
})
