import type { EntryContext } from 'react-router'

type Context = Pick<EntryContext['staticHandlerContext'], 'matches' | 'loaderHeaders' | 'actionHeaders'>

/**
 * Adds the headers that the loaders and the action of a document returned ('Cache-Control', 'Referrer-Policy'), which
 * the router omits for routes without a `headers` export. Headers already set take precedence, then the innermost
 * route, and an action over a loader. The router has copied cookies already.
 */
export function addDocumentHeaders(headers: Headers, context: Context): void {
  const { matches, loaderHeaders, actionHeaders } = context
  for (const { route } of matches.toReversed()) {
    for (const given of [actionHeaders[route.id], loaderHeaders[route.id]]) {
      for (const [name, value] of given ?? [])
        if (name !== 'set-cookie' && !headers.has(name)) headers.set(name, value)
    }
  }
}
