import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { CANCEL, listDownloadPath } from '#app/features/lists/download/download-paths.ts'
import { DownloadProgress } from '#app/features/lists/download/download-progress.tsx'
import { redirect } from '#app/page/address/redirect.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { readForm } from '#app/page/read-form.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/download-progress.ts'

export const handle: PageHandle = { isUnlisted: true }

/** How far a download is. One that is removed, canceled or someone else's leads to the options. */
export async function loader({ request, context, url, params: { listId, exportId } }: Route.LoaderArgs) {
  const { clients, session, check } = requireAccount({ request, context, url })
  const made = await clients.exports.read(session.accessToken, exportId)
  if (made.ok) return data({ listId, made: made.value }, { headers: PRIVATE })
  if (check(made.code) === 'export-not-found') throw toOptions(context, listId)
  throw data(null, { status: 503 })
}

/** Cancels it, or removes its file. */
export async function action({ request, context, url, params: { listId, exportId } }: Route.ActionArgs) {
  const { clients, session, check } = requireAccount({ request, context, url })
  const form = await readForm(request)
  if (!form.has(CANCEL)) throw data(null, { status: 400 })
  const removed = await clients.exports.remove(session.accessToken, exportId)
  if (!removed.ok && check(removed.code) !== 'export-not-found') throw data(null, { status: 503 })
  return toOptions(context, listId)
}

function toOptions(context: Route.LoaderArgs['context'], listId: string): Response {
  const path = localePath(context.get(visitorContext).locale, listDownloadPath(listId))
  return redirect(path, { status: 303, headers: PRIVATE })
}

export default function Progress({ loaderData }: Route.ComponentProps) {
  return <DownloadProgress {...loaderData} />
}
