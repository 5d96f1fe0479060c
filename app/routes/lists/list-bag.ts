import { data, isRouteErrorResponse } from 'react-router'
import { PRIVATE, requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { addPiecesToBag } from '#app/features/bag/add-pieces.server.ts'
import { bagToChange } from '#app/features/bag/bag-of-request.server.ts'
import { storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import type { AddAllOutcome, AddedPieces } from '#app/features/lists/list/added-pieces.ts'
import { addedSearch, type Refused } from '#app/features/lists/list/done-search.ts'
import { loadKnownPieces } from '#app/features/lists/list/load-list-view.server.ts'
import { listPath } from '#app/features/lists/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import { lineProjectOf } from '#domain/list/project.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/list-bag.ts'
import { listViewerOf } from './list-viewer.server.ts'
import { openList } from './open-list.server.ts'

/** Adds all pieces of a list to the bag, and reports piece by piece what cannot be added. */
export async function action({ request, context, url, params }: Route.ActionArgs) {
  const account = requireAccount({ request, context, url })
  const list = await openList(account, params.listId)
  const known = await loadKnownPieces(list, listViewerOf(context), account.clients)
  if (!known.ok) throw data(null, { status: 503, headers: PRIVATE })
  const { settled, session, visitor, commerce, clients } = await bagToChange(request, context)
  const project = lineProjectOf(list)
  const sold = known.value.flatMap(({ id, exclusion, variantId, quantity, project: own }) =>
    exclusion === null && variantId !== null
      ? { id, variantId, quantity, project: project ?? own ?? undefined }
      : [],
  )
  const { cartId, codes } = await addPiecesToBag({ settled, session, pieces: sold }, commerce, clients)
  const codeOf = new Map(sold.map(({ id }, index) => [id, codes[index] ?? null]))
  const refused = known.value.flatMap(({ id, exclusion }): Refused[] => {
    const why = exclusion ?? codeOf.get(id) ?? null
    return why === null ? [] : [{ id, why }]
  })
  const added = sold.reduce((sum, { id, quantity }) => sum + (codeOf.get(id) === null ? quantity : 0), 0)
  const headers = cartCookies(cartId, { isSecure: url.protocol === 'https:' })
  storeNotice(headers, request, settled.notice)
  if (request.headers.get('accept')?.includes('text/html')) {
    const address = localePath(visitor.locale, listPath(params.listId)) + addedSearch({ added, refused })
    return redirect(address, { status: 303, headers })
  }
  const titleOf = new Map(known.value.map(({ id, card }) => [id, card?.title ?? null]))
  const report: AddedPieces = {
    added,
    refused: refused.map(({ id, why }) => ({ title: titleOf.get(id) ?? null, why })),
  }
  return data(report, { headers })
}

/** Without a usable response the page stays, and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<AddAllOutcome> {
  try {
    return await serverAction()
  } catch (fault) {
    const status = isRouteErrorResponse(fault) ? fault.status : 0
    if (!(fault instanceof TypeError) && status < 500 && status !== 429) throw fault
    return { code: 'list-unavailable' }
  }
}

/** There is no page for GET: the list has its own. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(localePath(context.get(visitorContext).locale, listPath(params.listId)))
}
