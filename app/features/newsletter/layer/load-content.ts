import { withPrefix } from '#app/i18n/use-page-locale.ts'
import type { SignUpLayer } from '#clients/content/sign-up-layer.ts'
import { NEWSLETTER_PATHS } from '../paths.ts'

/** The words of the sign-up layer for a locale; null if there are none, or they cannot be loaded. */
export async function loadContent(prefix: string, signal: AbortSignal): Promise<SignUpLayer | null> {
  const address = withPrefix(prefix, NEWSLETTER_PATHS.layer)
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal }).catch(() => null)
  return response?.ok ? ((await response.json()) as SignUpLayer | null) : null
}
