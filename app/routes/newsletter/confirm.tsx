import { data } from 'react-router'
import {
  openLink,
  readConsentedVisitorId,
  SECRET_PAGE,
  subscriptionHeaders,
} from '#app/features/newsletter/subscription.server.ts'
import { ConfirmPage } from '#app/features/newsletter/subscription-pages.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext } from '#app/visitor/context.ts'
import type { Route } from './+types/confirm.ts'

export const handle: PageHandle = { isUnlisted: true }

export function loader({ context, params: { token } }: Route.LoaderArgs) {
  return openLink({ context }, (newsletter) => newsletter.findConfirmation(token))
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const requested = { request, context, url }
  const confirmed = await context
    .get(clientsContext)
    .newsletter.confirm(token, { visitorId: readConsentedVisitorId(requested) })
  if (!confirmed.ok) return data({ hasFailed: true }, { status: 503, headers: SECRET_PAGE })
  const headers = confirmed.value ? subscriptionHeaders(requested, confirmed.value) : SECRET_PAGE
  return data({ hasFailed: false }, { headers })
}

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} hasFailed={actionData?.hasFailed ?? false} />
}
