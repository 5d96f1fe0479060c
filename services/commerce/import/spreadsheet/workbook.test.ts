import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeFixture } from '../fixtures/product-file.ts'
import { openTable, openTables } from './open-table.ts'

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook with a sheet of notes before the one with products. */
function workbook(rows: string, texts: readonly string[], parts: Record<string, string> = {}): Buffer {
  const sheet = (data: string) => `<worksheet xmlns="${NAMESPACE}"><sheetData>${data}</sheetData></worksheet>`
  const strings = texts.map((text) => `<si>${text}</si>`).join('')
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets>
      <sheet name="Read me" sheetId="1" r:id="rId1"/><sheet name="Products" sheetId="2" r:id="rId2"/>
    </sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${NAMESPACE}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>Hello</t></is></c></row>'),
    'xl/worksheets/sheet2.xml': sheet(rows),
    ...parts,
  }
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(packed)))
}

async function rowsOf(content: Buffer) {
  const table = await openTable(await writeFixture(content, 'products.xlsx'))
  const rows: unknown[] = []
  for await (const { line, fields } of table.open().rows) rows.push([line, ...fields])
  return { rows, format: table.format }
}

const HEADER =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>'
const TEXTS = [
  '<t>Handle</t>',
  '<t>Title</t>',
  '<t>Variant Price</t>',
  '<r><t>Bread </t></r><r><t>tin</t></r>',
]

test('the sheet with product columns is read: shared and inline texts, numbers, blanks', async () => {
  const body = `<row r="2"><c r="A2" t="inlineStr"><is><t>tin</t></is></c><c r="B2" t="s"><v>3</v></c><c r="C2"><v>19.989999999999998</v></c></row>
    <row r="5"><c r="C5"><v>7</v></c></row><row r="6"><c r="A6" t="inlineStr"><is><t> </t></is></c></row>`
  expect(await rowsOf(workbook(HEADER + body, TEXTS))).toEqual({
    format: { sheet: 'Products' },
    rows: [
      [1, 'Handle', 'Title', 'Variant Price'],
      [2, 'tin', 'Bread tin', '19.99'],
      [5, '', '', '7'],
    ],
  })
})

test('flags are TRUE and FALSE, and the errors of formulas are blank', async () => {
  const body =
    '<row r="2"><c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>0</v></c><c r="C2" t="e"><v>#REF!</v></c></row>'
  const { rows } = await rowsOf(workbook(HEADER + body, TEXTS))
  expect(rows[1]).toEqual([2, 'TRUE', 'FALSE', ''])
})

test.each([
  [/^pro/i, ['Products']],
  [/./, ['Read me', 'Products']],
  [/collection/i, ['Read me']],
])('the sheets named like %s are opened, or else the first', async (names, sheets) => {
  const tables = await openTables(await writeFixture(workbook(HEADER, TEXTS), 'shop.xlsx'), names)
  expect(tables.map(({ format }) => format)).toEqual(sheets.map((sheet) => ({ sheet })))
})

test.each([
  ['an archive of other files', zipSync({ 'readme.txt': strToU8('none') })],
  ['a workbook with a broken sheet', workbook('<row r="1"><c', TEXTS)],
])('%s is refused', async (_, content) => {
  await expect(rowsOf(Buffer.from(content))).rejects.toThrow()
})
