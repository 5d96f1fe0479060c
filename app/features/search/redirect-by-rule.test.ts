import { expect, test } from 'vitest'
import { redirectByRule } from './redirect-by-rule.server.ts'

const LOCALE = { language: 'it', country: 'IT' } as const

function targetOf(target: string | null): string | null {
  try {
    redirectByRule(target, LOCALE)
    return null
  } catch (response) {
    return response instanceof Response ? response.headers.get('location') : 'a fault'
  }
}

test.each([
  [null, null],
  ['/sale', '/it-it/sale'],
  ['https://press.example/x', 'https://press.example/x'],
  ['/search?q=lamp', null],
  ['javascript:alert(1)', null],
])('a search whose rule leads to %s leads to %s', (target, address) => {
  expect(targetOf(target)).toBe(address)
})
