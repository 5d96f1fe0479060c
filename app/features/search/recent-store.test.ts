import { expect, test } from 'vitest'
import { parseRecent, RECENT_CAP, withRecent } from './recent-store.ts'

test.each([
  [[], 'oak', ['oak']],
  [['glass'], 'oak', ['oak', 'glass']],
  [['glass', 'oak'], 'Oak', ['Oak', 'glass']],
  [['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
])('after %j, a search for %s makes %j', (recent, query, expected) => {
  expect(withRecent(recent, query)).toEqual(expected)
})

test.each([
  ['', []],
  ['["oak","glass"]', ['oak', 'glass']],
  ['["oak",7,null]', ['oak']],
  ['{"oak":1}', []],
  ['not ours', []],
])('what is kept as %j is read as %j', (kept, expected) => {
  expect(parseRecent(kept)).toEqual(expected)
})

test('what somebody else has kept there is cut to the cap', () => {
  expect(parseRecent(JSON.stringify(Array.from({ length: 20 }, (_, at) => `${at}`)))).toHaveLength(RECENT_CAP)
})
