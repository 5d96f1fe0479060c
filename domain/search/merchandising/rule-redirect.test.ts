import { expect, test } from 'vitest'
import { isAllowedRedirectTarget } from './rule-redirect.ts'

// spec 1: text search: a rule leads to a page of the shop or another site, never to a search
test.each([
  ['/sale', true],
  ['/categories/lighting?material=brass', true],
  ['/it-it/trade', true],
  ['/searching', true],
  ['https://press.example/x', true],
  ['/search?q=sale', false],
  ['/Search', false],
  ['/it-it/search?q=saldi', false],
  ['//press.example', false],
  ['http://press.example', false],
  ['javascript:alert(1)', false],
  ['sale', false],
  ['', false],
])('a rule may lead to %j: %s', (target, isAllowed) => {
  expect(isAllowedRedirectTarget(target)).toBe(isAllowed)
})
