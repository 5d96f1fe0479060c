import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/team/roles.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { sampleImports } from '#tests/support/samples/sample-imports.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { fileText, lampRow } from '../../import/fixtures/product-file.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const shop = sampleShop(database)
const team = sampleTeam(database, shop)
const { call, routes } = team

const { upload, create, ended, runWith, apply } = sampleImports(team, shop)
const productCount = async () =>
  (await database.pool.query('select count(*)::int as count from commerce.products')).rows[0].count

const MATRIX: Record<string, readonly Role[]> = {
  'POST /uploads': ['catalogue', 'admin'],
  'PUT /uploads/:id/parts/:index': ['catalogue', 'admin'],
  'GET /product-imports': ['catalogue', 'admin'],
  'GET /product-imports/:id': ['catalogue', 'admin'],
  'GET /product-imports/:id/history': ['catalogue', 'admin'],
  'POST /product-imports': ['catalogue', 'admin'],
  'POST /product-imports/:id/apply': ['catalogue', 'admin'],
  'GET /product-imports/:id/refusals': ['catalogue', 'admin'],
  'GET /product-export': ['catalogue', 'admin'],
}

test('every route of product files is open to its roles alone', async () => {
  const own = routes.filter((route) => /uploads|product-imports|product-export/.test(route))
  expect(own).toEqual(Object.keys(MATRIX))
  for (const [name, roles] of Object.entries(MATRIX)) {
    const [method = '', route = ''] = name.split(' ')
    const path = route.replace(':id', '1').replace(':index', '0')
    const request = method === 'GET' ? {} : { method: method as 'POST' | 'PUT', body: {} }
    for (const role of ROLES) {
      const { status } = await call(path, { role, ...request })
      expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)])
    }
    expect((await call(path, { role: 'a customer', ...request })).status).toBe(401)
  }
})

test('a file is compared first, and written after the second factor; a refused row is reported with its line', async () => {
  const rows = [lampRow('sole', { Title: 'Sole' }), lampRow('luna', { 'Variant Price': 'twelve' })]
  const compared = await runWith(['lamps.csv', fileText(rows)])
  expect(compared).toMatchObject({ state: 'done', isDryRun: true, files: ['lamps.csv'] })
  expect(compared.report).toMatchObject({
    files: [{ name: 'lamps.csv', role: 'products' }],
    products: { format: 'shopify', rows: 2, created: 1, changed: 0, refused: 1 },
    refusalCount: 1,
    refusals: [{ file: 'lamps.csv', line: 3, handle: 'luna', code: 'price-invalid', detail: 'twelve' }],
  })
  expect(await productCount()).toBe(0)
  const { id, version } = compared
  const body = { version, input: {} }
  const early = await call(`/product-imports/${id}/apply`, { body, isUnconfirmed: true })
  expect(early).toMatchObject({ status: 403, body: { code: 'confirmation-required' } })

  const written = await apply(compared)
  expect(written).toMatchObject({ state: 'done', isDryRun: false, report: { products: { created: 1 } } })
  expect(await productCount()).toBe(1)
  expect((await call(`/product-imports/${id}/refusals`)).body.items).toHaveLength(1)
  const again = await call(`/product-imports/${id}/apply`, { body: { version: written.version, input: {} } })
  expect(again).toMatchObject({ status: 422, body: { code: 'already-done' } })
  const { items } = (await call(`/product-imports/${id}/history`)).body
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['create', 'apply'])
  const left = await database.pool.query('select from commerce.uploads')
  expect(left.rowCount).toBe(0)
})

test('files are known by their content, whatever they are called, also in an archive', async () => {
  const products = fileText([lampRow('stella', { Title: 'Stella' })])
  const translations = JSON.stringify({ stella: { it: { title: 'La stella' } } })
  const collections = 'Handle,Title,Must Match,Product: Handle\nwindow,In the window,,stella\n'
  const bytes = (text: string) => new TextEncoder().encode(text)
  const archive = zipSync({
    'a.csv': bytes(collections),
    'b.csv': bytes(products),
    'c.json': bytes(translations),
    '__MACOSX/b.csv': bytes('x'),
  })
  const { report } = await runWith(['everything.dat', archive])
  expect(report).toMatchObject({
    products: { created: 1 },
    collections: { custom: 1, created: 1, unknownProducts: [] },
  })
  expect(report.files.map(({ role }: { role: string }) => role)).toEqual([
    'collections',
    'products',
    'translations',
  ])
})

