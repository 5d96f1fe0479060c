import { data } from 'react-router'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { Route } from './+types/download-file.ts'

/** Sends the file as a download, so that the browser never renders it. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const file = await clients.exports.downloadFile(session.accessToken, params.exportId)
  if (file.ok) return file.value
  throw data(null, { status: check(file.code) === 'export-not-found' ? 404 : 503 })
}
