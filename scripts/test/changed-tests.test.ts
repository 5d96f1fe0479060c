import { expect, test } from 'vitest'
import { findImports, selectTests } from './changed-tests.ts'

test('the selected tests are those that changed themselves and those that import a changed file directly', () => {
  const tests = [
    { path: 'domain/market/tax.test.ts', imports: ['domain/market/tax.ts'] },
    { path: 'domain/money/money.test.ts', imports: ['domain/money/money.ts'] },
    { path: 'domain/links/slug.test.ts', imports: ['domain/links/slug.ts'] },
  ]
  const changed = ['domain/market/tax.ts', 'domain/links/slug.test.ts', 'README.md']
  expect(selectTests(changed, tests)).toEqual(['domain/market/tax.test.ts', 'domain/links/slug.test.ts'])
})

test('imports are found by name and by path, including types and dynamic ones', () => {
  const text = `import { a } from '#domain/market/tax.ts'
import type { B } from '../b.ts'
const c = await import('./c.ts')
import { PEOPLE } from '@bottega/demo-house/people/people.ts'
import { z } from 'zod'`
  expect(findImports('app/page/a.test.ts', text)).toEqual([
    'domain/market/tax.ts',
    'app/b.ts',
    'app/page/c.ts',
    'demo/people/people.ts',
  ])
})
