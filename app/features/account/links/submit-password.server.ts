import { data, type RouterContextProvider } from 'react-router'
import { readForm } from '#app/page/read-form.ts'
import { sessionCookie } from '#app/session/session.server.ts'
import { sealContext } from '#app/visitor/context.ts'
import { deviceCookie } from '#app/visitor/cookies/device-cookie.ts'
import type { LinkKind, ScreenResult } from '#clients/identity/screens-client.ts'
import { requireScreens } from '../sign-in/require-screens.server.ts'
import {
  type AccountErrors,
  hasErrors,
  isNewPasswordRefusal,
  validateNewPassword,
} from '../sign-in/sign-in-screen.ts'
import { factorResponse, type LinkFactor, readProof, submitLinkFactor } from './link-factor.server.ts'
import { LINK_HEADERS } from './open-link.server.ts'

type PasswordSubmission = { request: Request; context: Readonly<RouterContextProvider>; url: URL }
type Screens = ReturnType<typeof requireScreens>

/**
 * Submits the second factor on the page of a link, or sets the password typed there, which uses up the link and signs
 * this browser out.
 */
export async function submitPassword(
  { request, context, url }: PasswordSubmission,
  link: { kind: LinkKind; token: string },
  save: (
    screens: Screens,
    input: { password: string; proof?: string },
  ) => Promise<ScreenResult<{ device: string }>>,
) {
  const screens = requireScreens(request, context)
  const form = await readForm(request)
  const factor = await submitLinkFactor(form, screens, link)
  if (factor) return formResponse(factor)
  const proven = readProof(form)
  const password = String(form.get('password') ?? '')
  const errors = validateNewPassword(password, String(form.get('confirmation') ?? ''))
  const proof = proven.proof ?? null
  if (hasErrors(errors)) return formResponse({ proof, errors })
  const saved = await save(screens, { password, ...proven })
  if (!saved.ok && saved.code === 'confirmation-required')
    return formResponse({ proof: null, errors: { form: saved.code } })
  if (!saved.ok) {
    const { code } = saved
    return formResponse({ proof, errors: isNewPasswordRefusal(code) ? { password: code } : { form: code } })
  }
  const headers = new Headers(LINK_HEADERS)
  headers.append('Set-Cookie', deviceCookie(saved.value.device, url.protocol === 'https:'))
  headers.append('Set-Cookie', sessionCookie(null, context.get(sealContext), url.protocol === 'https:'))
  // The action returns `isDone`, since the loader finds the link used up.
  return data({ isDone: true, proof: null, errors: {} as AccountErrors }, { status: 200, headers })
}

/** Shows the form again, or the password form once the second factor was accepted. */
function formResponse(factor: LinkFactor) {
  return data({ isDone: false, ...factor }, factorResponse(factor))
}
