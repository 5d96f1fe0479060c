import { expect, test } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

test('a cookie that was written is read again', () => {
  const [pair = ''] = writeCookie('expected_locale', 'de at;=', { isSecure: true }).split('; ')
  expect(readCookie(`bag=1; ${pair}; x=y`, 'expected_locale')).toBe('de at;=')
})

test('it lasts 400 days, and is secure behind TLS only', () => {
  expect(writeCookie('a', 'b', { isSecure: true })).toBe(
    'a=b; Path=/; Max-Age=34560000; SameSite=Lax; Secure',
  )
  expect(writeCookie('a', 'b', { isSecure: false })).not.toContain('Secure')
})

test.each([null, '', 'barge=1', 'a=b; c=d'])('%j has no bag', (cookies) => {
  expect(readCookie(cookies, 'bag')).toBeNull()
})

test.each(['a%00b', 'a%0ab', 'a%ef%bf%bdb', '%c3%a4'])('the value %s is none of ours', (value) => {
  expect(readCookie(`device=${value}`, 'device')).toBeNull()
})

test('a value that is no valid encoding is read as it stands', () => {
  expect(readCookie('a=%E0%A4%A', 'a')).toBe('%E0%A4%A')
})
