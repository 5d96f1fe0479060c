import { data } from 'react-router'
import { preferencesPath } from '#app/features/newsletter/paths.ts'
import {
  openLink,
  readConsentedVisitorId,
  SECRET_PAGE,
  subscriptionHeaders,
} from '#app/features/newsletter/subscription.server.ts'
import { UnsubscribePage } from '#app/features/newsletter/subscription-pages.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/unsubscribe.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Programs that read emails open links too, so a GET request does not end a subscription. */
export function loader({ context, params: { token } }: Route.LoaderArgs) {
  return openLink({ context }, (newsletter) => newsletter.find(token))
}

/**
 * Called by the button of the page, or by a mail program (RFC 8058), which sends its own form from anywhere and does
 * not follow redirects.
 */
export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null)
  const isOneClick = form?.get('List-Unsubscribe') === 'One-Click'
  const requested = { request, context, url }
  const ended = await context.get(clientsContext).newsletter.unsubscribe(token, {
    place: isOneClick ? 'one-click' : 'email',
    visitorId: isOneClick ? null : readConsentedVisitorId(requested),
  })
  if (!ended.ok) return data({ hasFailed: true }, { status: 503, headers: SECRET_PAGE })
  if (ended.value === null) return data({ hasFailed: false }, { status: 404, headers: SECRET_PAGE })
  if (isOneClick) return data({ hasFailed: false }, { headers: SECRET_PAGE })
  const path = localePath(context.get(visitorContext).locale, preferencesPath(token))
  return redirect(path, { status: 303, headers: subscriptionHeaders(requested, ended.value) })
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage {...loaderData} hasFailed={actionData?.hasFailed ?? false} />
}
