import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { recordFetchedPicture } from '#services/kernel/pictures/fetched-pictures.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { findCollectionRows } from '../../catalogue/collection-rows.ts'
import { fileText, lampRow, writeFixture } from '../fixtures/product-file.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { createMapper } from '../mapping/create-mapper.ts'
import { DEFAULT_MAPPING } from '../mapping/mapping-file.ts'
import { loadMapping, storeMapping } from '../mapping/stored-mapping.ts'
import { openCollectionFile, recategorize } from './collection-file.ts'
import { importCollections } from './import-collections.ts'
import { openMemberships } from './memberships.ts'
import { placePictures } from './place-pictures.ts'
import { readCollections } from './read-collections.ts'
import { refreshSmartCollections } from './refresh-smart-collections.ts'

const database = await freshDatabase('commerce')
beforeAll(() =>
  importProducts(
    lampRow('alba', { Tags: 'Glass, New' }),
    lampRow('luna', { Tags: 'glass', 'Variant Price': '900.00' }),
    lampRow('sole', { Tags: 'Brass' }),
  ),
)
afterAll(() => database.close())

async function importProducts(...rows: ReturnType<typeof lampRow>[]) {
  const csvPath = await writeFixture(fileText(rows))
  expect(await importCatalogue(database, { base: 'EUR', csvPath, picturesFolder: '/nowhere' })).toMatchObject(
    {
      refused: 0,
    },
  )
}

const HEADER =
  'Handle,Title,Title (it),Body HTML,Published,Metafield: title_tag [string],Must Match,Rule: Product Column,Rule: Relation,Rule: Condition,Product: Handle'

async function importText(lines: readonly string[], isDryRun = false) {
  const path = await writeFixture([HEADER, ...lines].join('\n'), 'collections.csv')
  return importCollections(database, await readCollections(path, 'EUR'), { isDryRun })
}

async function sql(text: string): Promise<void> {
  await database.pool.query(text)
}

function variantQuery(handle: string): string {
  return `(select v.id from commerce.variants v join commerce.products p on p.id = v.product_id where p.handle = '${handle}')`
}

async function members(handle: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ handle: string }>(
    `select p.handle from commerce.collection_products cp join commerce.products p on p.id = cp.product_id
     join commerce.collections c on c.id = cp.collection_id where c.handle = $1 order by cp.position`,
    [handle],
  )
  return rows.map((row) => row.handle)
}

const SMART = [
  'glass,Glass,Vetro,<p>Blown.<script>x</script></p>,TRUE,Glass lamps,all conditions,Tag,Equals,Glass,',
  'glass,,,,,,,Variant Price,Less Than,500,',
]
const CUSTOM = ['window,In the window,,,TRUE,,,,,,sole', ',,,,,,,,,,alba', ',,,,,,,,,,gone']

test('smart collections are filled by their rules, custom ones with the products of the file in its order', async () => {
  const report = await importText([...SMART, ...CUSTOM])
  expect(report).toMatchObject({ custom: 1, smart: 1, created: 2, refusals: [] })
  expect([...report.unknownProducts]).toEqual(['gone'])
  expect(await members('glass')).toEqual(['alba'])
  expect(await members('window')).toEqual(['sole', 'alba'])
  const { rows } = await database.pool.query(
    `select title, description_html as html, seo_title as seo, translations from commerce.collections where handle = 'glass'`,
  )
  expect(rows).toEqual([
    { title: 'Glass', html: '<p>Blown.</p>', seo: 'Glass lamps', translations: { it: { title: 'Vetro' } } },
  ])
})

test('the same file again changes nothing, and a dry run writes nothing', async () => {
  expect(await importText([...SMART, ...CUSTOM])).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  expect(await importText(['new,New,,,,,,,,,alba'], true)).toMatchObject({ created: 1 })
  expect(await members('new')).toEqual([])
  expect(await importText(['window,In the window,,,TRUE,,,,,,alba'])).toMatchObject({ changed: 1 })
  expect(await members('window')).toEqual(['alba'])
})

test('an imported product enters and leaves smart collections, whatever its own column says', async () => {
  await importProducts(
    lampRow('alba', { Tags: 'New', Collection: 'Glass, In the window' }),
    lampRow('luna', { Tags: 'glass', 'Variant Price': '400.00' }),
  )
  expect(await members('glass')).toEqual(['luna'])
  expect(await members('window')).toEqual(['alba'])
})

