import { data } from 'react-router'
import { NEWSLETTER_PATHS } from '#app/features/newsletter/paths.ts'
import {
  PRIVATE,
  SIGN_UP_STATUS,
  signedUpHeaders,
  signUpByForm,
} from '#app/features/newsletter/sign-up.server.ts'
import { SignUpPage } from '#app/features/newsletter/sign-up-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/newsletter.ts'

export const handle: PageHandle = { isUnlisted: true, isShared: true }

/** Signs up by the field of the footer or of this page, and leads to what happens next. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const refused = await signUpByForm(await readForm(request), { request, context })
  if (refused) return data(refused, { status: SIGN_UP_STATUS[refused.code], headers: PRIVATE })
  const sent = localePath(context.get(visitorContext).locale, NEWSLETTER_PATHS.sent)
  return redirect(sent, { status: 303, headers: signedUpHeaders(url) })
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return <SignUpPage refused={actionData ?? null} />
}
