import { expect, test } from 'vitest'
import { browserName, fromBrowser, toBrowser } from './host-cookies.ts'

const secure = { isSecure: true }
const plain = { isSecure: false }

test.each([
  ['session=s; Path=/; Max-Age=9; SameSite=Lax; Secure; HttpOnly', '__Host-session='],
  ['oidc_session.sig=s; path=/; expires=x; samesite=lax; httponly', '__Host-oidc_session.sig='],
  ['cart_id=; Path=/; Max-Age=0; Secure', '__Host-cart_id='],
  ['oidc_interaction=i; path=/sign-in/1; secure; httponly', 'oidc_interaction='],
  ['shared=1; Path=/; Domain=shop.example; Secure', 'shared='],
])('behind TLS %s is sent as %s', (line, start) => {
  const sent = toBrowser(line, secure)
  expect(sent.startsWith(start)).toBe(true)
  expect(sent).toMatch(/; secure/i)
  expect(toBrowser(line, plain)).toBe(line)
})

test('a cookie keeps its name on the way to the browser and back', () => {
  const [pair = ''] = toBrowser('session=s%3D; Path=/; Secure', secure).split('; ', 1)
  expect(fromBrowser(pair, secure)).toBe('session=s%3D')
})

test('a cookie that a neighboring host may have planted is ignored', () => {
  const brought = 'session=planted; __Host-session=ours; cart_id=planted; oidc_resume=r; oidc_resume.sig=s'
  expect(fromBrowser(brought, secure)).toBe('session=ours; oidc_resume=r; oidc_resume.sig=s')
  expect(fromBrowser('session=planted', secure)).toBe('')
  expect(fromBrowser('session=own', plain)).toBe('session=own')
})

test('the cookie policy has the names that browsers show', () => {
  expect(['session', 'oidc_resume.sig'].map((name) => browserName(name, secure))).toEqual([
    '__Host-session',
    'oidc_resume.sig',
  ])
  expect(browserName('session', plain)).toBe('session')
})
