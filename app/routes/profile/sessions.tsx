import { FAILED, PROFILE } from '#app/features/account/profile/profile-paths.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { visitorContext } from '#app/request/context.ts'
import { redirect } from '#app/request/redirect.ts'
import { localePath } from '#domain/locale.ts'
import { forgetPerson } from '../forget-person.server.ts'
import type { Route } from './+types/sessions.ts'

/** Ends every session of the account; this browser forgets its own, and the bag that is the customer's. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const ended = await identity.signOutEverywhere()
  const { locale } = context.get(visitorContext)
  if (!ended.ok) {
    check(ended.code)
    return redirect(`${localePath(locale, PROFILE.privacy)}?${FAILED}`, { status: 303, headers: PRIVATE })
  }
  const headers = forgetPerson(request, context)
  return redirect(localePath(locale, '/'), { status: 303, headers })
}

/** Nobody reads here. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localePath(context.get(visitorContext).locale, PROFILE.privacy))
}
