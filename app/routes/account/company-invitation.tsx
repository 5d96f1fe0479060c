import { data } from 'react-router'
import { COMPANY_DONE } from '#app/features/account/company/company-form.ts'
import { companyRefusalOf } from '#app/features/account/company/company-refusal.ts'
import {
  CompanyInvitationPage,
  LostCompanyInvitation,
} from '#app/features/account/company/invitation-page.tsx'
import { PROFILE } from '#app/features/account/paths.ts'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { now } from '#app/page/clock.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { renewTradeAccount } from '#app/session/trade-account.server.ts'
import { sessionContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { SECRET_PAGE } from '../requests/secret-page.ts'
import type { Route } from './+types/company-invitation.ts'

export const handle: PageHandle = { isUnlisted: true }

/** An invitation to a company account, for anyone who has its link. */
export async function loader({ request, context, url, params: { token } }: Route.LoaderArgs) {
  if (context.get(sessionContext) === null)
    return data({ token, invitation: null, isLost: false }, { headers: SECRET_PAGE })
  const { session, clients, check } = requireAccount({ request, context, url })
  const found = await clients.company.of(session.accessToken).invitation(token)
  if (found.ok) return data({ token, invitation: found.value, isLost: false }, { headers: SECRET_PAGE })
  if (check(found.code) !== 'invitation-not-found') throw data(null, { status: 503, headers: SECRET_PAGE })
  return data({ token, invitation: null, isLost: true }, { status: 404, headers: SECRET_PAGE })
}

/** Accepts it with the visitor's own account, which has the prices of the company at once. */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const joined = await clients.company.of(session.accessToken).accept(token)
  if (!joined.ok) {
    const refused = companyRefusalOf(check(joined.code))
    return data({ refused }, { status: 422, headers: SECRET_PAGE })
  }
  await renewTradeAccount(session, clients, now(context))
  const address = localePath(context.get(visitorContext).locale, PROFILE.company)
  return redirect(`${address}?${COMPANY_DONE}=joined`, { status: 303, headers: SECRET_PAGE })
}

export default function CompanyInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation, isLost } = loaderData
  if (isLost) return <LostCompanyInvitation />
  const refused = actionData?.refused ?? invitation?.refusal ?? null
  return <CompanyInvitationPage token={token} invitation={invitation} refused={refused} />
}
