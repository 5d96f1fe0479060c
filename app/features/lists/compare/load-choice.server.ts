import type { Clients } from '#clients/clients.ts'
import type { List, ListSummary } from '#contracts/list.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import { type ComparedPiece, writeComparedPiece } from '#domain/list/compared-pieces.ts'
import type { Language } from '#domain/market/language.ts'
import type { Picture } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import { listUrlId } from '../overview/overview-view.ts'
import { type ListViewer, loadPieceFacts, type PieceFacts } from '../pieces/load-piece-facts.server.ts'

/** `reference` identifies the piece in URLs. */
export type ChoicePiece = {
  readonly reference: string
  readonly title: string
  readonly textLanguage: Language | null
  readonly artisan: string
  readonly finish: string | null
  readonly picture: Picture | null
}
type ListName = { readonly id: string; readonly name: string | null; readonly purpose: ListPurpose | null }

export type ChoiceView = {
  readonly list: string | null
  /** The customer's lists that contain pieces. */
  readonly lists: readonly ListName[]
  readonly pieces: readonly ChoicePiece[]
  readonly others: readonly ChoicePiece[]
  readonly chosen: readonly string[]
}

/** Leaves out pieces that the shop does not show the viewer. */
export async function loadChoice(
  {
    list,
    lists,
    chosen,
  }: { list: List | null; lists: readonly ListSummary[]; chosen: readonly ComparedPiece[] },
  viewer: ListViewer,
  clients: Pick<Clients, 'search' | 'commerce'>,
): Promise<Result<ChoiceView, 'search-failed' | 'product-fetch-failed'>> {
  const own = unique(list?.items ?? [])
  const others = unique(chosen).filter(([reference]) => !own.some(([known]) => known === reference))
  const requested = [...own, ...others].map(([reference, { productId, variantId }]) => ({
    reference,
    productId,
    variantId,
    quantity: 1,
  }))
  const facts = requested.length > 0 ? await loadPieceFacts(requested, viewer, clients) : ok([])
  if (!facts.ok) return facts
  const shown = facts.value.flatMap(toChoicePiece)
  const ownReferences = new Set(own.map(([reference]) => reference))
  return ok({
    list: list && listUrlId(list),
    lists: lists.map((one) => ({ id: listUrlId(one), name: one.name, purpose: one.purpose })),
    pieces: shown.filter(({ reference }) => ownReferences.has(reference)),
    others: shown.filter(({ reference }) => !ownReferences.has(reference)),
    chosen: chosen
      .map(writeComparedPiece)
      .filter((reference) => shown.some((piece) => piece.reference === reference)),
  })
}

/** Each piece once, with its reference. */
function unique(pieces: readonly ComparedPiece[]): (readonly [string, ComparedPiece])[] {
  return [...new Map(pieces.map((piece) => [writeComparedPiece(piece), piece]))]
}

function toChoicePiece({ reference, card, finish }: PieceFacts & { reference: string }): ChoicePiece[] {
  if (!card) return []
  const { title, textLanguage, artisan, picture } = card
  return [{ reference, title, textLanguage, artisan: artisan.name, finish, picture }]
}
