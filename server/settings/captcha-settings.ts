import type { CaptchaProvider } from '#domain/request/captcha.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

const VARIABLES = ['CAPTCHA', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const
type Given = {
  CAPTCHA?: CaptchaProvider | undefined
  CAPTCHA_SITE_KEY?: string | undefined
  CAPTCHA_SECRET?: string | undefined
}

export type CaptchaSettings = {
  readonly provider: CaptchaProvider
  readonly siteKey: string
  readonly secret: string
}

/** Null if no setting is present. Throws StartFault with the missing settings if only some are set. */
export function readCaptchaSettings(given: Given): CaptchaSettings | null {
  const { CAPTCHA: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = given
  if (provider && siteKey && secret) return { provider, siteKey, secret }
  const missing = VARIABLES.filter((variable) => !given[variable])
  if (missing.length === VARIABLES.length) return null
  throw new StartFault(
    `The captcha is incomplete: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set all of ${VARIABLES.join(', ')}, or none for forms without one.`,
  )
}
