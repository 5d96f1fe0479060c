import { data } from 'react-router'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import type { Route } from './+types/request-file.ts'

/** Sends the file as a download, so that the browser never renders it. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { session, clients, check } = requireAccount({ request, context, url })
  const thread = clients.requestThreads.ofCustomer(session.accessToken, params.number)
  const file = await thread.downloadAttachment(params.file)
  if (!file.ok) {
    check(file.code)
    throw data(null, { status: 503 })
  }
  if (file.value === null) throw data(null, { status: 404 })
  return file.value
}
