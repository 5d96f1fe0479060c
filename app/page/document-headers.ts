import type { EntryContext } from 'react-router'

type Context = Pick<EntryContext['staticHandlerContext'], 'matches' | 'loaderHeaders' | 'actionHeaders'>

/**
 * Adds what the loaders and the action of a document say of their answer ('Cache-Control', 'Referrer-Policy') to
 * its headers: the router itself leaves it out for routes without a `headers` export. What is set already stays;
 * the innermost route counts most, and an action more than a loader. The router has taken cookies along.
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
