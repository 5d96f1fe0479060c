import { FAILED, PROFILE, RETRY_AFTER_PARAM } from '#app/features/account/paths.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/verification.ts'

export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const { language, locale } = context.get(visitorContext)
  const mailed = await identity.requestVerification(language)
  const path = localePath(locale, PROFILE.details)
  return redirect(`${path}?${mailed.ok ? 'done=mailed' : failureQuery(mailed)}`, {
    status: 303,
    headers: PRIVATE,
  })

  function failureQuery({ code, retryAfterSeconds }: Exclude<typeof mailed, { ok: true }>): string {
    const isRateLimited = check(code) === 'too-many-attempts'
    return isRateLimited && retryAfterSeconds !== undefined
      ? `${RETRY_AFTER_PARAM}=${retryAfterSeconds}`
      : FAILED
  }
}

/** There is no page for GET. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localePath(context.get(visitorContext).locale, PROFILE.details))
}
