import { expect, test } from 'vitest'
import { parseWebsite, websiteLink } from './website.ts'

test.each([
  ['okaforlindt.com', 'https://okaforlindt.com/'],
  [' www.okafor-lindt.com/work ', 'https://www.okafor-lindt.com/work'],
  ['http://okafor.example', 'http://okafor.example/'],
  ['HTTPS://Okafor.Example/', 'https://okafor.example/'],
  ['instagram.com/okaforlindt', 'https://instagram.com/okaforlindt'],
  ['studio-möbel.de', 'https://xn--studio-mbel-yfb.de/'],
  ['@okaforlindt', '@okaforlindt'],
  ['@okafor.lindt_1', '@okafor.lindt_1'],
  [`@${'a'.repeat(30)}`, `@${'a'.repeat(30)}`],
  [`a.com/${'b'.repeat(194)}`, `https://a.com/${'b'.repeat(194)}`],
])('%s is the website %s', (typed, website) => {
  expect(parseWebsite(typed)).toBe(website)
})

// spec 5: trade application: a website is an address with a domain, or a handle
test.each([
  '',
  ' ',
  'okaforlindt',
  '@',
  '@okafor lindt',
  '@okafor/lindt',
  '@okafor.',
  `@${'a'.repeat(31)}`,
  `a.com/${'b'.repeat(195)}`,
  'javascript:alert(1)',
  'ftp://okafor.example',
  'mailto:adaeze@okafor.example',
  'adaeze@okafor.example',
  'https://user:secret@okafor.example',
  'https://okafor.example@evil.example',
  'https://okafor.example\\@evil.example',
  'okafor.example:8080',
  '127.0.0.1',
  'http://[::1]/',
  'localhost',
  'printer.local',
  'okafor..example',
  '-okafor.example',
  'okafor.example 2',
  'okafor.c',
])('%j is no website', (typed) => {
  expect(parseWebsite(typed)).toBeNull()
})

test.each([
  ['@okafor.lindt', 'https://www.instagram.com/okafor.lindt/'],
  ['https://okafor.example/', 'https://okafor.example/'],
])('the page of %s is %s', (website, link) => {
  expect(websiteLink(website)).toBe(link)
})
