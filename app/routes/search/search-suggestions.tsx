import { data } from 'react-router'
import { searchVisitorOf } from '#app/features/catalogue/list/search-visitor.ts'
import { loadSuggestions } from '#app/features/search/suggestions/load-suggestions.server.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/search-suggestions.ts'

/** Cacheable, since it is the same for every guest and repeated often: letters are deleted as often as typed. */
const GUEST_CACHING = 'public, max-age=60'
const OWN_CACHING = 'private, no-store'

/** What the search field offers for `q`; null when the search service does not answer: typing goes on without. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const text = url.searchParams.get('q') ?? ''
  const found = await loadSuggestions(context.get(clientsContext), text, visitor, searchVisitorOf(visitor))
  const isGuest = context.get(sessionContext) === null
  const caching = found.ok && isGuest ? GUEST_CACHING : OWN_CACHING
  return data(found.ok ? found.value : null, { headers: { 'Cache-Control': caching } })
}
