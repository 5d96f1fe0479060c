import { expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'

const ROWS = [
  ['Line', 'Amount', 'Reason'],
  [3, { decimal: '1234.50' }, '=cmd'],
]

test.each([
  ['en', "Line,Amount,Reason\r\n3,1234.50,'=cmd\r\n"],
  ['de', "Line;Amount;Reason\r\n3;1234,50;'=cmd\r\n"],
] as const)('a file in %s opens in a spreadsheet, and no cell is a formula', async (language, text) => {
  const file = csvFile(ROWS, language)
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await file.text()).toBe(text)
})
