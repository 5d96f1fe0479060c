import { data, redirect } from 'react-router'
import { PrivacyPage } from '#app/features/account/profile/privacy-page.tsx'
import { PROFILE } from '#app/features/account/profile/profile-paths.ts'
import { PRIVATE, requireIdentity } from '#app/features/account/profile/require-account.server.ts'
import { visitorContext } from '#app/request/context.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import { localePath } from '#domain/locale.ts'
import type { Route } from './+types/privacy.ts'

export const handle: PageHandle = { isUnlisted: true }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { identity, read } = requireIdentity({ request, context, url })
  const account = read(await identity.read())
  return data({ account, isSaved: url.searchParams.has('saved') }, { headers: PRIVATE })
}

/** What the customer allows from now on. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const form = await request.formData()
  const consents = {
    hasCommercialConsent: form.has('commercial'),
    hasPersonalizedConsent: form.has('personalized'),
  }
  const kept = await identity.setConsents(consents)
  if (kept.ok) {
    const address = localePath(context.get(visitorContext).locale, PROFILE.privacy)
    return redirect(`${address}?saved`, { status: 303, headers: PRIVATE })
  }
  check(kept.code)
  return data({ consents, fault: 'account-unavailable' as const }, { status: 503, headers: PRIVATE })
}

export default function Privacy({ loaderData: { account, isSaved }, actionData }: Route.ComponentProps) {
  const consents = actionData?.consents ?? account
  return <PrivacyPage consents={consents} isSaved={isSaved && !actionData} fault={actionData?.fault} />
}
