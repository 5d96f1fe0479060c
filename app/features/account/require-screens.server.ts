import type { RouterContextProvider } from 'react-router'
import { clientsContext } from '#app/request/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'

/** What the pages of sign-in ask, for this browser. With a hosted provider there are no such pages. */
export function requireScreens(request: Request, context: Readonly<RouterContextProvider>) {
  const { screens } = context.get(clientsContext)
  if (!screens) throw new Response(null, { status: 404 })
  const { headers } = request
  return screens.forVisitor({
    cookie: headers.get('cookie') ?? '',
    visitorKey: headers.get(VISITOR_KEY_HEADER),
  })
}
