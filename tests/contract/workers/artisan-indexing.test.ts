import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentChanges } from '#tests/support/change-sources.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createArtisanIndexer } from '#workers/indexing/artisans/artisan-indexer.ts'
import { type EmbeddedContent, startContent, TOKENS } from '../support/embedded-content.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'
import { fillIndexes, sampleRecord } from '../support/sample-records.ts'

let search: EmbeddedSearch
let content: EmbeddedContent
let stop: () => Promise<void>
const errors: unknown[] = []
let isContentDown = false

beforeAll(async () => {
  const database = await freshDatabase('commerce', 'content', 'search')
  search = await startSearch('in process', database)
  content = await startContent(
    'in process',
    [LIGHTING, LAMPS, workshop('ferro', 20), workshop('noce', 10)],
    database,
  )
  await fillIndexes(search, [lampBy('ferro', 1), lampBy('ferro', 2)])
  stop = async () => {
    await content.close()
    await search.close()
    await database.close()
  }
})
afterAll(() => stop())

const LIGHTING = category('lighting', 'Lighting', 'Luce')
const LAMPS = { ...category('lighting/lamps', 'Lamps', 'Lampade'), parent: { _ref: LIGHTING._id } }

function category(canonicalPath: string, en: string, it: string) {
  const slug = canonicalPath.slice(canonicalPath.lastIndexOf('/') + 1)
  return {
    _id: `category-${slug}`,
    _type: 'category',
    title: { en, it },
    slug: { en: { current: slug } },
    canonicalPath,
  }
}

function workshop(slug: string, position: number, more: object = {}) {
  return {
    _id: `artisan-${slug}`,
    _type: 'artisan',
    _createdAt: '2025-03-03T08:00:00.000Z',
    name: `Officina ${slug}`,
    slug: { current: slug },
    plan: 'Plus',
    position,
    place: { town: 'Cantù', region: { en: 'Como, Lombardy', it: 'Como, Lombardia' } },
    ...more,
  }
}

function lampBy(slug: string, number: number) {
  return sampleRecord(number, {
    artisan: { name: slug, slug },
    categoryPaths: ['lighting', 'lighting/lamps'],
    choices: { ...sampleRecord(number).choices, artisan: [`${slug}|${slug}`] },
  })
}

const UNAVAILABLE = { ok: false, code: 'content-unavailable' } as const

function createIndexer({ scanEveryMs = 600_000 } = {}) {
  const client = content.client()
  return createArtisanIndexer({
    database: search.database,
    changes: documentChanges(content.service),
    scanEveryMs,
    source: {
      ...client,
      listArtisans: async (requested) => (isContentDown ? UNAVAILABLE : client.listArtisans(requested)),
      findArtisans: async (requested) => (isContentDown ? UNAVAILABLE : client.findArtisans(requested)),
    },
    search: search.client(),
    writer: search.artisanWriter(),
    report: (error) => errors.push(error),
  })
}

const editor = () => content.official({ token: TOKENS.write })
const found = async (indexName = 'artisans', query = '') => {
  const { hits } = await search.full().searchSingleIndex({ indexName, searchParams: { query } })
  return hits
}
const names = async (indexName?: string, query?: string) =>
  (await found(indexName, query)).map((hit) => Reflect.get(hit, 'name'))

test('the first start indexes every artisan, in every language and both sort orders', async () => {
  const indexer = createIndexer()
  await indexer.start()
  expect(await names()).toEqual(['Officina noce', 'Officina ferro'])
  const [, ferro] = await found('artisans_it')
  expect(ferro).toMatchObject({
    region: 'Como, Lombardia',
    categories: ['Luce', 'Lampade'],
    choices: { region: ['lombardy|Lombardia'], category: ['lighting|Luce'] },
  })
  expect(await names('artisans_it', 'lampada')).toEqual(['Officina ferro'])
  await indexer.close()
})

