import { data } from 'react-router'
import { SECRET_PAGE } from '#app/features/newsletter/subscription.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/issue-link.ts'

export const handle: PageHandle = { isUnlisted: true }

/**
 * Redirects a link of an email to a page of the shop, and counts the click. While the service is unavailable, redirects
 * to the home page.
 */
export async function loader({ context, params: { token, issue, link } }: Route.LoaderArgs) {
  const linkIndex = /^\d{1,3}$/.test(link) ? Number(link) : -1
  if (linkIndex < 0) throw data(null, { status: 404, headers: SECRET_PAGE })
  const click = { issueId: issue, link: linkIndex }
  const followed = await context.get(clientsContext).newsletter.follow(token, click)
  if (followed.ok && followed.value === null) throw data(null, { status: 404, headers: SECRET_PAGE })
  const path = followed.ok ? (followed.value ?? '/') : '/'
  return redirect(localePath(context.get(visitorContext).locale, path), { status: 302, headers: SECRET_PAGE })
}
