import { expect, test } from 'vitest'
import { CAPTCHA_ADDRESSES, CAPTCHA_PROVIDERS, captchaVerdict } from './captcha.ts'

test.each([
  [{ success: true, hostname: 'shop.example', errors: [] }, 'person'],
  [{ success: true, hostname: null, errors: [] }, 'person'],
  [{ success: true, hostname: 'not-provided', errors: [] }, 'person'],
  [{ success: true, hostname: 'evil.example', errors: [] }, 'refused'],
  [{ success: false, hostname: null, errors: ['invalid-input-response'] }, 'refused'],
  [{ success: false, hostname: null, errors: ['timeout-or-duplicate'] }, 'refused'],
  [{ success: false, hostname: null, errors: ['already-seen-response'] }, 'refused'],
  [{ success: false, hostname: null, errors: ['sitekey-secret-mismatch'] }, 'refused'],
  [{ success: false, hostname: null, errors: ['bad-request'] }, 'refused'],
  [{ success: false, hostname: null, errors: [] }, 'refused'],
  [{ success: false, hostname: null, errors: ['internal-error'] }, 'unavailable'],
  [{ success: false, hostname: null, errors: ['invalid-input-secret'] }, 'unavailable'],
] as const)('what a captcha responds with %j is %s', (response, verdict) => {
  expect(captchaVerdict(response, 'shop.example')).toBe(verdict)
})

test.each(CAPTCHA_PROVIDERS)('the policy allows the host of the script of %s', (provider) => {
  const { script, sources } = CAPTCHA_ADDRESSES[provider]
  const { hostname } = new URL(script)
  const hosts = sources.script.map((source) => source.replace('https://', ''))
  expect(hosts.some((host) => host === hostname || hostname.endsWith(host.replace('*', '')))).toBe(true)
})
