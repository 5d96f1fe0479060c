import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { importReport } from '#contracts/team/product-import.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleImports } from '#tests/support/samples/sample-imports.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { fileText, lampRow } from '../../import/fixtures/product-file.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const costs = SAMPLE_HOUSE.delivery.costs.filter(({ market }) => market !== 'EU')
const shop = sampleShop(database, { house: { ...SAMPLE_HOUSE, delivery: { costs } } })
const team = sampleTeam(database, shop)
const { upload, create, ended, runWith, apply } = sampleImports(team, shop)

const read = async (text: string) => (await database.pool.query(text)).rows
const steel = lampRow('tin', { Tags: 'steel', Type: '', 'Product Category': '', Collection: '' })
const HEADER = 'Handle,Title,Image Src,Must Match,Rule: Product Column,Rule: Relation,Rule: Condition'
const collection = (title: string, picture = '') =>
  [HEADER, `steel,${title},${picture},all conditions,Tag,Equals,steel`].join('\n')

test('translations of other products and missing delivery costs are reported, with the costs of the house', async () => {
  const translations = JSON.stringify({ nobody: { it: { title: 'Nessuno' } } })
  const compared = await runWith(['tin.csv', fileText([steel])], ['it.json', translations])
  const { products } = importReport.parse(compared.report)
  expect(products?.unusedTranslations).toEqual(['nobody'])
  expect(products?.withoutShippingCost).toEqual([
    { market: 'USA', count: 1, hasHouseCost: true },
    { market: 'UK', count: 1, hasHouseCost: true },
    { market: 'EU', count: 1, hasHouseCost: false },
    { market: 'ROW', count: 1, hasHouseCost: true },
  ])
  expect((await apply(compared)).state).toBe('done')
})

test('collections alone: their pictures are listed and allowed, and products move to their category', async () => {
  const uploads = [await upload('steel.csv', collection('Made of steel', 'https://cdn.example/steel.jpg'))]
  const { id } = (await create(uploads, { allowsImages: true })).body.item
  const compared = await ended(id)
  expect(compared.report).toMatchObject({
    collections: { created: 1, recategorized: 1 },
    pictures: [{ origin: 'https://cdn.example', count: 1, isShown: false }],
  })
  const category = `select value from commerce.product_metafields where key = 'category'`
  expect(await read(category)).not.toEqual([{ value: 'made-of-steel' }])
  const written = await apply(compared)
  expect(written.report).toMatchObject({
    collections: { created: 1, recategorized: 1 },
    pictures: [{ origin: 'https://cdn.example', count: 1, isShown: true }],
  })
  expect(await read(category)).toEqual([{ value: 'made-of-steel' }])
  expect(await read('select host from kernel.picture_hosts')).toEqual([{ host: 'cdn.example' }])
})

test('a picture of a collection whose file is missing is reported, and the earlier one remains', async () => {
  const compared = await runWith(['steel.csv', collection('All of steel', 'gone.jpg')])
  const missingPictures = [{ handle: 'steel', source: 'gone.jpg' }]
  expect(compared.report.collections).toMatchObject({ changed: 1, missingPictures })
  const written = await apply(compared)
  expect(written.report.collections).toMatchObject({ changed: 1, missingPictures })
  const [row] = await read(
    `select title, picture_url as url from commerce.collections where handle = 'steel'`,
  )
  expect(row).toEqual({ title: 'All of steel', url: 'https://cdn.example/steel.jpg' })
  const again = await runWith(['steel.csv', collection('All of steel', 'gone.jpg')])
  expect(again.report.collections).toMatchObject({ changed: 0, unchanged: 1, missingPictures })
  const erased = await apply(await runWith(['steel.csv', collection('All of steel')]))
  expect(erased.report.collections).toMatchObject({ changed: 1 })
  expect(await read(`select from commerce.collections where picture_url is not null`)).toEqual([])
})

test('products are not read where no collection changes', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const scans = () => query.mock.calls.filter(([given]) => Object(given).name === 'export-products').length
  const unchanged = await runWith(['steel.csv', collection('All of steel')])
  expect([unchanged.report.collections.unchanged, scans()]).toEqual([1, 0])
  await runWith(['steel.csv', collection('Steel')])
  expect(scans()).toBeGreaterThan(0)
  query.mockRestore()
})
