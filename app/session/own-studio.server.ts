import type { RouterContextProvider } from 'react-router'
import { clientsContext, sessionContext } from '#app/visitor/context.ts'
import type { Studio } from '#contracts/studio.ts'

/** Returns null for a guest, for a studio without a name, or if it could not be read. */
export async function loadOwnStudio(context: Readonly<RouterContextProvider>): Promise<Studio | null> {
  const session = context.get(sessionContext)
  if (session === null) return null
  const result = await context.get(clientsContext).studio.read(session.accessToken)
  return result.ok && result.value.name !== '' ? result.value : null
}
