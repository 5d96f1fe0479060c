import type { RouterContextProvider } from 'react-router'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { EMAIL, PLACE, TRAP } from './paths.ts'

type Place = 'footer' | 'page' | 'layer'

/** A sign-up that was refused, with what was typed. */
export type RefusedSignUp = {
  readonly email: string
  readonly code: 'email-invalid' | 'newsletter-unavailable' | 'too-many-requests'
}

/** What a form in a layer gets. */
export type SignUpOutcome = RefusedSignUp | { readonly isDone: true }

/**
 * Signs up the address of a form; null once it is accepted. A form that a program filled in is accepted and dropped, so that
 * the program learns nothing.
 */
export async function signUpByForm(
  form: FormData,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<RefusedSignUp | null> {
  if (form.get(TRAP)) return null
  const email = String(form.get(EMAIL) ?? '').slice(0, 300)
  const { language, country } = context.get(visitorContext)
  const sent = await context.get(clientsContext).newsletter.signUp({
    email,
    language,
    country,
    place: placeOf(form.get(PLACE)),
    wording: pageText('newsletter-consent', language),
    network: request.headers.get(VISITOR_KEY_HEADER),
  })
  return sent.ok ? null : { email, code: sent.code }
}

function placeOf(place: FormDataEntryValue | null): Place {
  return place === 'footer' || place === 'layer' ? place : 'page'
}
