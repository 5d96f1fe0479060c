import { data } from 'react-router'
import { IN_PLACE, NEWSLETTER_PATHS } from '#app/features/newsletter/paths.ts'
import { type SignUpOutcome, signUpByForm } from '#app/features/newsletter/sign-up.server.ts'
import { SignUpPage } from '#app/features/newsletter/sign-up-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { signUpCookie } from '#app/visitor/cookies/sign-up-cookies.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/newsletter.ts'

export const handle: PageHandle = { isUnlisted: true, isShared: true }

/** Signs up by the field of the footer or of this page, and leads to what happens next. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const refused = await signUpByForm(form, { request, context })
  if (refused === null) {
    // The layer has its decision, too.
    const decision = signUpCookie('decision', 'yes', { isSecure: url.protocol === 'https:' })
    const headers = { 'Set-Cookie': decision, 'Cache-Control': 'private, no-store' }
    if (form.has(IN_PLACE)) return data<SignUpOutcome>({ isDone: true }, { headers })
    const sent = localePath(context.get(visitorContext).locale, NEWSLETTER_PATHS.sent)
    return redirect(sent, { status: 303, headers })
  }
  return data<SignUpOutcome>(refused, {
    status: STATUS[refused.code],
    headers: { 'Cache-Control': 'private, no-store' },
  })
}

const STATUS = { 'email-invalid': 422, 'too-many-requests': 429, 'newsletter-unavailable': 503 } as const

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return <SignUpPage refused={actionData && 'code' in actionData ? actionData : null} />
}