test('a collection that a product file named by its title gets its handle', async () => {
  await importProducts(lampRow('sole', { Tags: 'Brass', Collection: 'Evening light' }))
  expect(await members('evening-light')).toEqual(['sole'])
  await importText(['evening,Evening light,,,TRUE,,,,,,alba'])
  expect(await members('evening')).toEqual(['alba'])
  expect(await members('evening-light')).toEqual([])
})

/** Waits, since a transaction of another test delays the change. */
function eventuallyFollowed(handle: string, products: readonly string[]): Promise<void> {
  return eventually(async () => {
    await refreshSmartCollections(database)
    expect(await members(handle)).toEqual(products)
  })
}

// spec 3: smart collections have the products that meet their rules, also after an import, a sale or a changed price
test('a collection of products in stock follows sales, and one of prices changed prices', async () => {
  await importText([
    'stocked,In stock,,,TRUE,,any condition,Variant Inventory,Greater Than,0,',
    'low,Low,,,TRUE,,any condition,Variant Price,Less Than,"50,00",',
  ])
  expect(await members('stocked')).toEqual(['alba', 'luna', 'sole'])
  await refreshSmartCollections(database)
  await sql(`update commerce.inventory set reserved = on_hand where variant_id = ${variantQuery('luna')}`)
  await sql(`update commerce.variant_prices set price_minor = 4999 where currency = 'EUR'
    and variant_id = ${variantQuery('sole')}`)
  for (const handle of ['luna', 'sole'])
    await sql(`insert into kernel.changes (log, subject)
      select 'commerce', id::text from commerce.products where handle = '${handle}'`)
  await eventuallyFollowed('stocked', ['alba', 'sole'])
  expect(await members('low')).toEqual(['sole'])
})

test('the first run of the job fills collections whose products changed before', async () => {
  await sql(`delete from kernel.cursors where reader = 'smart-collections'`)
  await sql(`update commerce.inventory set reserved = 0`)
  await eventuallyFollowed('stocked', ['alba', 'luna', 'sole'])
})

test('a collection that becomes unpublished is hidden, and retains its products', async () => {
  await importText(['stocked,In stock,,,no,,any,Inventory,Greater Than,0,'])
  expect(await findCollectionRows(database, { handle: 'stocked' }, 'en')).toEqual([])
  expect(await members('stocked')).toEqual(['alba', 'luna', 'sole'])
})

test('products without type or taxonomy get a category from a collection of the file, and later from the stored one', async () => {
  const rows = ['alba', 'luna', 'sole'].map((handle) =>
    lampRow(handle, { Tags: 'Brass', Type: '', 'Product Category': '', Collection: '' }),
  )
  const csvPath = await writeFixture(fileText(rows))
  const path = await writeFixture(
    [HEADER, 'brass,Brass,,,TRUE,,all conditions,Tag,Equals,brass,'].join('\n'),
    'c.csv',
  )
  const tables = await readCollections(path, 'EUR')
  const drafts = tables.flatMap(({ collections }) =>
    collections.flatMap((read) => (read.ok ? read.draft : [])),
  )
  const importMapped = async (known: typeof drafts) => {
    const memberships = await openMemberships(database, known)
    const mapper = createMapper(DEFAULT_MAPPING, { isProposing: true, memberships })
    const options = { base: 'EUR', csvPath, picturesFolder: '/nowhere', map: mapper.map } as const
    return { report: await importCatalogue(database, options), mapping: mapper.mapping() }
  }
  const { mapping } = await importMapped(drafts)
  expect(mapping.rules).toContainEqual({ field: 'collection', is: 'Brass', category: 'brass' })
  expect(await importCollections(database, tables)).toMatchObject({ created: 1 })
  expect((await importMapped([])).report).toMatchObject({ changed: 0, unchanged: 3 })
})

