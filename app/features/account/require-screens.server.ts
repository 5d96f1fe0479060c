import type { RouterContextProvider } from 'react-router'
import { clientsContext } from '#app/visitor/context.ts'
import { screenVisitorOf } from '#app/visitor/screen-visitor.server.ts'

/** What the pages of sign-in ask, for this browser. With a hosted provider there are no such pages. */
export function requireScreens(request: Request, context: Readonly<RouterContextProvider>) {
  const { screens } = context.get(clientsContext)
  if (!screens) throw new Response(null, { status: 404 })
  return screens.forVisitor(screenVisitorOf(request))
}
