import { expect, test } from 'vitest'
import { findSpecMapProblems, markProblems, readSpecMarks } from './spec-map.ts'

const SECTIONS = new Set([1, 2])
const file = (text: string) => [{ path: 'domain/a.test.ts', text }]

test.each([
  ["// spec 1: five languages\ntest('%s', () => {})", 0],
  ["// spec 1: one rule\n// spec 2: another\ntest.each([\n  [1],\n])('%i', () => {})", 0],
  ["describe('a', () => {\n  // spec 2: a rule\n  it('holds', () => {})\n})", 0],
  ["// spec 3: a section that is not there\ntest('a', () => {})", 1],
  ["// spec 1 a rule without its colon\ntest('a', () => {})", 1],
  ["//spec: 1 a misspelled mark\ntest('a', () => {})", 1],
  ["// Spec §1: a comment that is no mark\ntest('a', () => {})", 0],
  ['// spec 1: above no test\nconst a = 1', 1],
  ["// spec 1: away from its test\n\ntest('a', () => {})", 1],
  ["// spec 1: twice\n// spec 1: twice\ntest('a', () => {})", 1],
])('%j has %i problems', (text, count) => {
  expect(markProblems(file(text), SECTIONS)).toHaveLength(count)
})

test('a mark has the title of its test, also of one with a table', () => {
  const text =
    "// spec 2: b\ntest('one', () => {})\n// spec 1: a\ntest.each([\n  [1],\n])('two %i', () => {})"
  expect(readSpecMarks(file(text))).toEqual([
    { section: 1, rule: 'a', place: 'domain/a.test.ts:3', test: 'two %i' },
    { section: 2, rule: 'b', place: 'domain/a.test.ts:1', test: 'one' },
  ])
})

test('the marks of the project are sound', () => {
  expect(findSpecMapProblems()).toEqual([])
})