test('collections imported alone move the products whose category follows from them, and no other', async () => {
  const rows = [
    lampRow('tin', { Tags: 'steel', Type: '', 'Product Category': '', Collection: '' }),
    lampRow('pan', { Tags: 'steel', Type: 'Pans', 'Product Category': '', Collection: '' }),
    lampRow('jug', { Tags: 'steel', Type: '', 'Product Category': '', Collection: '' }),
  ]
  const csvPath = await writeFixture(fileText(rows))
  const mapper = createMapper(DEFAULT_MAPPING, { isProposing: true })
  const importing = { base: 'EUR', csvPath, picturesFolder: '/nowhere', map: mapper.map } as const
  await importCatalogue(database, importing)
  await storeMapping(database, mapper.mapping())
  await sql(`update commerce.product_metafields set value = 'tableware' where key = 'category'
    and product_id = (select id from commerce.products where handle = 'jug')`)
  expect(await categories('tin', 'pan', 'jug')).toEqual(['more', 'pans', 'tableware'])

  const path = await writeFixture(
    [HEADER, 'steel,Made of steel,,,TRUE,,all conditions,Tag,Equals,steel,'].join('\n'),
    'steel.csv',
  )
  const tables = await readCollections(path, 'EUR')
  const drafts = tables.flatMap(({ collections }) =>
    collections.flatMap((read) => (read.ok ? read.draft : [])),
  )
  const change = {
    before: await openMemberships(database, []),
    after: await openMemberships(database, drafts),
  }
  expect(await recategorize(database, { ...change, isDryRun: true })).toBe(1)
  expect(await categories('tin')).toEqual(['more'])
  await importCollections(database, tables)
  await sql('delete from kernel.changes')
  expect(await recategorize(database, { ...change, isDryRun: false })).toBe(1)
  expect(await categories('tin', 'pan', 'jug')).toEqual(['made-of-steel', 'pans', 'tableware'])
  expect((await loadMapping(database)).rules).toContainEqual({
    field: 'collection',
    is: 'Made of steel',
    category: 'made-of-steel',
  })
  const { rows: changes } = await database.pool.query(
    'select p.handle from kernel.changes c join commerce.products p on p.id::text = c.subject',
  )
  expect(changes).toEqual([{ handle: 'tin' }])

  const again = createMapper(await loadMapping(database), { isProposing: true, memberships: change.after })
  expect(await importCatalogue(database, { ...importing, map: again.map })).toMatchObject({
    changed: 1,
    unchanged: 2,
  })
})

test('a category that the team sets while collections are imported remains', async () => {
  const csvPath = await writeFixture(
    fileText([lampRow('cup', { Tags: 'enamel', Type: '', 'Product Category': '', Collection: '' })]),
  )
  const mapper = createMapper(DEFAULT_MAPPING, { isProposing: true })
  await importCatalogue(database, { base: 'EUR', csvPath, picturesFolder: '/nowhere', map: mapper.map })
  const path = await writeFixture(
    [HEADER, 'enamel,Enamel,,,TRUE,,all conditions,Tag,Equals,enamel,'].join('\n'),
    'enamel.csv',
  )
  const tables = await readCollections(path, 'EUR')
  const drafts = tables.flatMap(({ collections }) =>
    collections.flatMap((read) => (read.ok ? read.draft : [])),
  )
  const before = await openMemberships(database, [])
  const after = await openMemberships(database, drafts)
  await importCollections(database, tables)
  await sql('delete from kernel.changes')
  let moved: Promise<number> | undefined
  await database.db.transaction(async (tx) => {
    await tx.execute(`select pg_advisory_xact_lock(${LOCKS.productImport})`)
    moved = recategorize(database, { before, after, isDryRun: false })
    await eventually(async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    })
    await tx.execute(`update commerce.product_metafields set value = 'tableware' where key = 'category'
      and product_id = (select id from commerce.products where handle = 'cup')`)
  })
  expect(await moved).toBe(0)
  expect(await categories('cup')).toEqual(['tableware'])
  expect((await database.pool.query('select from kernel.changes')).rowCount).toBe(0)
})

test('an import of collections that breaks off while products move leaves nothing half-done when it is repeated', async () => {
  const rows = ['fan', 'fir'].map((handle) =>
    lampRow(handle, { Tags: 'paper', Type: '', 'Product Category': '', Collection: '' }),
  )
  const mapper = createMapper(DEFAULT_MAPPING, { isProposing: true })
  const csvPath = await writeFixture(fileText(rows))
  await importCatalogue(database, { base: 'EUR', csvPath, picturesFolder: '/nowhere', map: mapper.map })
  const path = await writeFixture(
    [HEADER, 'paper,Of paper,,,TRUE,,all conditions,Tag,Equals,paper,'].join('\n'),
    'paper.csv',
  )
  const importFile = async () => {
    const file = await openCollectionFile(database, {
      path,
      base: 'EUR',
      picturesFolders: [],
      isDryRun: false,
    })
    return file.write({ newProducts: new Set() })
  }
  await sql(
    `create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`,
  )
  await sql('create trigger broken before update on commerce.product_metafields execute function break_off()')
  await expect(importFile()).rejects.toThrow('broken off')
  await sql('drop trigger broken on commerce.product_metafields')
  expect(await categories('fan', 'fir')).toEqual(['more', 'more'])

  expect(await importFile()).toMatchObject({ created: 1, recategorized: 2 })
  expect(await categories('fan', 'fir')).toEqual(['of-paper', 'of-paper'])
  expect(await members('paper')).toEqual(['fan', 'fir'])
  expect(await importFile()).toMatchObject({ unchanged: 1, recategorized: 0 })
})

