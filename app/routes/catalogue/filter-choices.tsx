import { data } from 'react-router'
import { loadChoices } from '#app/features/catalogue/filters/choices/load-choices.server.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/filter-choices.ts'

/** Searches inside a long filter list. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await loadChoices(context.get(clientsContext), url.searchParams, context.get(visitorContext))
  const isGuest = context.get(sessionContext) === null
  return data(found, { headers: { 'Cache-Control': isGuest ? 'public, max-age=60' : 'private, no-store' } })
}
