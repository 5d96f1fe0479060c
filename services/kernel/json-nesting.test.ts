import { expect, test } from 'vitest'
import { isNestedTooDeeply } from './json-nesting.ts'

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

test.each([
  [nested(64, '[', ']'), false],
  [nested(65, '[', ']'), true],
  [`${nested(64, '{"a":', '}').replace(':}', ':1}')}`, false],
  [`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, true],
  [`[${'[],'.repeat(1000)}[]]`, false],
  [JSON.stringify('['.repeat(1000)), false],
  [JSON.stringify({ a: '"'.repeat(100) + '['.repeat(100) }), false],
  [JSON.stringify({ 'a\\"[': ['\\', '['.repeat(100)] }), false],
])('%.40s nests too deep: %s', (json, isTooDeep) => {
  expect(isNestedTooDeeply(json)).toBe(isTooDeep)
})
