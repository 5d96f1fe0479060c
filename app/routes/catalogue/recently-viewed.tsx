import { data } from 'react-router'
import { loadViewed } from '#app/features/catalogue/viewed/load-viewed.server.ts'
import { today } from '#app/page/clock.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/recently-viewed.ts'

/** Returns products by `id`. Private, since the list belongs to one device. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { search } = context.get(clientsContext)
  const cards = await loadViewed(
    search,
    url.searchParams.getAll('id'),
    context.get(visitorContext),
    today(context),
  )
  return data(cards, { headers: { 'Cache-Control': 'private, no-store' } })
}
