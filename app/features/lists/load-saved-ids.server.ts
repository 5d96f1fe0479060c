import type { RouterContextProvider } from 'react-router'
import { clientsContext, type Session } from '#app/visitor/context.ts'
import type { SavedItemsClient } from '#clients/platform/saved-items-client.ts'

type Answer = ReturnType<SavedItemsClient['list']>

/** By the context of a request, whose loaders run side by side: the frame and the page of saved products. */
const started = new WeakMap<object, Answer>()

/** The products that a customer has saved; read once in a request. */
export function readSavedIds(context: Readonly<RouterContextProvider>, session: Session): Answer {
  const answer = started.get(context) ?? context.get(clientsContext).savedItems.list(session.accessToken)
  started.set(context, answer)
  return answer
}

/** The same; none when they cannot be read, since the page goes on without. */
export async function loadSavedIds(
  context: Readonly<RouterContextProvider>,
  session: Session,
): Promise<readonly string[]> {
  const saved = await readSavedIds(context, session)
  return saved.ok ? saved.value : []
}
