import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSameToken } from './same-token.ts'

test.each<[given: string | null | undefined, accepted: string | string[], isSame: boolean]>([
  ['key', 'key', true],
  ['key', 'kez', false],
  ['ke', 'key', false],
  ['', 'key', false],
  [null, 'key', false],
  [undefined, '', false],
  ['kéy', 'key', false],
  ['old', ['new', 'old'], true],
  ['older', ['new', 'old'], false],
  ['', [], false],
])('the token %j against %j: %s', (given, accepted, isSame) => {
  expect(isSameToken(given, accepted)).toBe(isSame)
})

test('only two places compare secrets in constant time: tokens and password hashes', () => {
  const filesComparingTokens = globSync('{services,server,scripts}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('timingSafeEqual'),
  )
  expect(filesComparingTokens.sort()).toEqual([
    'services/identity/passwords/password-hash.ts',
    'services/kernel/secrets/same-token.ts',
  ])
})
