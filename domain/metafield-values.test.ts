import { expect, test } from 'vitest'
import { readFlag, readList, readNumber, readRecord, readRecords, readText } from './metafield-values.ts'

test.each([
  [' oak ', 'oak'],
  [60, '60'],
  ['', null],
  ['   ', null],
  [undefined, null],
  [{}, null],
])('the text of %j is %j', (value, text) => {
  expect(readText(value)).toBe(text)
})

test.each([
  ['true', true],
  ['TRUE', true],
  [true, true],
  ['false', false],
  ['1', false],
  ['', false],
  [undefined, false],
])('the flag %j is %s', (value, flag) => {
  expect(readFlag(value)).toBe(flag)
})

test.each([
  ['["oak","brass"]', ['oak', 'brass']],
  ['oak', ['oak']],
  ['Glass, hand blown', ['Glass, hand blown']],
  ['["oak", "", 7, null]', ['oak', '7']],
  [['oak'], ['oak']],
  ['[]', []],
  ['', []],
  [undefined, []],
  ['["oak"', ['["oak"']],
  ['42', ['42']],
])('the list %j has %j', (value, list) => {
  expect(readList(value)).toEqual(list)
})

test.each([
  ['12.5', 12.5],
  [40, 40],
  [0, 0],
  ['-4', null],
  ['1e3', null],
  [Number.NaN, null],
  ['', null],
])('the number of %j is %j', (value, number) => {
  expect(readNumber(value)).toBe(number)
})

test('only objects are read as records', () => {
  expect(readRecord('{"a":1}')).toEqual({ a: 1 })
  expect(readRecord('[1]')).toEqual({})
  expect(readRecord('nonsense')).toEqual({})
  expect(readRecord(null)).toEqual({})
  expect(readRecords('[{"a":1},2,null]')).toEqual([{ a: 1 }])
  expect(readRecords('{"a":1}')).toEqual([])
})
