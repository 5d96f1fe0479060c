import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { findCollectionRows } from '../../catalogue/collection-rows.ts'
import { fileText, lampRow, writeFixture } from '../fixtures/product-file.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { createMapper } from '../mapping/create-mapper.ts'
import { DEFAULT_MAPPING } from '../mapping/mapping-file.ts'
import { followProducts } from './follow-products.ts'
import { importCollections } from './import-collections.ts'
import { openMemberships } from './memberships.ts'
import { readCollections } from './read-collections.ts'

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

function variantOf(handle: string): string {
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

/** A transaction of another test delays the change. */
function eventuallyFollowed(handle: string, products: readonly string[]): Promise<void> {
  return eventually(async () => {
    await followProducts(database)
    expect(await members(handle)).toEqual(products)
  })
}

test('a collection of products in stock follows sales, and one of prices changed prices', async () => {
  await importText([
    'stocked,In stock,,,TRUE,,any condition,Variant Inventory,Greater Than,0,',
    'low,Low,,,TRUE,,any condition,Variant Price,Less Than,"50,00",',
  ])
  expect(await members('stocked')).toEqual(['alba', 'luna', 'sole'])
  await followProducts(database)
  await sql(`update commerce.inventory set reserved = on_hand where variant_id = ${variantOf('luna')}`)
  await sql(`update commerce.variant_prices set price_minor = 4999 where currency = 'EUR'
    and variant_id = ${variantOf('sole')}`)
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
