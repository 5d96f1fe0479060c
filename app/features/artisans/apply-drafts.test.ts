import { expect, test } from 'vitest'
import type { ArtisanSummary } from '#clients/content/pages/artisans/artisan.ts'
import type { ArtisanList } from '#clients/search/artisans/artisan-list.ts'
import { parseDirectory } from './directory.ts'
import { applyDrafts } from './load-directory.server.ts'

const drafts = [
  artisan('new', 'Never published', '2026-03-01T08:00:00.000Z'),
  artisan('ferro', 'Ferro, as drafted', '2025-03-01T08:00:00.000Z'),
  artisan('noce', 'Noce', '2026-01-10T08:00:00.000Z'),
]
const found: ArtisanList = {
  artisans: [artisan('ferro', 'Ferro', '2025-03-01T08:00:00.000Z')],
  total: 1,
  page: 2,
  pageCount: 2,
  facets: { region: [], craft: [], category: [] },
}

test.each([
  ['', ['Never published', 'Ferro, as drafted', 'Noce'], 3, 1],
  ['sort=most-recent', ['Never published', 'Noce', 'Ferro, as drafted'], 3, 1],
  ['region=veneto', ['Ferro, as drafted'], 1, 2],
  ['q=ferro', ['Ferro, as drafted'], 1, 2],
])('a preview of the directory at "%s" shows %j', (address, names, total, page) => {
  const list = applyDrafts(found, drafts, parseDirectory(new URLSearchParams(address)))
  expect(list.artisans.map(({ name }) => name)).toEqual(names)
  expect(list).toMatchObject({ total, page })
})

function artisan(slug: string, name: string, addedAt: string): ArtisanSummary {
  const rest = { technique: null, intro: null, picture: null }
  return { name, slug, town: 'Murano', region: 'Veneto', addedAt, ...rest }
}
