import type { RouterContextProvider } from 'react-router'
import { searchVisitorOf } from '#app/features/catalogue/list/search-visitor.ts'
import { loadUpdates } from '#app/features/updates/load-updates.server.ts'
import { now } from '#app/page/clock.ts'
import { clientsContext, houseContext, type Session, visitorContext } from '#app/visitor/context.ts'

/** The updates of the signed-in visitor of a request. */
export function loadVisitorUpdates(context: Readonly<RouterContextProvider>, session: Session) {
  const visitor = context.get(visitorContext)
  const clients = context.get(clientsContext)
  return loadUpdates(clients, {
    visitor,
    session,
    timeZone: context.get(houseContext).timeZone,
    now: now(context),
    findCards: (ids) => clients.search.findByIds(ids, searchVisitorOf(visitor)),
  })
}
