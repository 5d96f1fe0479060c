import { expect, test } from 'vitest'
import { findRedirect } from './find-products.ts'

test.each([
  ['nothing', {}, null],
  ['a redirect of the hosted engine', { renderingContent: { redirect: { url: '/sale' } } }, '/sale'],
  ['data of a rule', { userData: [{ banner: 1 }, { redirect: '/trade' }] }, '/trade'],
  ['another site', { userData: [{ redirect: 'https://press.example/x' }] }, 'https://press.example/x'],
  ['other contents', { renderingContent: { facetOrdering: {}, redirect: undefined } }, null],
  ['no address', { userData: ['sale', { redirect: 'javascript:alert(1)' }, { redirect: 5 }] }, null],
])('a rule leads elsewhere: %s', (_, response, target) => {
  expect(findRedirect(response)).toBe(target)
})
