import { expect, test } from 'vitest'
import { CSV_FORMATS, csvRow } from './csv.ts'

const { en, de } = CSV_FORMATS

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+39 02 5550', "'+39 02 5550"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', `"'\t=1"`],
  ['\rdir', `"'\rdir"`],
  ['＝1', "'＝1"],
  ['Ada = Ada', 'Ada = Ada'],
  ['', ''],
])('the text %j is written as %j, and never run as a formula', (text, written) => {
  expect(csvRow([text], en)).toBe(`${written}\r\n`)
})

test('amounts and numbers are not quoted as text, and use the language’s decimal sign', () => {
  const cells = [{ decimal: '-1234.50' }, 2.5, 3, null, 'a;b', 'a,b']
  expect(csvRow(cells, en)).toBe('-1234.50,2.5,3,,a;b,"a,b"\r\n')
  expect(csvRow(cells, de)).toBe('-1234,50;2,5;3;;"a;b";a,b\r\n')
})
