import { data } from 'react-router'
import type { StandingResponse } from '#app/features/trade/standing/follow-standing.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { standingForRole } from '#domain/visitor/roles.ts'
import type { Route } from './+types/visitor-standing.ts'

/** Read by open pages (decision 0024). */
export function loader({ context }: Route.LoaderArgs) {
  const found: StandingResponse = { standing: standingForRole(context.get(visitorContext).role) }
  return data(found, { headers: { 'Cache-Control': 'private, no-store' } })
}
