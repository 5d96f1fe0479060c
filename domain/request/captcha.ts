/** A house chooses at most one. */
export const CAPTCHA_PROVIDERS = ['turnstile', 'hcaptcha'] as const
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number]

type CaptchaAddresses = {
  /** The URL of the widget's script. */
  readonly script: string
  readonly verification: string
  /** What the widget loads, for each directive of the content security policy. */
  readonly sources: Readonly<Record<'script' | 'frame' | 'style' | 'connect', readonly string[]>>
}

const TURNSTILE = ['https://challenges.cloudflare.com']
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

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

export type CaptchaResponse = {
  readonly success: boolean
  /** The host of the page that created the token, if reported. */
  readonly hostname: string | null
  readonly errors: readonly string[]
}

/** Errors of the service or of our configuration. Any other error concerns the token. */
const SERVICE_ERRORS: readonly string[] = ['internal-error', 'missing-input-secret', 'invalid-input-secret']
/** The service sends this instead of a host name. */
const NO_HOSTNAME = 'not-provided'

/**
 * Whether a person created the token on one of our pages. 'unavailable': the service did not decide. A token from
 * another site is refused, since people can be tricked into solving one there.
 */
export function captchaVerdict(
  { success, hostname, errors }: CaptchaResponse,
  ownHostname: string,
): 'person' | 'refused' | 'unavailable' {
  if (!success) return errors.some((code) => SERVICE_ERRORS.includes(code)) ? 'unavailable' : 'refused'
  const isOurs = hostname === null || hostname === NO_HOSTNAME || hostname === ownHostname
  return isOurs ? 'person' : 'refused'
}
