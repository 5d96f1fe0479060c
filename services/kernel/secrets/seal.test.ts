import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const { seal, open } = createSeal(['a secret'], 'tests')

test('sealed text can be opened, and is different each time', () => {
  expect(open(seal('Zoë’s token'))).toBe('Zoë’s token')
  expect(seal('x')).not.toBe(seal('x'))
})

test.each(['', 'x', 'AAAA', 'ü'.repeat(60)])('%j was not sealed by us', (text) => {
  expect(open(text)).toBeNull()
})

test('text that was modified, or sealed with another secret or purpose, is not opened', () => {
  const sealed = seal('a token')
  expect(open(sealed.slice(0, 40) + (sealed[40] === 'A' ? 'B' : 'A') + sealed.slice(41))).toBeNull()
  expect(createSeal(['another secret'], 'tests').open(sealed)).toBeNull()
  expect(createSeal(['a secret'], 'other tests').open(sealed)).toBeNull()
})

test('after a rotation the old secret still opens, but no longer seals', () => {
  const rotated = createSeal(['a new secret', 'a secret'], 'tests')
  const old = seal('a token')
  expect(rotated.open(old)).toBe('a token')
  expect(rotated.isCurrent(old)).toBe(false)
  const fresh = rotated.seal('a token')
  expect(rotated.isCurrent(fresh)).toBe(true)
  expect(open(fresh)).toBeNull()
  expect(createSeal(['a new secret'], 'tests').open(old)).toBeNull()
})
