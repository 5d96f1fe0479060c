import { expect, test } from 'vitest'
import { isBot } from './robots.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

// spec 7: bots and repeated events are not counted
test.each([
  [CHROME, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  [CHROME.replace('Chrome', 'HeadlessChrome'), true],
  [`${CHROME} Chrome-Lighthouse`, true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; AhrefsSiteAudit/6.1; crawler)', true],
  ['curl/8.5.0', true],
  ['python-requests/2.32', true],
  ['', true],
  [null, true],
])('%s is a robot: %s', (userAgent, isOne) => {
  expect(isBot(userAgent)).toBe(isOne)
})
