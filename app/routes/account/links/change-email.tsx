import { ChangeEmailPage } from '#app/features/account/links/change-email-page.tsx'
import { linkOutcome, openLink } from '#app/features/account/links/open-link.server.ts'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/change-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('email-changes', token, { request, context })
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  return linkOutcome(await requireScreens(request, context).changeEmail(token))
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangeEmailPage opened={loaderData} outcome={actionData} />
}
