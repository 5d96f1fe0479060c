import type { RouterContextProvider } from 'react-router'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { signUpCookie } from '#app/visitor/cookies/sign-up-cookies.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { EMAIL_FIELD, PLACE_FIELD, TRAP } from './paths.ts'

type Place = 'footer' | 'page' | 'layer'

export type RefusedSignUp = {
  readonly email: string
  readonly code: 'email-invalid' | 'newsletter-unavailable' | 'too-many-requests'
}

export const SIGN_UP_STATUS = {
  'email-invalid': 422,
  'too-many-requests': 429,
  'newsletter-unavailable': 503,
} as const satisfies Record<RefusedSignUp['code'], number>

/** Records the decision in a cookie, so that the layer is not shown again. */
export function signUpHeaders({ protocol }: Pick<URL, 'protocol'>) {
  return { 'Set-Cookie': signUpCookie('decision', 'yes', { isSecure: protocol === 'https:' }), ...PRIVATE }
}
export const PRIVATE = { 'Cache-Control': 'private, no-store' }

/**
 * Returns null once the address is accepted. A form that a bot filled in is accepted and dropped, so that the bot
 * learns nothing.
 */
export async function signUpFromForm(
  form: FormData,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<RefusedSignUp | null> {
  if (form.get(TRAP)) return null
  const email = String(form.get(EMAIL_FIELD) ?? '').slice(0, 300)
  const { language, country } = context.get(visitorContext)
  const sent = await context.get(clientsContext).newsletter.signUp({
    email,
    language,
    country,
    place: readPlace(form.get(PLACE_FIELD)),
    wording: pageText('newsletter-consent', language),
    network: request.headers.get(VISITOR_KEY_HEADER),
  })
  return sent.ok ? null : { email, code: sent.code }
}

function readPlace(place: FormDataEntryValue | null): Place {
  return place === 'footer' || place === 'layer' ? place : 'page'
}
