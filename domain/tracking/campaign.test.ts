import { expect, test } from 'vitest'
import { detectCampaign } from './campaign.ts'

// spec 7: the campaign of a visit, by its parameters or the page before; of a click id the kind alone
test.each([
  ['', '', 'direct', null, null],
  ['', 'www.google.de', 'search', 'www.google.de', null],
  ['', 'l.instagram.com', 'social', 'l.instagram.com', null],
  ['', 'blog.example', 'referral', 'blog.example', null],
  ['gclid=1', 'www.google.de', 'ad', 'google', null],
  ['fbclid=1', '', 'social', 'facebook', null],
  ['gclid=1&utm_source=bing&utm_campaign=Fall', '', 'ad', 'bing', 'Fall'],
  ['utm_source=news&utm_medium=email&utm_campaign=Fall', '', 'email', 'news', 'Fall'],
  ['utm_source=x&utm_medium=cpc', '', 'ad', 'x', null],
  ['utm_source=x&utm_medium=paid-social', '', 'ad', 'x', null],
  ['utm_source=x&utm_medium=Social', '', 'social', 'x', null],
  ['utm_campaign=Fair', 'shop.example', 'campaign', null, 'Fair'],
  ['utm_source=ada@example.com', '', 'direct', null, null],
])('a visit by %j from %j is of the kind %s', (search, host, kind, source, name) => {
  expect(detectCampaign(new URLSearchParams(search), host, 'shop.example')).toEqual({ kind, source, name })
})

test('a page reached from within the shop does not start a visit', () => {
  expect(detectCampaign(new URLSearchParams('q=lamp'), 'shop.example', 'shop.example')).toBeNull()
})
