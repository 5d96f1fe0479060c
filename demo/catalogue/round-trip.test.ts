import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportCatalogue } from '../../services/commerce/export/export-catalogue.ts'
import { importCollections } from '../../services/commerce/import/collections/import-collections.ts'
import { readCollections } from '../../services/commerce/import/collections/read-collections.ts'
import { importCatalogue } from '../../services/commerce/import/import-catalogue.ts'
import { IMPORT_JOB } from '../../services/commerce/team/product-files/import-runner.ts'
import { freshDatabase } from '../../tests/support/database.ts'
import { sampleShop } from '../../tests/support/samples/sample-shop.ts'
import { sampleTeam } from '../../tests/support/samples/sample-team.ts'
import { sendUpload } from '../../tests/support/samples/send-upload.ts'
import { TEST_TIME } from '../../tests/support/test-clock.ts'
import { FOLDERS } from '../loader/folders.ts'

const database = await freshDatabase('commerce')
const other = await freshDatabase('commerce')
afterAll(async () => {
  await database.close()
  await other.close()
})

const folder = await mkdtemp(join(tmpdir(), 'round-trip-'))
const STORE = { base: 'EUR', picturesFolder: FOLDERS.pictures, modelsFolder: FOLDERS.files } as const

/** The products of the demonstration house. */
const HOUSE_SIZE = 162

function filesOf(name: string) {
  return {
    csvPath: join(folder, `${name}.csv`),
    translationsPath: join(folder, `${name}.json`),
    collectionsPath: join(folder, `${name}.collections.csv`),
  }
}

test('the catalogue of the house is exported, and imported again without a change', async () => {
  const translationsPaths = ['it', 'es', 'de', 'fr'].map(
    (language) => `${FOLDERS.catalogue}/translations.${language}.json`,
  )
  const csvPath = `${FOLDERS.catalogue}/products.csv`
  const { created } = await importCatalogue(database, { ...STORE, csvPath, translationsPaths })
  const first = filesOf('first')
  expect(await exportCatalogue(database, { ...first, base: 'EUR' })).toMatchObject({
    products: created,
    translated: created,
  })
  const exported = { ...STORE, csvPath: first.csvPath, translationsPaths: [first.translationsPath] }
  const again = { created: 0, changed: 0, unchanged: created, refusals: [] }
  expect(await importCatalogue(database, exported)).toMatchObject(again)

  expect(await importCatalogue(other, exported)).toMatchObject({ created, refusals: [] })
  expect(await importCatalogue(other, { ...STORE, csvPath, translationsPaths })).toMatchObject(again)
  const second = filesOf('second')
  await exportCatalogue(other, { ...second, base: 'EUR' })
  expect(await readFile(second.csvPath, 'utf8')).toBe(await readFile(first.csvPath, 'utf8'))
  expect(await readFile(second.translationsPath, 'utf8')).toBe(await readFile(first.translationsPath, 'utf8'))
})

// spec 3: the demonstration house has custom and smart collections in the commerce service, in five languages
test('the collections of the house have products and texts in five languages, and survive an export', async () => {
  const importFile = async (path: string) => importCollections(database, await readCollections(path, 'EUR'))
  const report = await importFile(`${FOLDERS.catalogue}/collections.csv`)
  expect(report).toMatchObject({ custom: 2, smart: 4, created: 6, refusals: [] })
  expect([...report.unknownProducts]).toEqual([])
  const { rows } = await database.pool.query<{ handle: string; products: number; languages: number }>(
    `select handle, (select count(*)::int from commerce.collection_products where collection_id = c.id) as products,
       (select count(*)::int from jsonb_object_keys(translations)) as languages from commerce.collections c`,
  )
  for (const { handle, products, languages } of rows)
    expect({ handle, hasFew: products < 4, languages }).toEqual({ handle, hasFew: false, languages: 4 })
  const files = filesOf('with-collections')
  await exportCatalogue(database, { ...files, base: 'EUR' })
  expect(await importFile(files.collectionsPath)).toMatchObject({ created: 0, changed: 0, unchanged: 6 })
})

test('the team exports the whole catalogue, and its archive changes nothing when it is imported at the desk', async () => {
  const picturesFolders = [FOLDERS.pictures]
  const shop = sampleShop(database, {
    store: {
      picturesFolder: FOLDERS.pictures,
      picturesFolders,
      modelsFolders: [FOLDERS.files],
      imageHosts: [],
    },
  })
  const team = sampleTeam(database, shop)
  const exported = await team.read('/product-export?currency=EUR')
  const id = await sendUpload(team, 'products.zip', new Uint8Array(await exported.arrayBuffer()))
  const input = { uploads: [id], currency: 'EUR' }
  const { item } = (await team.call('/product-imports', { body: { input } })).body
  const ended = async () => {
    await shop.jobs?.find(({ name }) => name === IMPORT_JOB)?.run(TEST_TIME)
    const { body } = await team.call(`/product-imports/${item.id}`)
    expect(body.item.state).toBe('done')
    return body.item
  }
  const unchanged = {
    products: { created: 0, changed: 0, unchanged: HOUSE_SIZE, refused: 0 },
    collections: { created: 0, changed: 0, unchanged: 6, refused: 0, unknownProducts: [] },
    refusals: [],
  }
  const compared = await ended()
  expect(compared).toMatchObject({ isDryRun: true, report: unchanged })
  const versions = async () =>
    (await database.pool.query('select id, version from commerce.products order by id')).rows
  const before = await versions()
  const apply = { version: compared.version, input: {} }
  await team.call(`/product-imports/${item.id}/apply`, { body: apply })
  expect(await ended()).toMatchObject({ isDryRun: false, report: unchanged })
  expect(await versions()).toEqual(before)
})