async function categories(...handles: string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ value: string }>(
    `select f.value from unnest($1::text[]) with ordinality as x (handle, place)
     join commerce.products p on p.handle = x.handle
     join commerce.product_metafields f on f.product_id = p.id and f.key = 'category' order by x.place`,
    [handles],
  )
  return rows.map(({ value }) => value)
}

test('products that enter or leave a custom collection are recorded, for the search index', async () => {
  await importText(['few,Few,,,TRUE,,,,,,alba', ',,,,,,,,,,luna'])
  await sql('delete from kernel.changes')
  await importText(['few,Few,,,TRUE,,,,,,luna'])
  const { rows } = await database.pool.query<{ handle: string }>(
    'select distinct p.handle from kernel.changes c join commerce.products p on p.id::text = c.subject order by 1',
  )
  expect(rows.map(({ handle }) => handle)).toEqual(['alba', 'luna'])
})

test('pictures of collections are downloaded ones, files of the folder, or left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'collections-'))
  await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c9b8a3' } }).toFile(
    join(folder, 'a.png'),
  )
  await recordFetchedPicture(database, 'https://cdn.example/b.jpg', { name: 'b1.jpg', width: 4, height: 3 })
  const path = await writeFixture(
    [
      'Handle,Title,Image Src',
      'file,File,a.png',
      'fetched,Fetched,https://cdn.example/b.jpg',
      'remote,Remote,https://cdn.example/c.jpg',
      'gone,Gone,d.png',
    ].join('\n'),
    'pictures.csv',
  )
  const { tables, missing } = await placePictures(database, await readCollections(path, 'EUR'), [folder])
  expect(missing).toEqual([{ handle: 'gone', source: 'd.png' }])
  await importCollections(database, tables)
  const { rows } = await database.pool.query(
    `select handle, picture_url as url from commerce.collections
     where handle in ('file', 'fetched', 'remote', 'gone') order by handle`,
  )
  expect(rows).toEqual([
    { handle: 'fetched', url: '/pictures/b1.jpg' },
    { handle: 'file', url: '/pictures/a.png' },
    { handle: 'gone', url: null },
    { handle: 'remote', url: 'https://cdn.example/c.jpg' },
  ])
})

test.each([
  ['no title', ',,,,,,,,,,sole', { line: 2, handle: null, code: 'collection-title-missing', detail: '' }],
  [
    'an unknown rule',
    'x,X,,,,,all conditions,Metafield: a.b,Equals,1,',
    { line: 2, handle: 'x', code: 'collection-rule-unknown', detail: 'Metafield: a.b Equals 1' },
  ],
  [
    'no conjunction',
    'x,X,,,,,some,Tag,Equals,1,',
    { line: 2, handle: 'x', code: 'collection-match-invalid', detail: 'some' },
  ],
  [
    'a relation that its column does not have',
    'x,X,,,,,all conditions,Tag,Greater Than,1,',
    { line: 2, handle: 'x', code: 'collection-rule-unknown', detail: 'Tag Greater Than 1' },
  ],
  [
    'a price that is none',
    'x,X,,,,,all conditions,Variant Price,Less Than,cheap,',
    { line: 2, handle: 'x', code: 'collection-condition-invalid', detail: 'Variant Price Less Than cheap' },
  ],
  [
    'a broken flag',
    'x,X,,,maybe,,,,,,',
    { line: 2, handle: 'x', code: 'yes-or-no-invalid', detail: 'maybe' },
  ],
])('a collection with %s is refused, and no other', async (_, line, refusal) => {
  const { refusals, refused, unchanged } = await importText([line, ...SMART])
  expect(refusals).toContainEqual(refusal)
  expect({ refused, unchanged }).toEqual({ refused: 1, unchanged: 1 })
})

test('a file without titles is refused', async () => {
  const path = await writeFixture('Handle\nglass', 'collections.csv')
  const { refusals } = await importCollections(database, await readCollections(path, 'EUR'))
  expect(refusals).toEqual([{ line: 1, handle: null, code: 'column-missing', detail: 'Title' }])
})
