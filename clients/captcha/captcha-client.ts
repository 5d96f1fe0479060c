import { z } from 'zod'
import { callJson } from '#clients/calls/json-caller.ts'
import { CAPTCHA_ADDRESSES, type CaptchaProvider, captchaVerdict } from '#domain/request/captcha.ts'

export type CaptchaClientOptions = {
  readonly provider: CaptchaProvider
  readonly siteKey: string
  readonly secret: string
  /** The shop's host, such as 'shop.example'. */
  readonly hostname: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly report: (problem: {
    code: 'captcha-unavailable'
    status: number | null
    errors: readonly string[]
  }) => void
}

export type CaptchaClient = {
  readonly provider: CaptchaProvider
  /** Public, since it is part of the pages. */
  readonly siteKey: string
  /**
   * Whether a form's token came from a person on one of our pages and was not used before. Also true if the service is
   * unavailable, which is reported (docs/areas/requests-and-chat.md).
   */
  isPerson(token: string): Promise<boolean>
}

const TIMEOUT_MS = 5_000
/** In characters; the tokens of these services are never longer. */
const TOKEN_LENGTH_MAX = 8_192

const verification = z.object({
  success: z.boolean(),
  hostname: z.string().nullable().default(null),
  'error-codes': z.array(z.string()).default([]),
})

/** Verifies captcha tokens. The visitor's IP address is not sent to the service. */
export function createCaptchaClient(options: CaptchaClientOptions): CaptchaClient {
  const { provider, siteKey, secret, hostname, fetch, report } = options
  const reach = { baseUrl: CAPTCHA_ADDRESSES[provider].verification, fetch }
  return {
    provider,
    siteKey,
    async isPerson(token) {
      if (token === '' || token.length > TOKEN_LENGTH_MAX) return false
      const body = new URLSearchParams({
        secret,
        response: token,
        // An hCaptcha secret is valid for the whole account, so the site key is checked too.
        ...(provider === 'hcaptcha' && { sitekey: siteKey }),
      })
      const response = await callJson(reach, '', { body, timeoutMs: TIMEOUT_MS })
      const { data } = verification.safeParse(response.body)
      const errors = data?.['error-codes'] ?? []
      const verdict = data ? captchaVerdict({ ...data, errors }, hostname) : 'unavailable'
      if (verdict === 'unavailable') report({ code: 'captcha-unavailable', status: response.status, errors })
      return verdict !== 'refused'
    },
  }
}
