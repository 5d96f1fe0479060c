import { data } from 'react-router'
import { FAILED, PROFILE } from '#app/features/account/paths.ts'
import { PrivacyPage } from '#app/features/account/profile/privacy-page.tsx'
import {
  PRIVATE,
  requireAccount,
  requireIdentity,
} from '#app/features/account/profile/require-account.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/privacy.ts'

export const handle: PageHandle = { isUnlisted: true }

/** A hosted provider manages consents, sessions and deletion of an account itself; the rest can be exported here. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { identity, read } = requireAccount({ request, context, url })
  const account = identity && read(await identity.read())
  const fault = url.searchParams.has(FAILED) ? ('account-unavailable' as const) : undefined
  const isSaved = url.searchParams.has('saved')
  return data({ account, isHosted: identity === null, isSaved, fault }, { headers: PRIVATE })
}

/** Saves the customer's consents. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, check } = requireIdentity({ request, context, url })
  const form = await readForm(request)
  const consents = {
    hasCommercialConsent: form.has('commercial'),
    hasPersonalizedConsent: form.has('personalized'),
  }
  const stored = await identity.setConsents(consents)
  if (stored.ok) {
    const address = localePath(context.get(visitorContext).locale, PROFILE.privacy)
    return redirect(`${address}?saved`, { status: 303, headers: PRIVATE })
  }
  check(stored.code)
  return data({ consents, fault: 'account-unavailable' as const }, { status: 503, headers: PRIVATE })
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { account, isHosted, isSaved, fault } = loaderData
  return (
    <PrivacyPage
      consents={actionData?.consents ?? account}
      isHosted={isHosted}
      isSaved={isSaved && !actionData}
      fault={actionData?.fault ?? fault}
    />
  )
}
