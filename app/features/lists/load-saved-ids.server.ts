import type { RouterContextProvider } from 'react-router'
import { clientsContext, type Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'

type SavedIdsRequest = ReturnType<Clients['savedItems']['list']>

/** Keyed by request context, since the loaders of the frame and of the saved items run in parallel. */
const startedRequests = new WeakMap<object, SavedIdsRequest>()

/** Reads the ids once per request. */
export function readSavedIds(context: Readonly<RouterContextProvider>, session: Session): SavedIdsRequest {
  const { savedItems } = context.get(clientsContext)
  const request = startedRequests.get(context) ?? savedItems.list(session.accessToken)
  startedRequests.set(context, request)
  return request
}

/** Returns an empty list if the ids cannot be read, since the page works without them. */
export async function loadSavedIds(
  context: Readonly<RouterContextProvider>,
  session: Session,
): Promise<readonly string[]> {
  const saved = await readSavedIds(context, session)
  return saved.ok ? saved.value : []
}
