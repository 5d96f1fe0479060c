import { withPrefix } from '#app/i18n/use-page-locale.ts'
import type { SignUpLayer } from '#clients/content/sign-up-layer.ts'
import { NEWSLETTER_PATHS } from '../paths.ts'
import type { RefusedSignUp } from '../sign-up.server.ts'

export type SignUpOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: RefusedSignUp['code'] }

/** Returns null if the locale has no texts, or they cannot be loaded. */
export async function loadContent(prefix: string, signal: AbortSignal): Promise<SignUpLayer | null> {
  const url = withPrefix(prefix, NEWSLETTER_PATHS.layer)
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal }).catch(() => null)
  return response?.ok ? ((await response.json()) as SignUpLayer | null) : null
}

/** Never rejects: after a failed connection, the input remains. */
export async function sendSignUp(prefix: string, form: HTMLFormElement): Promise<SignUpOutcome> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const response = await fetch(withPrefix(prefix, NEWSLETTER_PATHS.layer), {
    method: 'POST',
    body: new URLSearchParams(fields),
  }).catch(() => null)
  const outcome = await response?.json().catch(() => null)
  return outcome && 'ok' in outcome ? outcome : { ok: false, code: 'newsletter-unavailable' }
}
