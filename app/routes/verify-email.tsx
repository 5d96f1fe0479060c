import { data } from 'react-router'
import { requireScreens } from '#app/features/account/require-screens.server.ts'
import { VerifyEmailPage } from '#app/features/account/verify-email-page.tsx'
import type { PageHandle } from '#app/request/page-handle.ts'
import type { Route } from './+types/verify-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const verified = await requireScreens(request, context).verifyEmail(token)
  return data({ refusal: verified.ok ? null : verified.code }, verified.ok ? {} : { status: 410 })
}

/** A press confirms: programs that only look at the links of a letter confirm nothing. */
export default function VerifyEmail({ actionData }: Route.ComponentProps) {
  return <VerifyEmailPage outcome={actionData ?? null} />
}
