import { expect, test } from 'vitest'
import { parseSearchKind } from './searches.tsx'

test.each([
  ['{"kind":"found"}', 'found'],
  ['{"kind":"nothing-found"}', 'nothing-found'],
  ['{"text":"found"}', 'nothing-found'],
  ['{"kind":"other"}', 'nothing-found'],
  ['{"kind":', 'nothing-found'],
  ['{}', 'nothing-found'],
  [null, 'nothing-found'],
])('with the filter %o the searches are those that are %s', (text, kind) => {
  expect(parseSearchKind(text)).toBe(kind)
})
