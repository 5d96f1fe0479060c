import type { Clients } from '#clients/clients.ts'
import type { List } from '#contracts/list.ts'
import type { SharedList } from '#contracts/list-sharing.ts'
import { ANY_PIECE } from '#domain/list/piece-selection.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { PieceView } from '../list/list-view.ts'
import { type KnownPiece, loadListView } from '../list/load-list-view.server.ts'
import type { ListViewer } from '../pieces/load-piece-facts.server.ts'
import type { SharedListView, SharedPieceView } from './shared-view.ts'

type LoadedSharedView = {
  readonly view: SharedListView
  readonly pieces: readonly KnownPiece[]
  /** The picture for link previews. */
  readonly picture: Picture | null
}

/**
 * Spec §6: a page of the list behind a link, in the viewer's country and at their own prices. A list shared without
 * prices shows them to no one.
 */
export async function loadSharedView(
  shared: SharedList,
  { token, page }: { token: string; page: number },
  viewer: ListViewer,
  clients: Pick<Clients, 'search' | 'commerce' | 'content'>,
): Promise<Result<LoadedSharedView, 'search-failed' | 'product-fetch-failed'>> {
  const state = { sort: 'own', filter: ANY_PIECE, page } as const
  const [loaded, cover] = await Promise.all([
    loadListView(toList(shared), state, viewer, clients),
    loadCover(shared, viewer, clients),
  ])
  if (!loaded.ok) return loaded
  const { view, pieces } = loaded.value
  const { hasPrices } = shared
  return ok({
    view: {
      token,
      name: shared.name ?? '',
      description: shared.description,
      ownerName: shared.ownerName,
      hasPrices,
      totals: hasPrices ? view.totals : null,
      sections: view.sections.map(({ id, name, totals }) => ({
        id,
        name,
        totals: hasPrices ? totals : null,
      })),
      pieces: view.pieces.map((piece) => toSharedPiece(piece, hasPrices)),
      size: view.size,
      page: view.state.page,
      pageCount: view.pageCount,
    },
    pieces,
    picture: cover ?? firstPicture(pieces),
  })
}

/** Leaves out what a link does not show. */
export function toList({ hasPrices: _, items, ...shared }: SharedList): List {
  return {
    ...shared,
    purpose: null,
    project: null,
    isPrivate: false,
    isOwn: false,
    createdAt: shared.updatedAt,
    version: 0,
    revision: 0,
    members: [],
    link: null,
    items: items.map((item) => ({ ...item, note: '', project: null })),
  }
}

function toSharedPiece(piece: PieceView, hasPrices: boolean): SharedPieceView {
  const { note: _, version: __, projectName: ___, toBag: ____, finishes, ...shown } = piece
  return {
    ...shown,
    finish: finishes.find(({ id }) => id === piece.variantId) ?? null,
    publicPrice: hasPrices ? piece.publicPrice : null,
    ownPrice: hasPrices ? piece.ownPrice : null,
  }
}

/** Returns null if no cover was chosen, or if its product is no longer shown. */
async function loadCover(
  { cover }: SharedList,
  { visitor: { country, language } }: ListViewer,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<Picture | null> {
  if (cover === null) return null
  const found = await commerce.findProductsByIds([cover.productId], { country, language, buyer: null })
  return (found.ok && found.value[0]?.pictures[cover.index]) || null
}

function firstPicture(pieces: readonly KnownPiece[]): Picture | null {
  return pieces.find(({ card }) => card?.picture)?.card?.picture ?? null
}
