import { expect, test } from 'vitest'
import { importsIn, testsOf } from './changed-tests.ts'

test('a change calls for the tests that changed themselves and those that import it directly', () => {
  const tests = [
    { path: 'domain/tax.test.ts', imports: ['domain/tax.ts'] },
    { path: 'domain/money.test.ts', imports: ['domain/money.ts'] },
    { path: 'domain/slug.test.ts', imports: ['domain/slug.ts'] },
  ]
  const changed = ['domain/tax.ts', 'domain/slug.test.ts', 'README.md']
  expect(testsOf(changed, tests)).toEqual(['domain/tax.test.ts', 'domain/slug.test.ts'])
})

test('imports are read by name and by path, types and dynamic ones too', () => {
  const text = `import { a } from '#domain/tax.ts'
import type { B } from '../b.ts'
const c = await import('./c.ts')
import { z } from 'zod'`
  expect(importsIn('app/page/a.test.ts', text)).toEqual(['domain/tax.ts', 'app/b.ts', 'app/page/c.ts'])
})
