import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Clients } from '#clients/clients.ts'
import type { List, ListItem, ListSummary } from '#contracts/list.ts'
import type { ListPurpose } from '#contracts/list-id.ts'
import { piecesIn, positionOf, stepPlace } from '#domain/list/list-order.ts'
import { isFinishOpen } from '#domain/product/listed-variant.ts'
import type { PieceView } from '../list/list-view.ts'
import { toCartFields } from '../list/load-list-view.server.ts'
import { listUrlId } from '../overview/overview-view.ts'
import { type ListViewer, loadPieceFacts } from '../pieces/load-piece-facts.server.ts'

type NamedList = { readonly id: string; readonly name: string | null; readonly purpose: ListPurpose | null }

export type PiecePageData = {
  readonly list: NamedList
  readonly item: Pick<ListItem, 'id' | 'sectionId' | 'version' | 'note' | 'clientNote'>
  readonly title: string | null
  /**
   * The form fields that add the piece to the bag; null if the piece cannot be bought, if that is unknown, or if its
   * finish must be chosen first.
   */
  readonly toBag: PieceView['toBag']
  readonly isFinishOpen: boolean
  readonly position: number
  readonly steps: { readonly up: boolean; readonly down: boolean }
  /** All sections with their number of pieces; `id` is null for the pieces without a section. */
  readonly sections: readonly { readonly id: string | null; readonly name: string; readonly size: number }[]
  readonly otherLists: readonly NamedList[]
  readonly newId: string
}

export async function loadPiecePage(
  { list, item, others }: { list: List; item: ListItem; others: readonly ListSummary[] },
  viewer: ListViewer,
  clients: Pick<Clients, 'search' | 'commerce'>,
): Promise<PiecePageData> {
  const loaded = await loadPieceFacts([item], viewer, clients)
  const [facts] = loaded.ok ? loaded.value : []
  const isOpen = facts?.exclusion === null && (await mayNeedFinish(item, viewer, clients))
  const { id, sectionId, version, note, clientNote } = item
  const order = { items: list.items, sectionIds: list.sections.map((section) => section.id) }
  return {
    list: toNamedList(list),
    item: { id, sectionId, version, note, clientNote },
    title: facts?.card?.title ?? null,
    toBag: facts && !isOpen ? toCartFields(list, facts) : null,
    isFinishOpen: isOpen,
    position: positionOf(list.items, id),
    steps: { up: stepPlace(order, id, -1) !== null, down: stepPlace(order, id, 1) !== null },
    sections: [{ id: null, name: '' }, ...list.sections].map((section) => ({
      id: section.id,
      name: section.name,
      size: piecesIn(list.items, section.id).length,
    })),
    otherLists: others.filter((other) => other.id !== list.id).map(toNamedList),
    newId: crypto.randomUUID(),
  }
}

/**
 * Returns whether a finish of the piece may have to be chosen. Also returns true if its finishes could not be loaded,
 * since the next page shows them.
 */
async function mayNeedFinish(
  { productId, variantId }: ListItem,
  { visitor }: ListViewer,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<boolean> {
  if (variantId !== null) return false
  const found = await commerce.findProductsByIds([productId], toCommerceContext({ ...visitor, buyer: null }))
  const product = found.ok ? found.value[0] : undefined
  return !product || isFinishOpen(variantId, product)
}

function toNamedList(list: Pick<List, 'id' | 'purpose' | 'name'>): NamedList {
  return { id: listUrlId(list), name: list.name, purpose: list.purpose }
}
