import type { RouterContextProvider } from 'react-router'
import { clientsContext } from '#app/visitor/context.ts'
import { toScreenVisitor } from '#app/visitor/screen-visitor.server.ts'

/** Sign-in pages exist only with the embedded identity service; a hosted provider has its own. */
export function requireScreens(request: Request, context: Readonly<RouterContextProvider>) {
  const { screens } = context.get(clientsContext)
  if (!screens) throw new Response(null, { status: 404 })
  return screens.forVisitor(toScreenVisitor(request))
}
