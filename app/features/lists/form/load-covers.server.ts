import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { List } from '#contracts/list.ts'
import type { CoverOption } from './cover-choice.tsx'
import { writeCover } from './list-form.ts'

const PIECES_MAX = 100
const PICTURES_PER_PIECE_MAX = 2

/** Returns an empty list while the commerce service is unavailable. */
export async function loadCovers(
  { items, cover }: Pick<List, 'items' | 'cover'>,
  visitor: Visitor,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<readonly CoverOption[]> {
  const productIds = [...new Set(items.map(({ productId }) => productId))].slice(0, PIECES_MAX)
  const ids = [...new Set([...(cover ? [cover.productId] : []), ...productIds])]
  if (ids.length === 0) return []
  const found = await commerce.findProductsByIds(ids, toCommerceContext({ ...visitor, buyer: null }))
  return (found.ok ? found.value : []).flatMap(({ id, title, pictures }) =>
    pictures.flatMap((picture, index) => {
      const isChosen = cover?.productId === id && cover.index === index
      if (index >= PICTURES_PER_PIECE_MAX && !isChosen) return []
      return { value: writeCover({ productId: id, index }), title, number: index + 1, picture }
    }),
  )
}
