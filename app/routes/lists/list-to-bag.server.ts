import { data, type RouterContextProvider } from 'react-router'
import { PRIVATE } from '#app/features/account/profile/require-account.server.ts'
import { addPiecesToCart } from '#app/features/bag/add-pieces.server.ts'
import { cartForChange } from '#app/features/bag/bag-of-request.server.ts'
import { storeNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { loadOpenPieces, type OpenPiece } from '#app/features/lists/finishes/load-open-pieces.server.ts'
import type { AddedPieces } from '#app/features/lists/list/added-pieces.ts'
import type { Refused } from '#app/features/lists/list/done-search.ts'
import { type KnownPiece, loadKnownPieces } from '#app/features/lists/list/load-list-view.server.ts'
import { CHOSEN_PIECE, FINISH_FIELD } from '#app/features/lists/paths.ts'
import { clientsContext } from '#app/visitor/context.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import type { List } from '#contracts/list.ts'
import type { LineProject } from '#domain/list/project.ts'
import { toListViewer } from './list-viewer.server.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** `open`: those of the pieces whose finish must be chosen first. */
export type PiecesToAdd = { readonly pieces: readonly KnownPiece[]; readonly open: readonly OpenPiece[] }

/** Returns all pieces of the list, or the one in the URL; throws a 503 response while their data is unavailable. */
export async function loadPiecesToAdd(
  { items }: Pick<List, 'items'>,
  { context, url }: Pick<RequestArgs, 'context' | 'url'>,
): Promise<PiecesToAdd> {
  const one = url.searchParams.get(CHOSEN_PIECE)
  const wanted = one === null ? items : items.filter(({ id }) => id === one)
  const viewer = toListViewer(context)
  const clients = context.get(clientsContext)
  const known = await loadKnownPieces({ items: wanted }, viewer, clients)
  const open = known.ok ? await loadOpenPieces(known.value, viewer, clients) : known
  if (!known.ok || !open.ok) throw data(null, { status: 503, headers: PRIVATE })
  return { pieces: known.value, open: open.value }
}

/** Returns the chosen finishes by piece id; `isComplete` is true if none is missing. */
export function readFinishes(
  form: FormData,
  open: readonly OpenPiece[],
): { chosen: Record<string, string>; isComplete: boolean } {
  const offered = withOfferedFinish(open)
  const entries = offered.flatMap(({ id, finishes }) => {
    const variant = finishes.find((finish) => finish.id === form.get(FINISH_FIELD + id))
    return variant ? [[id, variant.id] as const] : []
  })
  return { chosen: Object.fromEntries(entries), isComplete: entries.length === offered.length }
}

/** Leaves only pieces with a finish that can be bought. */
export function withOfferedFinish(open: readonly OpenPiece[]): readonly OpenPiece[] {
  return open.filter(({ finishes }) => finishes.length > 0)
}

/** Adds the pieces, and reports refused ones individually. `headers` has the cookies of the changed bag. */
export async function addListToCart(
  { request, context, url }: RequestArgs,
  { pieces, open }: PiecesToAdd,
  {
    chosen,
    projectOf,
  }: {
    chosen: Readonly<Record<string, string>>
    projectOf: (piece: KnownPiece) => LineProject | undefined
  },
): Promise<{ report: AddedPieces; added: number; refused: Refused[]; headers: Headers }> {
  const openIds = new Set(open.map(({ id }) => id))
  const available = pieces.flatMap((piece) => {
    const { id, exclusion, quantity } = piece
    const variantId = openIds.has(id) ? chosen[id] : piece.variantId
    return exclusion === null && variantId ? { id, variantId, quantity, project: projectOf(piece) } : []
  })
  const { settled, session, commerce, clients } = await cartForChange(request, context)
  const { cartId, codes } = await addPiecesToCart({ settled, session, pieces: available }, commerce, clients)
  const codeById = new Map(available.map(({ id }, index) => [id, codes[index] ?? null]))
  const refused = pieces.flatMap(({ id, exclusion }): Refused[] => {
    const why = exclusion ?? (codeById.has(id) ? (codeById.get(id) ?? null) : 'sold-out')
    return why === null ? [] : [{ id, why }]
  })
  const added = available.reduce(
    (sum, { id, quantity }) => sum + (codeById.get(id) === null ? quantity : 0),
    0,
  )
  const headers = cartCookies(cartId, { isSecure: url.protocol === 'https:' })
  storeNotice(headers, request, settled.notice)
  const titleById = new Map(pieces.map(({ id, card }) => [id, card?.title ?? null]))
  const report = {
    added,
    refused: refused.map(({ id, why }) => ({ title: titleById.get(id) ?? null, why })),
  }
  return { report, added, refused, headers }
}
