import { expect, test } from 'vitest'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { ArtisanSummary } from '#clients/content/pages/artisans/artisan.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { ok, refuse } from '#domain/result.ts'
import { parseDirectory } from './directory.ts'
import { loadDirectory } from './load-directory.server.ts'

const search = { findArtisans: async () => refuse('search-failed') } as unknown as SearchClient
const visitor = { locale: { language: 'de', country: 'AT' }, country: 'AT', role: 'guest' } as never
const ferro: ArtisanSummary = {
  slug: 'ferro',
  name: 'Ferro',
  town: 'Murano',
  region: 'Veneto',
  technique: null,
  intro: null,
  picture: null,
  addedAt: '2026-01-10T08:00:00.000Z',
}

function load(getArtisans: () => Promise<unknown>, address: string) {
  const content = { getArtisans } as unknown as ContentClient
  const state = parseDirectory(new URLSearchParams(address))
  return loadDirectory({ search, content }, state, { isPreview: false }, visitor)
}

// spec 2: the artisans are shown while search is down (issue 22)
test('while search is down, the directory lists all workshops without filters', async () => {
  const view = await load(async () => ok([ferro]), 'q=x&region=veneto&page=3')
  expect(view).toMatchObject({
    ok: true,
    value: { artisans: [{ slug: 'ferro', pieces: null }], total: 1, page: 1, isSearchable: false },
  })
})

test('while content is down too, there is no directory', async () => {
  expect(await load(async () => refuse('content-unavailable'), '')).toEqual(refuse('search-failed'))
})
