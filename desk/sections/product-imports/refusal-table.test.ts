import { expect, test } from 'vitest'
import { refusalTable } from './refusal-table.ts'

test('refused rows are a table that a spreadsheet opens, and no cell is a formula', async () => {
  const refusal = { file: 'a.csv', line: 3, handle: '=cmd', code: 'price-invalid', detail: '1"2' }
  const table = refusalTable(
    ['Line', 'Handle', 'Reason', 'File'],
    [refusal],
    ({ detail }) => `Not “${detail}”`,
  )
  const bytes = new Uint8Array(await table.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(await table.text()).toBe('"Line","Handle","Reason","File"\r\n"3","\'=cmd","Not “1""2”","a.csv"\r\n')
})
