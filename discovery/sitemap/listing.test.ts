import { expect, test } from 'vitest'
import type { CountedCategory } from '#clients/search/categories/find-category-tree.ts'
import { ok, refuse } from '#domain/result.ts'
import { createListings, type ListingSources } from './listing.ts'

function category(path: string, children: readonly CountedCategory[] = []): CountedCategory {
  return {
    id: path,
    canonicalPath: path,
    title: path,
    url: `/categories/${path}`,
    picture: null,
    count: 1,
    children,
  }
}

const described = category('furniture', [category('furniture/tables')])
const sources = {
  commerce: {},
  content: {
    listPages: async ({ after }: { after: string | null }) =>
      ok({
        pages:
          after === null ? [{ paths: { en: '/categories/furniture' }, shownIn: null, updatedAt: null }] : [],
        next: after === null ? 'more' : null,
      }),
    getCategoryTree: async () => ok([described]),
  },
} as unknown as ListingSources

async function listed(tree: readonly CountedCategory[], after: string | null = null): Promise<unknown[]> {
  const { categories } = createListings({ ...sources, findCategories: async () => ok([...tree]) })
  return (await categories(after)).pages.map(({ paths }) => paths.en)
}

test('categories that no editor describes are listed with those that one does, each once', async () => {
  const tree = [
    category('furniture', [category('furniture/tables'), category('furniture/chairs')]),
    category('lamps'),
  ]
  expect(await listed(tree)).toEqual([
    '/categories/furniture',
    '/categories/furniture/chairs',
    '/categories/lamps',
  ])
  expect(await listed(tree, 'more')).toEqual([])
})

test('a category without content has the same address in every language', async () => {
  const { categories } = createListings({ ...sources, findCategories: async () => ok([category('lamps')]) })
  const { pages } = await categories(null)
  expect(pages.at(-1)?.paths).toEqual(
    Object.fromEntries(['en', 'es', 'it', 'de', 'fr'].map((language) => [language, '/categories/lamps'])),
  )
})

test('without an answer of the search service there is no sitemap, rather than an incomplete one', async () => {
  const { categories } = createListings({ ...sources, findCategories: async () => refuse('search-failed') })
  await expect(categories(null)).rejects.toThrow()
})
