import { expect, test } from 'vitest'
import { createSignature } from './signature.ts'

const { sign, isSigned } = createSignature(['a secret'], 'tests')

test('a text has one signature, which no other text has', () => {
  expect(sign('Zoë')).toMatch(/^[0-9a-f]{32}$/)
  expect(sign('Zoë')).toBe(sign('Zoë'))
  expect(isSigned('Zoë', sign('Zoë'))).toBe(true)
  expect(isSigned('Zoe', sign('Zoë'))).toBe(false)
  expect(isSigned('Zoë', sign('Zoë').slice(1))).toBe(false)
})

test('a signature with another secret or for another purpose is none, but one with an old secret still is', () => {
  expect(isSigned('x', createSignature(['another secret'], 'tests').sign('x'))).toBe(false)
  expect(isSigned('x', createSignature(['a secret'], 'other tests').sign('x'))).toBe(false)
  const rotated = createSignature(['a new secret', 'a secret'], 'tests')
  expect(rotated.isSigned('x', sign('x'))).toBe(true)
  expect(isSigned('x', rotated.sign('x'))).toBe(false)
})
