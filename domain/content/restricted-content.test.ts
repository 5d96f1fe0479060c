import { expect, test } from 'vitest'
import { isRestrictedContent } from './restricted-content.ts'

test.each([
  ['the trade menu by its slug', { _type: 'editorialMenu', slug: { current: 'trade-menu' } }, true],
  ['the trade menu by its id', { _id: 'trade-menu', _type: 'editorialMenu' }, true],
  ['the consumer menu', { _type: 'editorialMenu', slug: { current: 'consumer-menu' } }, false],
  ['a menu without a slug', { _type: 'editorialMenu', slug: null }, false],
  ['a page that is called as the trade menu', { _id: 'trade-menu', _type: 'landing' }, false],
  ['a message for trade clients', { _type: 'marketingMessage', b2bOnly: true }, true],
  ['a message for everybody', { _type: 'marketingMessage', b2bOnly: false }, false],
  ['a message that does not say', { _type: 'marketingMessage' }, false],
  ['a layer for trade clients', { _type: 'newsletterSignUpLayer', audience: 'is_trade' }, true],
  ['a message for subscribers', { _type: 'marketingMessage', audience: 'has_email_opted_in' }, false],
  ['a private post', { _type: 'magazine', private: true }, true],
  ['a public post', { _type: 'magazine', private: false }, false],
])('%s is restricted: %s', (_, facts, isRestricted) => {
  expect(isRestrictedContent({ _id: 'some-id', ...facts })).toBe(isRestricted)
})
