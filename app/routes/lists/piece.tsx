import { data } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { loadPiecePage } from '#app/features/lists/piece/load-piece-page.server.ts'
import { PiecePage } from '#app/features/lists/piece/piece-page.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import type { Route } from './+types/piece.ts'
import { listViewerOf } from './list-viewer.server.ts'
import { openList } from './open-list.server.ts'

export const handle: PageHandle = { isUnlisted: true }

/** Everything that can be done with a piece of a list; its forms are sent to the list. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const account = requireAccount({ request, context, url })
  const [list, all] = await Promise.all([
    openList(account, params.listId),
    account.clients.lists.of(account.session.accessToken).all(),
  ])
  const item = list.items.find(({ id }) => id === params.itemId)
  if (!item) throw data(null, { status: 404, headers: PRIVATE })
  const others = all.ok ? all.value : []
  const page = await loadPiecePage({ list, item, others }, listViewerOf(context), account.clients)
  return data(page, { headers: PRIVATE })
}

export default function Piece({ loaderData }: Route.ComponentProps) {
  return <PiecePage page={loaderData} />
}
