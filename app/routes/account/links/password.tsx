import { NO_FACTOR } from '#app/features/account/links/link-factor-page.tsx'
import { NewPasswordPage } from '#app/features/account/links/new-password-page.tsx'
import { openLink } from '#app/features/account/links/open-link.server.ts'
import { submitPassword } from '#app/features/account/links/submit-password.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/password.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  return openLink('password-links', token, { request, context })
}

export function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const link = { kind: 'password-links', token } as const
  return submitPassword({ request, context, url }, link, (screens, given) =>
    screens.setPassword(token, given),
  )
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordPage {...loaderData} {...(actionData ?? { isDone: false, ...NO_FACTOR })} />
}
