import { NO_FACTOR } from '#app/features/account/links/link-factor-page.tsx'
import { openLink } from '#app/features/account/links/open-link.server.ts'
import { RestoreEmailPage } from '#app/features/account/links/restore-email-page.tsx'
import { submitPassword } from '#app/features/account/links/submit-password.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/restore-email.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('email-undos', token, { request, context })
}

export function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const link = { kind: 'email-undos', token } as const
  return submitPassword({ request, context, url }, link, (screens, given) =>
    screens.restoreEmail(token, given),
  )
}

export default function RestoreEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <RestoreEmailPage {...loaderData} {...(actionData ?? { isDone: false, ...NO_FACTOR })} />
}
