import { linkOutcome, openLink } from '#app/features/account/links/open-link.server.ts'
import { VerifyEmailPage } from '#app/features/account/links/verify-email-page.tsx'
import { requireScreens } from '#app/features/account/sign-in/require-screens.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/verify-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('verifications', token, { request, context })
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  return linkOutcome(await requireScreens(request, context).verifyEmail(token))
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <VerifyEmailPage opened={loaderData} outcome={actionData} />
}
