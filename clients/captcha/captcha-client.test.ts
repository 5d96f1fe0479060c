import { expect, test, vi } from 'vitest'
import type { CaptchaProvider } from '#domain/request/captcha.ts'
import { createCaptchaClient } from './captcha-client.ts'

/** A provider that accepts the token 'right' once. */
function providerOf(provider: CaptchaProvider, hostname = 'shop.example') {
  const used = new Set<unknown>()
  const fetch = vi.fn(async (request: Request) => {
    const { response, secret } = Object.fromEntries(await request.formData())
    const isRight = secret === 'secret' && response === 'right' && !used.has(response)
    used.add(response)
    return Response.json(
      isRight ? { success: true, hostname } : { success: false, 'error-codes': ['timeout-or-duplicate'] },
    )
  })
  return { fetch, ...clientOf(provider, fetch) }
}

function clientOf(provider: CaptchaProvider, fetch: (request: Request) => Promise<Response>) {
  const report = vi.fn()
  const settings = { provider, siteKey: 'site', secret: 'secret', hostname: 'shop.example' }
  return { client: createCaptchaClient({ ...settings, fetch, report }), report }
}

test.each([
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
  ['hcaptcha', 'https://api.hcaptcha.com/siteverify'],
] as const)('%s verifies the token of a person once', async (provider, address) => {
  const { client, fetch, report } = providerOf(provider)
  expect(await client.isPerson('right')).toBe(true)
  expect(await client.isPerson('right')).toBe(false)
  expect(await client.isPerson('wrong')).toBe(false)
  const [request] = fetch.mock.calls[0] ?? []
  expect([request?.url, request?.method]).toEqual([address, 'POST'])
  expect(request?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
  expect(report).not.toHaveBeenCalled()
})

test('a token that is missing or too long is refused without a call', async () => {
  const { client, fetch } = providerOf('turnstile')
  expect([await client.isPerson(''), await client.isPerson('x'.repeat(9_000))]).toEqual([false, false])
  expect(fetch).not.toHaveBeenCalled()
})

test('a token that was made on another site is refused', async () => {
  const { client } = providerOf('turnstile', 'evil.example')
  expect(await client.isPerson('right')).toBe(false)
})

// spec 1: a captcha that is unavailable refuses no person
test.each<[string, () => Promise<Response>, number | null]>([
  ['is out of reach', () => Promise.reject(new TypeError('refused')), null],
  ['fails', async () => new Response('<html>', { status: 502 }), 502],
  ['responds with something else', async () => Response.json({ ok: 1 }), 200],
  [
    'does not accept our secret',
    async () => Response.json({ success: false, 'error-codes': ['invalid-input-secret'] }),
    200,
  ],
])('a service that %s is reported, and refuses no person', async (_, fetch, status) => {
  const { client, report } = clientOf('turnstile', fetch)
  expect(await client.isPerson('right')).toBe(true)
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'captcha-unavailable', status }),
  )
})
