import { expect, test } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

test('a written cookie can be read', () => {
  const [pair = ''] = writeCookie('expected_locale', 'de at;=', { isSecure: true }).split('; ')
  expect(readCookie(`bag=1; ${pair}; x=y`, 'expected_locale')).toBe('de at;=')
})

// spec 9: cookie default max-age 34,560,000 s
test('it lasts 400 days, and is secure behind TLS only', () => {
  expect(writeCookie('a', 'b', { isSecure: true })).toBe(
    'a=b; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
  )
  expect(writeCookie('a', 'b', { isSecure: false })).not.toContain('Secure')
})

test.each([null, '', 'barge=1', '%j has no bag'])('%j has no bag', (cookies) => {
  expect(readCookie(cookies, 'bag')).toBeNull()
})

test.each(['a%00b', 'a%0ab', 'a%ef%bf%bdb', '%c3%a4'])('the value %s is rejected', (value) => {
  expect(readCookie(`device=${value}`, 'device')).toBeNull()
})

test('an invalid encoding is returned unchanged', () => {
  expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A')
})
