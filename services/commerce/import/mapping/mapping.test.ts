import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { fileText, lampRow, writeFixture } from '../fixtures/product-file.ts'
import { importCatalogue } from '../import-catalogue.ts'
import { createMapper } from './create-mapper.ts'
import { DEFAULT_MAPPING, type ImportMapping, mappingText, parseMapping } from './mapping-file.ts'
import { loadMapping, storeMapping } from './stored-mapping.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

const FILE = fileText([
  lampRow('table', {
    'Body (HTML)': '<p>A table.</p><p>W 120 × D 60 × H 75 cm</p><p>Made to order in 6-8 weeks.</p>',
    'Product Category': 'Furniture > Tables > Coffee Tables',
    Type: 'Table',
    Tags: 'wood, new, red',
  }),
  lampRow('own', {
    'Product Category': '',
    Type: '',
    Tags: 'wood',
    'Material (product.metafields.custom.material)': '["Glass"]',
  }),
  lampRow('stool', {
    'Body (HTML)': '<p>30 x 40 cm</p>',
    'Product Category': '',
    Type: 'Stool',
    Tags: '',
  }),
])

async function importWith(mapping: ImportMapping, isProposing = true) {
  const mapper = createMapper(mapping, { isProposing })
  const csvPath = await writeFixture(FILE)
  const report = await importCatalogue(database, {
    base: 'EUR',
    csvPath,
    picturesFolder: '/nowhere',
    map: mapper.map,
  })
  return { ...report, mapping: mapper.mapping(), mapped: mapper.report() }
}

async function readFields(handle: string): Promise<Record<string, string>> {
  const { rows } = await database.pool.query(
    `select key, value from commerce.product_metafields f join commerce.products p on p.id = f.product_id
     where p.handle = $1`,
    [handle],
  )
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

// spec 3: a product of a file without a category of the shop gets one from a mapping, and none is outside every list
test('a proposal gives every product a category and reads what its texts state', async () => {
  const { created, mapped } = await importWith(DEFAULT_MAPPING)
  expect(created).toBe(3)
  expect(await readFields('table')).toEqual({
    category: 'furniture/tables/coffee-tables',
    dimensions: '{"widthCm":120,"depthCm":60,"heightCm":75}',
    material: '["Wood"]',
    color: '["Red"]',
    leadTime: '56',
  })
  expect(await readFields('own')).toEqual({ category: 'more', material: '["Glass"]' })
  expect(await readFields('stool')).toEqual({ category: 'stool' })
  expect([...mapped.categories]).toEqual([
    ['furniture/tables/coffee-tables', 1],
    ['more', 1],
    ['stool', 1],
  ])
  expect([...mapped.origins]).toEqual([
    ['taxonomy', 1],
    ['fallback', 1],
    ['type', 1],
  ])
  expect(mapped).toMatchObject({
    products: 3,
    ambiguousSizes: 1,
    understood: { dimensions: 1, material: 2, color: 1, leadTime: 1 },
  })
})

test('the same file with the resulting mapping changes nothing', async () => {
  const { mapping } = await importWith(DEFAULT_MAPPING)
  const again = await importWith(mapping)
  expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 3 })
  expect(again.mapping).toEqual(mapping)
})

test('an edited mapping is followed, and adds nothing', async () => {
  const rules = [{ field: 'tag' as const, is: 'WOOD', category: 'wooden' }]
  const edited = {
    ...DEFAULT_MAPPING,
    categories: { wooden: { en: 'Wooden' }, rest: {} },
    rules,
    fallback: 'rest',
  }
  const { mapped, mapping } = await importWith(edited, false)
  expect([...mapped.categories]).toEqual([
    ['wooden', 2],
    ['rest', 1],
  ])
  expect(mapping).toEqual(edited)
})

test('a stored mapping is loaded again, and renamed categories announce their products', async () => {
  const { mapping } = await importWith(DEFAULT_MAPPING)
  await storeMapping(database, mapping)
  expect(await loadMapping(database)).toEqual(mapping)
  const { rows: before } = await database.pool.query('select count(*)::int as n from kernel.changes')
  await storeMapping(database, {
    ...mapping,
    categories: { ...mapping.categories, furniture: { en: 'Furniture', it: 'Arredo' } },
  })
  const { rows: after } = await database.pool.query('select count(*)::int as n from kernel.changes')
  expect(after[0].n - before[0].n).toBe(1)
})

test.each([
  ['no JSON', '{'],
  ['an unknown field', mappingText(DEFAULT_MAPPING).replace('"order"', '"ordre"')],
  ['a fallback that is no category', mappingText({ ...DEFAULT_MAPPING, fallback: 'other' })],
  ['a path of four levels', mappingText({ ...DEFAULT_MAPPING, fallback: 'a/b/c/d' })],
])('a mapping with %s is invalid', (_, text) => {
  expect(parseMapping(text)).toMatchObject({ ok: false, code: 'mapping-invalid' })
})
