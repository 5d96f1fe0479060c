import { createHash } from 'node:crypto'
import type { CustomerLists, ListErrorCode } from '#clients/platform/lists-client.ts'
import { LIST_NEW_ITEMS_MAX } from '#contracts/list.ts'
import { ok, type Result } from '#domain/result.ts'
import { NEW_LIST } from './order-form.ts'
import type { OrderPiece } from './order-view.ts'

/**
 * Adds pieces to a list, in their order, until one is refused; to a new one if that is chosen. All ids follow from the key of the
 * form, so that sending it again adds nothing twice. Returns how many were added.
 */
export async function addToList(
  lists: CustomerLists,
  pieces: readonly OrderPiece[],
  { key, list, name }: { key: string; list: string; name: string },
): Promise<Result<{ listId: string; added: number; code: ListErrorCode | null }, ListErrorCode>> {
  const listId = list === NEW_LIST ? idOf(key, 'list') : list
  if (list === NEW_LIST) {
    const created = await lists.create({ id: listId, name })
    if (!created.ok) return created
  }
  for (let start = 0; start < pieces.length; start += LIST_NEW_ITEMS_MAX) {
    const part = pieces.slice(start, start + LIST_NEW_ITEMS_MAX)
    const items = part.map(({ productId, variantId, quantity }) => ({
      id: idOf(key, variantId),
      productId,
      variantId,
      quantity,
    }))
    const added = await lists.addItems(listId, items)
    if (!added.ok) return start === 0 ? added : ok({ listId, added: start, code: added.code })
  }
  return ok({ listId, added: pieces.length, code: null })
}

/** A UUID (version 8) that follows from two texts. */
function idOf(key: string, part: string): string {
  const digest = createHash('sha256').update(`${key} ${part}`).digest('hex')
  const [first, second, third, fourth, last] = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ]
  return `${first}-${second}-${third}-${fourth}-${last}`
}
