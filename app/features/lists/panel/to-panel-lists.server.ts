import { randomUUID } from 'node:crypto'
import type { ListSummary } from '#contracts/list.ts'
import type { PanelView } from './panel-view.ts'

/** Lists that contain the product come first; the order is otherwise unchanged. */
export function toPanelLists(lists: readonly ListSummary[]): Omit<PanelView, 'piece'> {
  const shown = lists.filter(({ purpose }) => purpose !== 'saved-for-later')
  const hasProduct = ({ itemsOfProduct }: ListSummary) => itemsOfProduct.length > 0
  return {
    lists: [...shown.filter(hasProduct), ...shown.filter((list) => !hasProduct(list))].map(
      ({ id, purpose, name, pieceCount, itemsOfProduct, sections }) => ({
        id,
        purpose,
        name,
        pieceCount,
        items: itemsOfProduct.map((item) => ({
          id: item.id,
          variantId: item.variantId,
          quantity: item.quantity,
          sectionId: item.sectionId,
          version: item.version,
        })),
        sections: sections.map((section) => ({ id: section.id, name: section.name })),
        newItem: randomUUID(),
      }),
    ),
    newList: randomUUID(),
    newItem: randomUUID(),
  }
}
