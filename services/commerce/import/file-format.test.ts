import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { COLUMNS, type FileRow, fileText, lampRow, writeFixture } from './fixtures/product-file.ts'
import { importCatalogue } from './import-catalogue.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

const importBytes = async (content: string | Buffer) =>
  importCatalogue(database, { base: 'EUR', csvPath: await writeFixture(content), picturesFolder: '/nowhere' })

async function readStored(handle: string) {
  const { rows } = await database.pool.query<{ title: string; price: number }>(
    `select p.title, vp.price_minor::int as price from commerce.products p
     join commerce.variants v on v.product_id = p.id
     join commerce.variant_prices vp on vp.variant_id = v.id and vp.currency = 'EUR' where p.handle = $1`,
    [handle],
  )
  return rows[0]
}

const swapBytes = (bytes: Buffer) => Buffer.from(bytes).swap16()
const mark = (...bytes: number[]) => Buffer.from(bytes)

/** Contains characters of Windows-1252 that Latin-1 does not have: the euro sign, a curly quote, a dash. */
const TITLE = 'Lampada d’ottone – così, 120 €'
const inWindows1252 = (text: string) =>
  Buffer.from(text.replaceAll('’', '\x92').replaceAll('–', '\x96').replaceAll('€', '\x80'), 'latin1')

test.each([
  ['utf-8', 'utf-8', (text: string) => Buffer.from(text)],
  ['utf-8-marked', 'utf-8', (text: string) => Buffer.concat([mark(0xef, 0xbb, 0xbf), Buffer.from(text)])],
  ['utf-16-marked', 'utf-16le', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['utf-16-plain', 'utf-16le', (text: string) => Buffer.from(text, 'utf16le')],
  ['utf-16-swapped', 'utf-16be', (text: string) => swapBytes(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['windows-1252', 'windows-1252', inWindows1252],
] as const)('a file in %s is read with all of its letters', async (handle, encoding, encode) => {
  const report = await importBytes(encode(fileText([lampRow(handle, { Title: TITLE })], '\r\n')))
  expect(report).toMatchObject({ created: 1, refused: 0, understood: { encoding } })
  expect(await readStored(handle)).toEqual({ title: TITLE, price: 10_000 })
})

test('Latin-1 is found by its first letter that is no UTF-8, however late it comes', async () => {
  const rows = Array.from({ length: 400 }, (_, at) => lampRow(`plain-${at}`))
  const text = fileText([...rows, lampRow('late', { Title: 'Lume perché' })])
  expect(text.length).toBeGreaterThan(65_536)
  await importBytes(Buffer.from(text, 'latin1'))
  expect(await readStored('late')).toMatchObject({ title: 'Lume perché' })
})

function textWith(delimiter: string, rows: readonly FileRow[]): string {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
  return lines
    .map((fields) => fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(delimiter))
    .join('\r\n')
}

test.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
  ['bar', '|'],
] as const)('a file separated by %s is read', async (handle, delimiter) => {
  const report = await importBytes(textWith(delimiter, [lampRow(handle, { Title: 'A; B, C|D' })]))
  expect(report).toMatchObject({ created: 1, understood: { delimiter } })
  expect(await readStored(handle)).toMatchObject({ title: 'A; B, C|D' })
})

test('a first line that names the separator is no header, and lines are counted with it', async () => {
  const rows = [lampRow('named'), lampRow('wrong', { 'Variant Price': 'x' })]
  const report = await importBytes(`sep=;\r\n${textWith(';', rows)}`)
  expect(report).toMatchObject({ created: 1, understood: { delimiter: ';', hasDelimiterLine: true } })
  expect(report.refusals).toMatchObject([{ line: 4, code: 'price-invalid' }])
})

test('rows of nothing but separators, as spreadsheets leave them, are no products', async () => {
  const text = textWith(';', [lampRow('tail')])
  const report = await importBytes(`${text}\r\n${';'.repeat(COLUMNS.length - 1)}\r\n; ;;\r\n`)
  expect(report).toMatchObject({ rows: 1, created: 1, refusals: [] })
})

test.each([
  ['comma', ['1.250,00', '99,90'], 125_000],
  ['point', ['1,250.00', '99.90'], 125_000],
  ['comma', ['1.250', '99,90'], 125_000],
  ['point', ['1.250', '99.90'], 125],
  ['comma', ['1250', '99,9'], 125_000],
] as const)(
  'with a decimal %s, the prices %j are what they are',
  async (decimalMark, [price, other], cents) => {
    const only = { 'Price / United States': '', 'Price / United Kingdom': '' }
    const rows = [
      lampRow('dear', { 'Variant Price': price, ...only }),
      lampRow('other', { 'Variant Price': other, ...only }),
    ]
    expect(await importBytes(textWith(';', rows))).toMatchObject({ refused: 0, understood: { decimalMark } })
    expect(await readStored('dear')).toMatchObject({ price: cents })
  },
)

test('a price that may mean two things is refused, with a reason, where no other shows which', async () => {
  const nothingElse = { 'Price / United States': '', 'Price / United Kingdom': '' }
  const report = await importBytes(
    textWith(';', [lampRow('unclear', { 'Variant Price': '1.250', ...nothingElse })]),
  )
  expect(report).toMatchObject({ created: 0, refused: 1, understood: { decimalMark: null } })
  expect(report.refusals).toMatchObject([{ code: 'price-unclear', detail: '1.250' }])
})
