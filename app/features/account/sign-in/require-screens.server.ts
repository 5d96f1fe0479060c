import type { RouterContextProvider } from 'react-router'
import { clientsContext } from '#app/visitor/context.ts'
import { screenVisitorOf } from '#app/visitor/screen-visitor.server.ts'

/** The client of the sign-in pages for this browser. A hosted provider has pages of its own. */
export function requireScreens(request: Request, context: Readonly<RouterContextProvider>) {
  const { screens } = context.get(clientsContext)
  if (!screens) throw new Response(null, { status: 404 })
  return screens.forVisitor(screenVisitorOf(request))
}
