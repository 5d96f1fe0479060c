import { expect, test } from 'vitest'
import { threadTime } from '#tests/support/thread-time.ts'
import { readSharedTexts, readSheetRows } from './sheet-rows.ts'

const sheet = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`

test('cells are read in their columns: shared and inline texts, numbers, formulas', () => {
  const texts = readSharedTexts(
    '<sst><si><t>SKU</t></si><si><r><t>VET</t></r><r><t xml:space="preserve">-12</t></r><rPh><t>x</t></rPh></si></sst>',
  )
  const xml = sheet(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Q &amp; &#233;</t></is></c></row>' +
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"/><c r="C2"><f>1+1</f><v>2.0000000000000004</v></c></row>' +
      '<x:row xmlns:x="y"><x:c t="str"><x:v>TER-7</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c></x:row>',
  )
  expect(readSheetRows(xml, texts, 10)).toEqual([
    ['SKU', '', 'Q & é'],
    ['VET-12', '', '2'],
    ['TER-7', ''],
  ])
})

// spec 5: quick order: a hostile workbook is read in a moment
test.each([
  ['no sheet', 'not a sheet'],
  ['a tag that never ends', '<row><c r="A1"'],
  ['a cell that never ends', '<row><c r="A1"><v>1'],
  ['a column far away', sheet('<row><c r="XFD1"><v>1</v></c></row>')],
  ['a text that does not exist', sheet('<row><c t="s"><v>99999</v></c></row>')],
  ['a bomb of entities', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheet('<row><c><v>&a;&a;</v></c></row>')}`],
  ['an entity beyond Unicode', sheet('<row><c t="str"><v>&#x1FFFFF;&#0;</v></c></row>')],
  ['endless tags', '<c>'.repeat(1_000_000)],
  ['endless ends', '<row>'.repeat(1_000_000)],
  ['endless signs', '<'.repeat(2_000_000)],
])('%s is read in a moment, and stays small', async (_, xml) => {
  const { result: rows, spentMs } = await threadTime(async () => readSheetRows(xml, [], 501))
  expect(spentMs).toBeLessThan(1000)
  expect(rows.length).toBeLessThanOrEqual(501)
  expect(JSON.stringify(rows).length).toBeLessThan(5000)
})
