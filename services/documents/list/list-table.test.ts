import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import { sampleListDocument, sampleListPiece } from '#tests/support/samples/sample-list-document.ts'
import { toListTable } from './list-table.ts'
import { writeCsv, writeWorkbook } from './write-table.ts'

const writeListCsv = (list = sampleListDocument()) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeCsv(toListTable(list), list.language))
async function writeListWorkbook(list = sampleListDocument()) {
  const files = unzipSync(await writeWorkbook(toListTable(list), list.title))
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { sheet: part('xl/worksheets/sheet1.xml'), strings: part('xl/sharedStrings.xml'), all: part }
}

test('a CSV file has a line for each piece, with its section, and the total', () => {
  const [head, sofa, armchair, , lamp, total, end] = writeListCsv().split('\r\n')
  expect(head).toBe(
    '\ufeffSection,Piece,Artisan,Article,Finish,Width (cm),Depth (cm),Height (cm),Lead time,Quantity,Unit price (EUR),Amount (EUR),Note',
  )
  expect(sofa).toBe(
    'Living room,Pianura three-seat sofa,Officina Brianza,OFBPIA-001,Olive linen,250,96,88.3,Ships in 10 weeks,1,9240.00,9240.00,"Back to the windows, so that the frescoes stay in view from all three seats."',
  )
  expect(armchair).toContain(',2,4928.00,9856.00,')
  expect(lamp).toBe(
    ',Luna arched floor lamp,Ottoni Lumezzane,OTLLUN-001,Brushed brass,,,152.9,Available upon request,1,,,',
  )
  expect(total).toBe('Total,,,,,,,,,,,23111.00,')
  expect(end).toBe('')
})

test('a total that is only a minimum is labeled as such', () => {
  const open = sampleListPiece({ finish: null, isPriceOpen: true })
  expect(writeListCsv(sampleListDocument({ sections: [{ title: null, pieces: [open] }] }))).toMatch(
    /^Total from,/m,
  )
})

test('sizes are in the country’s units, and decimals follow the language', () => {
  expect(writeListCsv(sampleListDocument({ country: 'US' }))).toContain('Width (in),Depth (in)')
  expect(writeListCsv(sampleListDocument({ country: 'US' }))).toContain('98.4,37.8,34.8')
  expect(writeListCsv(sampleListDocument({ language: 'de', country: 'DE' }))).toContain(';250;96;88,3;')
})

test('without prices there is neither a column nor a total of them', async () => {
  const list = sampleListDocument({ prices: null })
  expect(writeListCsv(list)).not.toMatch(/EUR|9240|Total/)
  expect((await writeListWorkbook(list)).sheet).not.toContain('9240')
})

test('a table for a client has no article numbers', async () => {
  const prices = { kind: 'client', currency: 'EUR', isTaxIncluded: true, until: null } as const
  const list = sampleListDocument({ prices })
  expect(writeListCsv(list)).not.toMatch(/Article|OFBPIA/)
  expect((await writeListWorkbook(list)).strings).not.toMatch(/Article|OFBPIA/)
})

// spec 6: a list as a CSV or Excel file, which runs nothing
test.each(['=1+1', '+39 02', '-5', '@SUM(A1)', '＝1'])('%j is a text, not a formula', async (note) => {
  const list = sampleListDocument({ sections: [{ title: null, pieces: [sampleListPiece({ note })] }] })
  expect(writeListCsv(list)).toContain(`,'${note}\r\n`)
  const { sheet, strings } = await writeListWorkbook(list)
  expect(sheet).not.toContain('<f>')
  expect(strings).toContain(note)
})

test('a workbook has numeric cells, amounts in their currency’s format, and a frozen header', async () => {
  const { sheet, all } = await writeListWorkbook()
  expect(sheet).toMatch(/<c r="L2"[^>]*><v>9240<\/v>/)
  expect(sheet).toMatch(/<c r="J3"[^>]*><v>2<\/v>/)
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"/)
  expect(all('xl/styles.xml')).toContain('#,##0.00')
  expect(all('xl/workbook.xml')).toContain('Casa Brera, second floor')
})

test.each(["'[Rooms]: 1/2 * a?\\'", '?', 'x'.repeat(80), '<&>"'])(
  'a list called %j is a sheet that Excel opens',
  async (title) => {
    const { all } = await writeListWorkbook(sampleListDocument({ title }))
    const name = /<sheet [^>]*name="([^"]*)"/.exec(all('xl/workbook.xml'))?.[1] ?? ''
    expect(name).not.toMatch(/[[\]:/*?\\<]|^'|'$|^$/)
    expect(name.replaceAll(/&\w+;/g, '&').length).toBeLessThanOrEqual(31)
  },
)

test.each(LANGUAGES)('in %s each column has another name', (language) => {
  const titles = toListTable(sampleListDocument({ language })).columns.map(({ title }) => title)
  expect(new Set(titles).size).toBe(13)
})
