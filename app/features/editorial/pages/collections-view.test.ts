import { expect, test } from 'vitest'
import { pathsUnder } from '#clients/content/pages/page-slugs.ts'
import { toCollectionsView } from './collections-view.ts'

const described = {
  title: 'Aus einem Brett',
  intro: null,
  picture: null,
  paths: pathsUnder('/collections', { en: 'from-one-board', de: 'aus-einem-brett' }),
}
const shop = (handle: string) => ({ handle, title: handle, titleLanguage: 'en' as const, picture: null })

// spec 1: the index of collections: described ones first, then the shop's that no editor describes
test('described collections come first, then those of the shop that no editor describes', () => {
  const all = ['from-one-board', 'aus-einem-brett', 'frontpage', 'all', 'glass'].map(shop)
  const view = toCollectionsView([described], all, 'de')
  expect(view.described.map(({ path }) => path)).toEqual(['/collections/aus-einem-brett'])
  expect(view.others.map(({ link }) => [link.url, link.labelLanguage])).toEqual([
    ['/collections/glass', 'en'],
  ])
})
