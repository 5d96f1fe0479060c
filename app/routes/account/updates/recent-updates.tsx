import { data } from 'react-router'
import { loginPath, PROFILE } from '#app/features/account/paths.ts'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import { UPDATE_FIELD } from '#app/features/updates/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { readUpdates } from '#contracts/updates.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/recent-updates.ts'
import { loadVisitorUpdates } from './visitor-updates.server.ts'

/** Loaded after the page. Without a session the response is an empty 401, and the page does not change. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const loaded = session && (await loadVisitorUpdates(context, session))
  if (!loaded?.ok) throw data(null, { status: 401, headers: PRIVATE })
  return data(loaded.value, { headers: PRIVATE })
}

/** Marks updates as read. A visitor without JavaScript is redirected to the page of updates. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const read = readUpdates.safeParse({ ids: form.getAll(UPDATE_FIELD) })
  if (!read.success) throw data(null, { status: 400 })
  const session = context.get(sessionContext)
  const { locale } = context.get(visitorContext)
  const page = localePath(locale, PROFILE.updates)
  const isDocument = request.headers.get('sec-fetch-dest') !== 'empty'
  if (session === null) {
    if (isDocument) return redirect(localePath(locale, loginPath(page)), { status: 303, headers: PRIVATE })
    throw data(null, { status: 401, headers: PRIVATE })
  }
  const { updates } = context.get(clientsContext)
  const marked = await updates.markAsRead(session.accessToken, read.data)
  if (isDocument) return redirect(page, { status: 303, headers: PRIVATE })
  return data(null, { status: marked.ok ? 200 : 503, headers: PRIVATE })
}
