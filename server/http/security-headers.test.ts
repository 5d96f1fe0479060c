import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MODEL_VIEWER_STYLE, secureDocument, securityHeaders } from './security-headers.ts'

const settings = { isSecure: true, imageHosts: ['cdn.example'], formOrigins: [], isDevelopment: false }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? ''

test('the inline scripts of a page may run, and no others', () => {
  const html =
    '<script>one()</script><script type="module" async="">two()</script><script src="/a.js"></script>'
  const { policy } = secureDocument(html, null, settings)
  expect(directiveOf(policy, 'script-src')).toBe(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')}`)
  expect(policy).not.toContain('unsafe-inline')
})

test('an injected script without the nonce may not run', () => {
  const html = '<script nonce="m4rk">ours()</script><p><script>theirs()</script></p>'
  const secured = secureDocument(html, 'm4rk', settings)
  expect(directiveOf(secured.policy, 'script-src')).toBe(`script-src 'self' ${hashOf('ours()')}`)
  expect(secured.html).toBe('<script>ours()</script><p><script>theirs()</script></p>')
})

test('data blocks need no permission', () => {
  const html = '<script type="application/ld+json">{}</script><script type="application/json">{}</script>'
  expect(directiveOf(secureDocument(html, null, settings).policy, 'script-src')).toBe("script-src 'self'")
})

test('inline styles are allowed by hash, unescaped as in the browser', () => {
  const html = '<style>a{}</style><p style="--picture:url(&quot;/a&quot;)">x</p>'
  const styles = directiveOf(secureDocument(html, null, settings).policy, 'style-src')
  expect(styles).toBe(
    `style-src 'self' ${MODEL_VIEWER_STYLE} ${hashOf('a{}')} 'unsafe-hashes' ${hashOf('--picture:url("/a")')}`,
  )
})

test('in development all inline styles are allowed, because there is no hash that would forbid them', () => {
  const { policy } = secureDocument('<style>a{}</style>', null, { ...settings, isDevelopment: true })
  expect(directiveOf(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'")
})

test('behind TLS there is HSTS', () => {
  expect(securityHeaders({ isSecure: true })['strict-transport-security']).toMatch(/max-age=\d{8}/)
  expect(securityHeaders({ isSecure: false })).not.toHaveProperty('strict-transport-security')
  expect(secureDocument('', null, settings).policy).toContain('upgrade-insecure-requests')
  expect(secureDocument('', null, { ...settings, isSecure: false }).policy).not.toContain('upgrade')
})

test.each([
  [true, 'SAMEORIGIN', "frame-ancestors 'self'"],
  [false, 'DENY', "frame-ancestors 'none'"],
])(
  'no other site may frame a page, and we ourselves in preview alone: %s',
  (isFramedByUs, header, directive) => {
    expect(securityHeaders({ isSecure: true, isFramedByUs })['x-frame-options']).toBe(header)
    const { policy } = secureDocument('', null, { ...settings, isFramedByUs })
    expect(directiveOf(policy, 'frame-ancestors')).toBe(directive)
  },
)

test('the model viewer may only add the style of its installed version', () => {
  const template = join(import.meta.dirname, '../../node_modules/@google/model-viewer/lib/template.js')
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(template, 'utf8')) ?? []
  expect(MODEL_VIEWER_STYLE).toBe(hashOf(style))
})

test('a document contains the address for violation reports, wherever it is cached', () => {
  const { policy } = secureDocument('', null, settings)
  expect(policy).toMatch(/; report-uri \/csp-reports; report-to csp$/)
  expect(securityHeaders({ isSecure: true })['reporting-endpoints']).toBe('csp="/csp-reports"')
})

test('models may be fetched from the hosts of pictures', () => {
  const { policy } = secureDocument('', null, settings)
  expect(directiveOf(policy, 'connect-src')).toBe("connect-src 'self' https://cdn.example")
})

// spec 1: the policy of a page allows the hosts of its captcha, and no others
test('without a captcha the policy names none; with one, exactly its hosts', () => {
  const policyOf = (captcha: 'turnstile' | 'hcaptcha' | null) =>
    secureDocument('', null, { ...settings, captcha }).policy
  expect(policyOf(null)).toBe(secureDocument('', null, settings).policy)
  expect(policyOf(null)).not.toMatch(/frame-src|captcha|cloudflare/)
  const turnstile = policyOf('turnstile')
  expect(directiveOf(turnstile, 'script-src')).toBe("script-src 'self' https://challenges.cloudflare.com")
  expect(directiveOf(turnstile, 'frame-src')).toBe("frame-src 'self' https://challenges.cloudflare.com")
  expect(directiveOf(turnstile, 'connect-src')).toBe("connect-src 'self' https://cdn.example")
  const hcaptcha = policyOf('hcaptcha')
  for (const name of ['script-src', 'frame-src', 'style-src', 'connect-src']) {
    expect(directiveOf(hcaptcha, name)).toMatch(/ https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com$/)
  }
})
