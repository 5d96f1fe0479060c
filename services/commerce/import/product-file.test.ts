import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import {
  COLUMNS,
  type FileRow,
  fileText,
  lampRow,
  manyVariantRows,
  writeFixture,
} from './fixtures/product-file.ts'
import { importCatalogue } from './import-catalogue.ts'
import { refusalText } from './refusals.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

async function importText(text: string | Buffer, folder = '/nowhere') {
  const csvPath = await writeFixture(text)
  return importCatalogue(database, { base: 'EUR', csvPath, picturesFolder: folder, modelsFolder: folder })
}

async function readTitle(handle: string): Promise<string | undefined> {
  const { rows } = await database.pool.query('select title from commerce.products where handle = $1', [
    handle,
  ])
  return rows[0]?.title
}

test('a byte order mark, Windows line ends and quoted line breaks are supported', async () => {
  const text = fileText(
    [
      lampRow('quoted', { Title: 'Lamp "Luna", large', 'Body (HTML)': '<p>One\r\ntwo</p>' }),
      lampRow('after', { 'Variant Price': 'none' }),
    ],
    '\r\n',
  )
  const report = await importText(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]))
  expect(await readTitle('quoted')).toBe('Lamp "Luna", large')
  // The line number in a text editor, where line breaks inside quotes count.
  expect(report.refusals).toEqual([{ line: 4, handle: 'after', code: 'price-invalid', detail: 'none' }])
})

test('blank lines are skipped and do not shift the line numbers', async () => {
  const [header, ...rows] = fileText([lampRow('gap-a'), lampRow('gap-b', { Status: 'gone' })]).split('\n')
  const report = await importText([header, '', ...rows].join('\n'))
  expect(report.refusals).toEqual([{ line: 4, handle: 'gap-b', code: 'status-invalid', detail: 'gone' }])
})

test('an unclosed quote refuses its product, but not those before it', async () => {
  const incompleteOptions = { 'Option1 Name': 'Size', 'Option1 Value': 'S' }
  const lines = fileText([lampRow('sound'), lampRow('torn', incompleteOptions)]).split('\n')
  lines.splice(3, 0, 'torn,"Lamp torn', 'torn,,,,')
  const report = await importText(lines.join('\n'))
  expect(report).toMatchObject({ created: 1, refused: 1 })
  expect(report.refusals).toMatchObject([{ line: 4, code: 'csv-malformed', detail: 'CSV_QUOTE_NOT_CLOSED' }])
  expect(await readTitle('torn')).toBeUndefined()
  expect(await readTitle('sound')).toBe('Lamp sound')
})

test('a stray quote inside a field is an ordinary character', async () => {
  const text = fileText([lampRow('stray', { Title: 'TITLE' })]).replace('TITLE', 'Lamp 12" high')
  expect(await importText(text)).toMatchObject({ created: 1, refusals: [] })
  expect(await readTitle('stray')).toBe('Lamp 12" high')
})

test('a file without the required columns is refused', async () => {
  const report = await importText('Handle,Name\nx,y\n')
  expect(report).toMatchObject({ rows: 0, created: 0 })
  expect(report.refusals.map(refusalText)).toEqual([
    'the file has no column "Title"',
    'the file has no column "Variant Price"',
  ])
})

test('an empty file has no columns', async () => {
  expect((await importText('')).refusals).toHaveLength(2)
})

test('the newer wording of the headers is understood too', async () => {
  const report = await importText(
    'Title,URL handle,Description,Status,SKU,Price,Compare-at price,Inventory tracker,Inventory quantity,' +
      'Continue selling when out of stock\nLuna,new-words,<p>Text</p>,Active,S1,10.50,12,shopify,3,TRUE\n',
  )
  expect(report).toMatchObject({ created: 1, refusals: [] })
  expect(await readTitle('new-words')).toBe('Luna')
})

test.each<[string, FileRow[], string, string]>([
  ['neither handle nor title', [lampRow('', { Title: '' })], 'handle-missing', ''],
  ['a handle of which no address can be made', [lampRow('!!!')], 'handle-invalid', '!!!'],
  ['no title', [lampRow('bad', { Title: '' })], 'title-missing', ''],
  [
    'no price in any currency',
    [lampRow('bad', { 'Variant Price': '', 'Price / United States': '', 'Price / United Kingdom': '' })],
    'price-missing',
    'any currency',
  ],
  ['a negative price', [lampRow('bad', { 'Variant Price': '-5' })], 'price-invalid', '-5'],
  ['a price with three decimals', [lampRow('bad', { 'Variant Price': '1.005' })], 'price-invalid', '1.005'],
  ['a wrong market price', [lampRow('bad', { 'Price / United States': '$12' })], 'price-invalid', '$12'],
  ['half a piece in stock', [lampRow('bad', { 'Variant Inventory Qty': '1.5' })], 'number-invalid', '1.5'],
  ['an unknown policy', [lampRow('bad', { 'Variant Inventory Policy': 'maybe' })], 'policy-invalid', 'maybe'],
  ['an unknown status', [lampRow('bad', { Status: 'hidden' })], 'status-invalid', 'hidden'],
  ['neither yes nor no', [lampRow('bad', { Published: 'ja' })], 'yes-or-no-invalid', 'ja'],
  ['no moment', [lampRow('bad', { 'Published At': 'yesterday' })], 'moment-invalid', 'yesterday'],
  ['an option without a name', [lampRow('bad', { 'Option2 Value': 'Red' })], 'option-name-missing', 'Red'],
  [
    'an option without a value',
    [lampRow('bad', { 'Option2 Name': 'Colour' })],
    'option-value-missing',
    'Colour',
  ],
  ['the same variant twice', [lampRow('bad'), lampRow('bad')], 'variant-repeated', 'Default Title'],
  ['more variants than the platform allows', manyVariantRows('bad', 2049), 'too-many-variants', '2048'],
  [
    'broken JSON',
    [lampRow('bad', { 'product.metafields.custom.tradePrice': '{"EUR":' })],
    'metafield-invalid',
    'custom.tradePrice',
  ],
  [
    'a swatch that is no colour',
    [lampRow('bad', { 'product.metafields.custom.swatches': '{"Brass":"gold"}' })],
    'swatch-invalid',
    '{"Brass":"gold"}',
  ],
])('%s is refused with its own code', async (_, rows, code, detail) => {
  const report = await importText(fileText(rows))
  expect(report.refusals).toContainEqual(expect.objectContaining({ code, detail }))
  expect(report.refusals.every((refusal) => refusalText(refusal).length > 10)).toBe(true)
  expect(await readTitle('bad')).toBeUndefined()
})

