import { expect, test } from 'vitest'
import { parseEntries, withEntry } from './stored-list.ts'

const CAP = 3

test.each([
  [[], 'oak', ['oak']],
  [['glass'], 'oak', ['oak', 'glass']],
  [['glass', 'oak'], 'Oak', ['Oak', 'glass']],
  [['1', '2', '3'], '4', ['4', '1', '2']],
])('%j with %s becomes %j', (entries, entry, expected) => {
  expect(withEntry(entries, entry, CAP)).toEqual(expected)
})

test.each([
  ['', []],
  ['["oak","glass"]', ['oak', 'glass']],
  ['["oak",7,null]', ['oak']],
  ['{"oak":1}', []],
  ['not ours', []],
])('the stored value %j is parsed as %j', (retained, expected) => {
  expect(parseEntries(retained)).toEqual(expected)
})