test('files that are no product files are refused before anything is read', async () => {
  const products = fileText([lampRow('sole')])
  const cases: [string, [string, string | Uint8Array][]][] = [
    ['file-unreadable', [['photo.csv', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 1, 2])]]],
    ['file-unreadable', [['broken.xlsx', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9])]]],
    ['file-unreadable', [['letter.txt', 'Dear house,']]],
    ['translations-alone', [['only.json', '{}']]],
    [
      'translations-alone',
      [
        ['window.csv', 'Handle,Title,Must Match\nwindow,In the window,\n'],
        ['it.json', '{}'],
      ],
    ],
    ['files-too-large', [['long.zip', zipSync({ 'it.json': Buffer.from(`{${' '.repeat(50_000_000)}}`) })]]],
    [
      'files-too-large',
      [
        ['one.zip', zipSync({ 'a.csv': new TextEncoder().encode(products) })],
        ['two.zip', createArchiveClaiming(2_000_000_000)],
      ],
    ],
    [
      'files-too-large',
      [
        ['one.zip', createArchive(30)],
        ['two.zip', createArchive(30)],
      ],
    ],
    ['files-too-large', [['many.zip', createArchive(20_001, '.bin')]]],
    [
      'files-repeated',
      [
        ['one.csv', products],
        ['two.csv', products],
      ],
    ],
    [
      'translations-malformed',
      [
        ['one.csv', products],
        ['it.json', '{"sole": 1}'],
      ],
    ],
  ]
  for (const [failure, files] of cases)
    expect([files[0]?.[0], await runWith(...files)]).toMatchObject([
      files[0]?.[0],
      { state: 'failed', failure },
    ])
})

function createArchive(count: number, extension = '.csv'): Uint8Array {
  const names = Array.from({ length: count }, (_, index) => `${index}${extension}`)
  const content = new TextEncoder().encode('Handle,Title\na,A\n')
  return zipSync(Object.fromEntries(names.map((name) => [name, content])))
}

/** An archive whose directory claims that its only file has this size. */
function createArchiveClaiming(bytes: number): Uint8Array {
  const archive = Buffer.from(zipSync({ 'a.csv': new TextEncoder().encode('Handle,Title\na,A\n') }))
  archive.writeUInt32LE(bytes, archive.indexOf('PK\x01\x02', 0, 'latin1') + 24)
  return archive
}

test('an incomplete upload cannot be imported, and none may be larger than a product file', async () => {
  const created = await call('/uploads', { body: { input: { name: 'half.csv', bytes: 10 } } })
  const { id } = created.body.item
  expect(await create([id])).toMatchObject({ status: 422, body: { code: 'fields-refused' } })
  const short = await call(`/uploads/${id}/parts/0`, { method: 'PUT', bytes: new Uint8Array(9) })
  expect(short.status).toBe(400)
  const huge = { name: 'huge.csv', bytes: 300_000_000 }
  expect((await call('/uploads', { body: { input: huge } })).status).toBe(400)
})

test('an import that was interrupted is started again, and given up after three times', async () => {
  const [one] = [await upload('one.csv', fileText([lampRow('sirio', { Title: 'Sirio' })]))]
  await database.pool.query(
    `insert into commerce.product_imports (account_id, uploads, currency, allows_images, state, attempts, created_at)
     values ('a', $1, 'EUR', false, 'running', 1, '2026-11-20 10:00Z'), ('a', $1, 'EUR', false, 'running', 3, '2026-11-20 10:00Z')`,
    [JSON.stringify([{ id: one, name: 'one.csv' }])],
  )
  const job = shop.jobs?.find(({ name }) => name === 'commerce: continue imports')
  await job?.run(TEST_TIME)
  const { items } = (await call('/product-imports')).body
  const [second, first] = items
  expect(await ended(first.id)).toMatchObject({ state: 'done', report: { products: { created: 1 } } })
  expect(await ended(second.id)).toMatchObject({ state: 'failed', failure: 'import-interrupted' })
})

test('an export needs the second factor, is logged, and its archive changes nothing', async () => {
  expect((await call('/product-export', { isUnconfirmed: true })).body.code).toBe('confirmation-required')
  const response = await team.read('/product-export?currency=EUR')
  expect(response.headers.get('content-disposition')).toMatch(/products-\d{4}-\d\d-\d\d\.zip/)
  const archive = new Uint8Array(await response.arrayBuffer())
  const { report } = await runWith(['products.zip', archive])
  expect(report.products).toMatchObject({ created: 0, changed: 0, unchanged: await productCount() })
  const logged = await database.pool.query("select after from kernel.audit_log where action = 'export'")
  expect(logged.rows.slice(-1)).toEqual([{ after: { products: 1, currency: 'EUR' } }])
})