test('a row with more fields than the header is refused', async () => {
  const text = fileText([lampRow('long')]).trimEnd()
  const report = await importText(`${text},,more\n`)
  expect(report.refusals).toMatchObject([{ code: 'row-too-long', detail: String(COLUMNS.length + 2) }])
})

test('executable content is removed from descriptions, but not their text', async () => {
  const body =
    '<h1>Luna</h1><p style="color:red" onclick="x()">Glass <a href="javascript:x()">link</a></p><script>x()</script>'
  await importText(fileText([lampRow('clean', { 'Body (HTML)': body })]))
  const { rows } = await database.pool.query(
    `select description_html as html from commerce.products where handle = 'clean'`,
  )
  expect(rows[0].html).toBe('<h2>Luna</h2><p>Glass <a>link</a></p>')
})

test('a market that is not included has no price there', async () => {
  await importText(fileText([lampRow('not-uk', { 'Included / United Kingdom': 'FALSE' })]))
  const { rows } = await database.pool.query(
    `select currency from commerce.variant_prices pr join commerce.variants v on v.id = pr.variant_id
     where v.sku = 'SKU-not-uk' order by currency`,
  )
  expect(rows.map(({ currency }) => currency)).toEqual(['EUR', 'USD'])
})

test('picture files get the address of the shop and their own size, in the order of their positions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pictures-'))
  await mkdir(join(folder, 'lamps'))
  const file = join(folder, 'lamps', 'luna.webp')
  await sharp({ create: { width: 30, height: 20, channels: 3, background: '#aa5500' } })
    .webp()
    .toFile(file)
  await copyFile(file, join(folder, 'second.webp'))
  await writeFile(join(folder, 'luna.glb'), 'a model of 20 bytes.')
  const report = await importText(
    fileText([
      lampRow('seen', {
        'Image Src': 'second.webp',
        'Image Position': '2',
        'product.metafields.custom.arModel': '/models/luna.glb',
      }),
      {
        Handle: 'seen',
        'Image Src': '/pictures/lamps/luna.webp',
        'Image Position': '1',
        'Image Alt Text': 'Luna',
      },
      { Handle: 'seen', 'Image Src': 'https://pictures.example/far.jpg', 'Image Position': '3' },
    ]),
    folder,
  )
  expect(report.refusals).toEqual([])
  const { rows } = await database.pool.query(
    `select kind, url, alt, width, height, sources -> 0 -> 'filesize' as bytes from commerce.media m join commerce.products p on p.id = m.product_id
     where p.handle = 'seen' order by position`,
  )
  expect(rows).toEqual([
    { kind: 'image', url: '/pictures/lamps/luna.webp', alt: 'Luna', width: 30, height: 20, bytes: null },
    { kind: 'image', url: '/pictures/second.webp', alt: '', width: 30, height: 20, bytes: null },
    {
      kind: 'image',
      url: 'https://pictures.example/far.jpg',
      alt: '',
      width: null,
      height: null,
      bytes: null,
    },
    { kind: 'model3d', url: '/pictures/lamps/luna.webp', alt: 'Luna', width: 30, height: 20, bytes: 20 },
  ])
})

test.each([
  ['Germany', 'shipping-costs-invalid', 'Germany'],
  ['90', 'shipping-costs-invalid', '90'],
  ['[{"market":"Germany","amount":"5"}]', 'shipping-market-unknown', 'Germany'],
  ['[{"market":"EU","amount":"free"}]', 'shipping-amount-invalid', 'EU'],
])('the shipping costs %j are refused and not taken for free shipping', async (costs, code, detail) => {
  const column = 'product.metafields.custom.shippingCosts'
  const [header = '', row = ''] = fileText([lampRow('costly')]).split('\n')
  const report = await importText(`${header},${column}\n${row},"${costs.replaceAll('"', '""')}"\n`)
  expect(report).toMatchObject({ created: 0, refused: 1 })
  expect(report.refusals).toEqual([{ line: 2, handle: 'costly', code, detail }])
})

test.each([
  ['that is not there', 'lost.webp', 'picture-not-found'],
  ['outside the folder', '../secret.webp', 'picture-invalid'],
  ['without a host', 'https://', 'picture-invalid'],
])('a picture %s is left out and noted, and its product is imported', async (_, source, code) => {
  const handle = `pictured-${code}-${source.length}`
  const report = await importText(fileText([lampRow(handle, { 'Image Src': source })]))
  expect(report).toMatchObject({ created: 1, refusals: [] })
  expect([...report.notes]).toEqual([[code, { count: 1, line: 2 }]])
})
