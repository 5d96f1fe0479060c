import { data } from 'react-router'
import { clientsContext } from '#app/visitor/context.ts'
import type { Route } from './+types/guest-quote-file.ts'

/** Sends the file as a download, so that the browser never renders it. */
export async function loader({ context, params: { token, file } }: Route.LoaderArgs) {
  const found = await context.get(clientsContext).requestThreads.ofQuote(token).downloadAttachment(file)
  if (!found.ok) throw data(null, { status: 503 })
  if (found.value === null) throw data(null, { status: 404 })
  return found.value
}
