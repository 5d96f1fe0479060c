import { data } from 'react-router'
import { ChangeEmailPage } from '#app/features/account/profile/change-email-page.tsx'
import { requireScreens } from '#app/features/account/require-screens.server.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import type { Route } from './+types/change-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const changed = await requireScreens(request, context).changeEmail(token)
  return data({ refusal: changed.ok ? null : changed.code }, changed.ok ? {} : { status: 410 })
}

/** A press confirms: programs that only look at the links of a letter change nothing. */
export default function ChangeEmail({ actionData }: Route.ComponentProps) {
  return <ChangeEmailPage outcome={actionData ?? null} />
}
