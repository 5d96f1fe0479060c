import type { RouterContextProvider } from 'react-router'
import { clientsContext, sessionContext } from '#app/visitor/context.ts'
import type { Studio } from '#contracts/studio.ts'

/** Returns null for a guest, without a name, or if the studio could not be read. */
export async function ownStudio(context: Readonly<RouterContextProvider>): Promise<Studio | null> {
  const session = context.get(sessionContext)
  if (session === null) return null
  const read = await context.get(clientsContext).studio.read(session.accessToken)
  return read.ok && read.value.name !== '' ? read.value : null
}
