import { data } from 'react-router'
import { NEWSLETTER_PATHS } from '#app/features/newsletter/paths.ts'
import { signUpByForm } from '#app/features/newsletter/sign-up.server.ts'
import { SignUpPage } from '#app/features/newsletter/sign-up-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/newsletter.ts'

export const handle: PageHandle = { isUnlisted: true, isShared: true }

/** Signs up by the field of the footer or of this page, and leads to what happens next. */
export async function action({ request, context }: Route.ActionArgs) {
  const refused = await signUpByForm(await readForm(request), { request, context })
  if (refused === null)
    return redirect(localePath(context.get(visitorContext).locale, NEWSLETTER_PATHS.sent), 303)
  return data(refused, { status: STATUS[refused.code], headers: { 'Cache-Control': 'private, no-store' } })
}

const STATUS = { 'email-invalid': 422, 'too-many-requests': 429, 'newsletter-unavailable': 503 } as const

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return <SignUpPage refused={actionData ?? null} />
}
