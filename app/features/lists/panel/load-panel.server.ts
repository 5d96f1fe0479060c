import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CustomerLists, ListRefused } from '#clients/platform/lists-client.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import { globalId, idNumber } from '#domain/ids.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { PanelPiece, PanelView } from './panel-view.ts'
import { toPanelLists } from './to-panel-lists.server.ts'

type Sources = Pick<Clients, 'search' | 'commerce'>
type Refusal = ListRefused['code'] | 'search-failed' | 'product-not-found'

/** Returns null if there is no such product. */
export async function findProductNumber(
  { commerce }: Sources,
  handle: string,
  visitor: Visitor,
): Promise<string | null> {
  const found = await commerce.getProduct({ handle }, toCommerceContext(visitor))
  return found.ok ? idNumber(found.value.id) : null
}

/** Loads only a product that the visitor may see. `variant`: the number of the variant to add. */
export async function loadPanel(
  sources: Sources,
  lists: CustomerLists,
  {
    visitor,
    searchVisitor,
    number,
    variant,
  }: { visitor: Visitor; searchVisitor: SearchVisitor; number: string; variant: string | null },
): Promise<Result<PanelView, Refusal>> {
  const id = globalId('Product', number)
  const [cards, all] = await Promise.all([
    sources.search.findByIds([id], searchVisitor),
    lists.all({ product: id }),
  ])
  if (!cards.ok) return cards
  if (!all.ok) return all
  const card = cards.value[0]
  if (!card) return refuse('product-not-found')
  const panelLists = toPanelLists(all.value)
  const requestedId = variant === null ? null : globalId('ProductVariant', variant)
  const used = panelLists.lists.flatMap(({ items }) => items.flatMap(({ variantId }) => variantId ?? []))
  const ids = requestedId ? [requestedId, ...used] : used
  const finishes = await loadFinishes(sources, id, { ids, visitor })
  const { handle, title, textLanguage, artisan, picture } = card
  const piece: PanelPiece = {
    id,
    handle,
    title,
    textLanguage,
    artisan: artisan.name,
    picture,
    variantId: finishes.find((finish) => finish.id === requestedId)?.id ?? null,
    finishes,
  }
  return ok({ piece, ...panelLists })
}

/**
 * Returns the first variants of the product and those with the given ids; empty if the product has only one variant, or
 * if its variants cannot be read.
 */
async function loadFinishes(
  { commerce }: Sources,
  productId: string,
  { ids, visitor }: { ids: readonly string[]; visitor: Visitor },
): Promise<PanelPiece['finishes']> {
  const context = toCommerceContext(visitor)
  const found = await commerce.findProductsByIds([productId], context)
  const product = found.ok ? found.value[0] : undefined
  if (!product || (product.variants.length < 2 && !product.allVariants)) return []
  const missing = [...new Set(ids)].filter((id) => !product.variants.some((variant) => variant.id === id))
  const others = await Promise.all(
    missing.map((id) => commerce.findVariant({ productId, choice: { by: 'id', id } }, context)),
  )
  return [
    ...product.variants,
    ...others.flatMap((other) => (other.ok && other.value ? [other.value] : [])),
  ].map(({ id, title }) => ({ id, title }))
}
