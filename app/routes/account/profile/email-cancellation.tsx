import { FAILED, PROFILE } from '#app/features/account/paths.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/email-cancellation.ts'

export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const cancelled = await identity.cancelEmail()
  if (!cancelled.ok) check(cancelled.code)
  const path = localePath(context.get(visitorContext).locale, PROFILE.details)
  const result = cancelled.ok ? 'done=cancelled' : FAILED
  return redirect(`${path}?${result}`, { status: 303, headers: PRIVATE })
}

/** There is no page for GET. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localePath(context.get(visitorContext).locale, PROFILE.details))
}
