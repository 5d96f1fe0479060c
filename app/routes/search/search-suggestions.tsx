import { data } from 'react-router'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { loadSuggestions } from '#app/features/search/suggestions/load-suggestions.server.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/search-suggestions.ts'

/** Cacheable, since the response is the same for every guest, and deleting characters repeats requests. */
const GUEST_CACHING = 'public, max-age=60'
const PRIVATE_CACHING = 'private, no-store'

/** Returns the suggestions for `q`, or null while the search service is unavailable: the field works without them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const text = url.searchParams.get('q') ?? ''
  const found = await loadSuggestions(context.get(clientsContext), text, visitor, toSearchVisitor(visitor))
  const isGuest = context.get(sessionContext) === null
  const caching = found.ok && isGuest ? GUEST_CACHING : PRIVATE_CACHING
  return data(found.ok ? found.value : null, { headers: { 'Cache-Control': caching } })
}
