import { afterAll, expect, test } from 'vitest'
import { changedIds } from '#contracts/changes.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { fileText, lampRow, writeFixture } from './fixtures/product-file.ts'
import { importCatalogue } from './import-catalogue.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

async function importText(
  text: string | Buffer,
  options: { isDryRun?: boolean; translations?: object } = {},
) {
  const translationsPaths = options.translations
    ? [await writeFixture(JSON.stringify(options.translations), 'translations.json')]
    : []
  const csvPath = await writeFixture(text)
  const isDryRun = options.isDryRun ?? false
  return importCatalogue(database, {
    base: 'EUR',
    csvPath,
    translationsPaths,
    picturesFolder: '/nowhere',
    isDryRun,
  })
}

async function count(table: string, condition = 'true'): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as n from commerce.${table} where ${condition}`,
  )
  return rows[0].n
}

async function countChanges(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as n from kernel.changes')
  return rows[0].n
}

test('a product is written completely: text, variants in their order, prices per currency, stock, attributes', async () => {
  const report = await importText(
    fileText([
      lampRow('laguna', {
        'Option1 Name': 'Finish',
        'Option1 Value': 'Brass',
        'Variant Compare At Price': '150.00',
        'product.metafields.custom.tradePrice': '{"EUR":"80.00"}',
        'product.metafields.custom.swatches': '{"Brass":"#b5a642"}',
        'Material (product.metafields.custom.material)': '["Glass","Brass"]',
      }),
      {
        Handle: 'laguna',
        'Option1 Value': 'Steel',
        'Variant Price': '200.00',
        'Variant Inventory Policy': 'continue',
      },
    ]),
  )
  expect(report).toMatchObject({ rows: 2, created: 1, refused: 0, refusals: [] })
  expect(report.ignoredColumns).toContain('Google Shopping / Condition')
  const { rows } = await database.pool.query(`
    select v.title, v.option1, pr.currency, pr.price_minor::int as price, pr.compare_at_minor::int as compare,
      pr.trade_price_minor::int as trade, i.on_hand, i.continue_selling, i.is_tracked
    from commerce.products p join commerce.variants v on v.product_id = p.id
    join commerce.variant_prices pr on pr.variant_id = v.id join commerce.inventory i on i.variant_id = v.id
    where p.handle = 'laguna' order by v.position, pr.currency`)
  const brass = { title: 'Brass', option1: 'Brass', on_hand: 5, continue_selling: false, is_tracked: true }
  expect(rows).toEqual([
    { ...brass, currency: 'EUR', price: 10_000, compare: 15_000, trade: 8_000 },
    { ...brass, currency: 'GBP', price: 9_000, compare: null, trade: null },
    { ...brass, currency: 'USD', price: 12_050, compare: null, trade: null },
    {
      title: 'Steel',
      option1: 'Steel',
      currency: 'EUR',
      price: 20_000,
      compare: null,
      // The second variant has the same ratio as the first: 80 of 100.
      trade: 16_000,
      on_hand: 0,
      continue_selling: true,
      is_tracked: false,
    },
  ])
})

test('the same file again changes nothing and announces nothing', async () => {
  const text = fileText([lampRow('twice'), lampRow('thrice')])
  const translations = { twice: { it: { title: 'Due volte', handle: 'due-volte' } } }
  expect(await importText(text, { translations })).toMatchObject({ created: 2 })
  const changes = await countChanges()
  const before = await database.pool.query('select * from commerce.products order by id')
  expect(await importText(text, { translations })).toMatchObject({ created: 0, changed: 0, unchanged: 2 })
  expect(await countChanges()).toBe(changes)
  expect((await database.pool.query('select * from commerce.products order by id')).rows).toEqual(before.rows)
})

test('only a changed product is written, with the same row number and variants as before', async () => {
  await importText(fileText([lampRow('old-a'), lampRow('old-b')]))
  const ids = `select p.id, v.id as variant from commerce.products p join commerce.variants v on v.product_id = p.id
    where handle = 'old-a'`
  const before = (await database.pool.query(ids)).rows
  const report = await importText(fileText([lampRow('old-a', { Title: 'New name' }), lampRow('old-b')]))
  expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
  expect((await database.pool.query(ids)).rows).toEqual(before)
})

test('a change of text does not restore sold stock; a new quantity in the file changes it', async () => {
  const stock = async () =>
    (
      await database.pool.query(
        `select i.on_hand from commerce.inventory i join commerce.variants v on v.id = i.variant_id where v.sku = 'SKU-sold'`,
      )
    ).rows[0].on_hand
  await importText(fileText([lampRow('sold')]))
  await database.pool.query(
    `update commerce.inventory set on_hand = 1 where variant_id = (select id from commerce.variants where sku = 'SKU-sold')`,
  )
  await importText(fileText([lampRow('sold', { Title: 'Another title' })]))
  expect(await stock()).toBe(1)
  await importText(fileText([lampRow('sold', { Title: 'Another title', 'Variant Inventory Qty': '7' })]))
  expect(await stock()).toBe(7)
})

test('a dry run counts the changes and writes nothing', async () => {
  const products = await count('products')
  const changes = await countChanges()
  const report = await importText(fileText([lampRow('dry'), lampRow('dry-bad', { 'Variant Price': 'x' })]), {
    isDryRun: true,
  })
  expect(report).toMatchObject({ rows: 2, created: 1, refused: 1 })
  expect(await count('products')).toBe(products)
  expect(await countChanges()).toBe(changes)
})

test('products without a title or a description in a language are counted', async () => {
  const translations = {
    named: { de: { title: 'Lampe' }, it: { title: 'Lampada', descriptionHtml: '<p>Soffiata a Murano.</p>' } },
    silent: { de: { title: 'Lampe' } },
  }
  const rows = [lampRow('named'), lampRow('silent', { 'Body (HTML)': '' }), lampRow('plain')]
  const { untranslated } = await importText(fileText(rows), { translations, isDryRun: true })
  expect(Object.fromEntries(untranslated)).toEqual({ en: 3, it: 2, es: 3, de: 2, fr: 3 })
})

test('one wrong row refuses its whole product and no other', async () => {
  const report = await importText(
    fileText([
      lampRow('half', { 'Option1 Name': 'Size', 'Option1 Value': 'S' }),
      { Handle: 'half', 'Option1 Value': 'M', 'Variant Price': 'twelve' },
      lampRow('whole'),
    ]),
  )
  expect(report).toMatchObject({ created: 1, refused: 1 })
  expect(report.refusals).toEqual([{ line: 3, handle: 'half', code: 'price-invalid', detail: 'twelve' }])
  expect(await count('products', `handle = 'half'`)).toBe(0)
  expect(await count('products', `handle = 'whole'`)).toBe(1)
})

test('each changed product is announced once, and listeners receive their numbers', async () => {
  const client = await database.pool.connect()
  const heard = new Promise<string | undefined>((resolve) => {
    client.on('notification', ({ payload }) => resolve(payload))
  })
  await client.query('listen commerce_product_changes')
  await importText(fileText([lampRow('heard-a'), lampRow('heard-b')]))
  const payload = await heard
  client.release(true)
  const { rows } = await database.pool.query(
    `select p.id::text, p.handle from kernel.changes c join commerce.products p on p.id::text = c.subject
     where p.handle like 'heard-%' order by c.id`,
  )
  expect(rows.map(({ handle }) => handle)).toEqual(['heard-a', 'heard-b'])
  expect(changedIds(payload ?? null)).toEqual(rows.map(({ id }) => id))
})

test('a translated handle belongs to one product: the second product with it is refused', async () => {
  const report = await importText(fileText([lampRow('own-a'), lampRow('own-b')]), {
    translations: {
      'own-a': { de: { handle: 'gleich' } },
      'own-b': { de: { handle: 'gleich' } },
      nobody: { de: { title: 'Niemand' } },
    },
  })
  expect(report).toMatchObject({ created: 1, refused: 1, unusedTranslations: ['nobody'] })
  expect(report.refusals).toEqual([
    { line: 3, handle: 'own-b', code: 'translated-handle-taken', detail: 'gleich' },
  ])
})

test('collections are created by title, with their products in the order of the file', async () => {
  await importText(
    fileText([
      lampRow('in-1', { Collection: 'New in Milan' }),
      lampRow('in-2', { Collection: 'New in Milan' }),
    ]),
  )
  await importText(fileText([lampRow('in-1', { Collection: '' })]))
  const { rows } = await database.pool.query(
    `select c.handle, p.handle as product from commerce.collections c
     join commerce.collection_products cp on cp.collection_id = c.id
     join commerce.products p on p.id = cp.product_id order by cp.position`,
  )
  expect(rows).toEqual([{ handle: 'new-in-milan', product: 'in-2' }])
})
