/** The services that distinguish people from programs; a house chooses at most one. */
export const CAPTCHA_PROVIDERS = ['turnstile', 'hcaptcha'] as const
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number]

type CaptchaAddresses = {
  /** The script of its widget. */
  readonly script: string
  /** Where the server has a token verified. */
  readonly verification: string
  /** What a page with its widget loads, by the directive of the content security policy. */
  readonly sources: Readonly<Record<'script' | 'frame' | 'style' | 'connect', readonly string[]>>
}

const TURNSTILE = ['https://challenges.cloudflare.com']
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

/** The addresses of each service. */
export const CAPTCHA_ADDRESSES: Readonly<Record<CaptchaProvider, CaptchaAddresses>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verification: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: { script: TURNSTILE, frame: TURNSTILE, style: [], connect: [] },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    verification: 'https://api.hcaptcha.com/siteverify',
    sources: { script: HCAPTCHA, frame: HCAPTCHA, style: HCAPTCHA, connect: HCAPTCHA },
  },
}

/** What a service responds about a token. */
export type CaptchaResponse = {
  readonly success: boolean
  /** Of the page that the token was made on, where the service reports it. */
  readonly hostname: string | null
  readonly errors: readonly string[]
}

/** Errors that no visitor can cause: of the service, or of our settings. Any other is one of the token. */
const FAULTS: readonly string[] = ['internal-error', 'missing-input-secret', 'invalid-input-secret']
/** In place of a host name that the service does not report. */
const NO_HOSTNAME = 'not-provided'

/**
 * Whether the token came from a person on a page of ours. 'unavailable': the service did not decide. A token that was
 * made on another site is refused, since people can be made to solve one there.
 */
export function captchaVerdict(
  { success, hostname, errors }: CaptchaResponse,
  ownHostname: string,
): 'person' | 'refused' | 'unavailable' {
  if (!success) return errors.some((code) => FAULTS.includes(code)) ? 'unavailable' : 'refused'
  const isOurs = hostname === null || hostname === NO_HOSTNAME || hostname === ownHostname
  return isOurs ? 'person' : 'refused'
}