// The follower polls once a minute and scans every ten, longer than the test waits, so whatever it finds was announced
// by a notification.
// spec 4: a published artisan is found as soon as its notice arrives, in every process
test('published, changed and withdrawn artisans are up to date in the index after the notice of the change', async () => {
  const indexer = createIndexer()
  await indexer.start()
  await editor()
    .transaction()
    .createOrReplace(workshop('luce', 5, { _createdAt: '2024-03-03T08:00:00.000Z' }))
    .patch('artisan-noce', { set: { name: 'Ebanisteria Noce' } })
    .delete('artisan-ferro')
    .commit()
  await eventually(
    async () => {
      expect(await names()).toEqual(['Officina luce', 'Ebanisteria Noce'])
      expect(await names('artisans_recent_de')).toEqual(['Ebanisteria Noce', 'Officina luce'])
    },
    { interval: 20 },
  )
  await indexer.close()
})

test('a draft is not indexed and leaves the published artisan in the index', async () => {
  const indexer = createIndexer()
  await indexer.start()
  await editor().create({ ...workshop('noce', 10), _id: 'drafts.artisan-noce', name: 'Draft' })
  await editor()
    .patch('artisan-luce', { set: { name: 'Officina Luce II' } })
    .commit()
  await eventually(async () => expect(await names()).toEqual(['Officina Luce II', 'Ebanisteria Noce']))
  await indexer.close()
})

test('several processes share the work, and every change reaches the index', async () => {
  const indexers = [createIndexer(), createIndexer(), createIndexer()]
  await Promise.all(indexers.map((indexer) => indexer.start()))
  for (let round = 0; round < 10; round++) {
    await editor()
      .patch('artisan-luce', { set: { name: `Round ${round}` } })
      .commit()
  }
  await eventually(async () => expect(await names('artisans_fr')).toEqual(['Round 9', 'Ebanisteria Noce']))
  await Promise.all(indexers.map((indexer) => indexer.close()))
  expect(errors).toEqual([])
})

test('while the content service is down the index stays as it is, and catches up afterwards', async () => {
  const indexer = createIndexer()
  await indexer.start()
  isContentDown = true
  await editor()
    .patch('artisan-luce', { set: { name: 'Back' } })
    .commit()
  await eventually(() => expect(errors.length).toBeGreaterThan(0))
  expect(await names()).toEqual(['Round 9', 'Ebanisteria Noce'])
  isContentDown = false
  await eventually(async () => expect(await names()).toEqual(['Back', 'Ebanisteria Noce']))
  await indexer.close()
})

test('an index that was deleted or edited by hand is complete again after the next start', async () => {
  await search.full().deleteIndex({ indexName: 'artisans_es' })
  await search
    .full()
    .saveObjects({ indexName: 'artisans', objects: [{ objectID: 'nobody', name: 'Nobody' }] })
  const indexer = createIndexer()
  await indexer.start()
  expect(await names()).toEqual(['Back', 'Ebanisteria Noce'])
  expect(await names('artisans_es')).toEqual(['Back', 'Ebanisteria Noce'])
  await indexer.close()
})

test('a renamed category and a new piece update the crafts of an artisan', async () => {
  const indexer = createIndexer()
  await indexer.start()
  await fillIndexes(search, [lampBy('luce', 3)])
  await editor()
    .transaction()
    .patch('category-lighting', { set: { title: { en: 'Light', it: 'Lume' } } })
    .patch('artisan-luce', { set: { name: 'Officina Luce' } })
    .commit()
  await eventually(async () => {
    const [luce] = await found('artisans_it')
    expect(luce).toMatchObject({ name: 'Officina Luce', categories: ['Lume', 'Lampade'] })
  })
  await indexer.close()
})

test('what no notice announces is found by the next scan', async () => {
  const indexer = createIndexer({ scanEveryMs: 200 })
  await indexer.start()
  await search.full().deleteObject({ indexName: 'artisans_fr', objectID: 'artisan-luce' })
  await eventually(async () =>
    expect(await names('artisans_fr')).toEqual(['Officina Luce', 'Ebanisteria Noce']),
  )
  await indexer.close()
})
