import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const { seal, open } = createSeal('a secret')

test('what was sealed is read again, and looks different each time', () => {
  expect(open(seal('Zoë’s token'))).toBe('Zoë’s token')
  expect(seal('x')).not.toBe(seal('x'))
})

test.each(['', 'x', 'AAAA', 'ü'.repeat(60)])('%j was not sealed by us', (text) => {
  expect(open(text)).toBeNull()
})

test('what was changed on its way, or sealed by somebody else, is not read', () => {
  const sealed = seal('a token')
  expect(open(`${sealed.slice(0, -2)}AA`)).toBeNull()
  expect(createSeal('another secret').open(sealed)).toBeNull()
})
