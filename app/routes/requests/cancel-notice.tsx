import { data } from 'react-router'
import { productPath, variantPath } from '#app/features/product/paths.ts'
import { cancelPath } from '#app/features/requests/paths.ts'
import { CancelPage } from '#app/features/requests/stock/cancel-page.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { idNumber } from '#domain/ids.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/cancel-notice.ts'
import { SECRET_PAGE } from './secret-page.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Shows what an emailed link cancels. Programs that read emails open links too, so that opening it cancels nothing. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const found = await context.get(clientsContext).stockNotices.find(token)
  if (!found.ok) throw data(null, { status: 503, headers: SECRET_PAGE })
  if (found.value === null) return data({ notice: null }, { status: 404, headers: SECRET_PAGE })
  const { state, piece } = found.value
  const { title, variantTitle, slug, variantId } = piece
  const path = variantPath({ path: productPath(slug) }, idNumber(variantId))
  return data({ notice: { state, title, variantTitle, path } }, { headers: SECRET_PAGE })
}

export async function action({ context, params: { token } }: Route.ActionArgs) {
  const cancelled = await context.get(clientsContext).stockNotices.cancel(token)
  if (!cancelled.ok) return data({ hasFailed: true }, { status: 503, headers: SECRET_PAGE })
  const { locale } = context.get(visitorContext)
  return redirect(localePath(locale, cancelPath(token)), { status: 303, headers: SECRET_PAGE })
}

export default function CancelNotice({ loaderData, actionData }: Route.ComponentProps) {
  return <CancelPage notice={loaderData.notice} hasFailed={actionData !== undefined} />
}
