import { productPath } from '#app/features/product/paths.ts'
import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Clients } from '#clients/clients.ts'
import { stockAvailable } from '#domain/delivery/availability.ts'
import { findExclusion } from '#domain/list/exclusion.ts'
import type { Money } from '#domain/money/money.ts'
import { computeTradePrice } from '#domain/money/trade-price.ts'
import { isFinishOpen } from '#domain/product/listed-variant.ts'
import type { Picture, Product, ProductCard, Variant } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'
import type { FinishView, PieceView } from '../list/list-view.ts'
import { type KnownPiece, toFinishView } from '../list/load-list-view.server.ts'
import type { ListViewer } from '../pieces/load-piece-facts.server.ts'

export type OfferedFinish = FinishView & {
  readonly picture: Picture | null
  readonly publicPrice: Money
  readonly ownPrice: Money
}

export type OpenPiece = Pick<PieceView, 'id' | 'title' | 'textLanguage' | 'artisan' | 'path' | 'quantity'> & {
  readonly finishes: readonly OfferedFinish[]
  /** Whether the product page has more finishes. */
  readonly isPartial: boolean
}

/**
 * Spec §3: returns the pieces that can be bought once their finish is chosen, each with the finishes to choose from.
 * Makes one call at most.
 */
export async function loadOpenPieces(
  pieces: readonly KnownPiece[],
  viewer: ListViewer,
  { commerce }: Pick<Clients, 'commerce'>,
): Promise<Result<OpenPiece[], 'product-fetch-failed'>> {
  const unchosen = pieces.filter(
    ({ exclusion, chosenVariantId }) => exclusion === null && chosenVariantId === null,
  )
  const ids = [...new Set(unchosen.map(({ productId }) => productId))]
  if (ids.length === 0) return ok([])
  const found = await commerce.findProductsByIds(ids, toCommerceContext(viewer.visitor))
  if (!found.ok) return found
  const products = new Map<string, Product>(found.value.map((product) => [product.id, product]))
  return ok(
    unchosen.flatMap((piece) => {
      const { id, card, quantity, productId, chosenVariantId } = piece
      const product = products.get(productId)
      if (!card || !product || !isFinishOpen(chosenVariantId, product)) return []
      return {
        id,
        title: card.title,
        textLanguage: card.textLanguage,
        artisan: card.artisan.name,
        path: productPath(card.handle),
        quantity,
        finishes: product.variants.flatMap(
          (variant) => toOfferedFinish(variant, { product, card }, viewer) ?? [],
        ),
        isPartial: product.allVariants !== null,
      }
    }),
  )
}

/** Returns null if the piece cannot be bought in this finish. */
function toOfferedFinish(
  variant: Variant,
  { product, card }: { product: Product; card: ProductCard },
  { visitor }: ListViewer,
): OfferedFinish | null {
  const { sku, availableForSale, quantityAvailable, price, listPrice } = variant
  const shipping = {
    ...card.shipping,
    sku,
    availableForSale,
    stockAvailable: stockAvailable(quantityAvailable) ?? card.shipping.stockAvailable,
  }
  if (findExclusion({ shipping, price }, visitor.country) !== null) return null
  const first = product.variants[0]?.listPrice ?? listPrice
  const tradeMinor = visitor.buyer === null ? null : product.attributes.tradePrice[first.currency]
  return {
    ...toFinishView(variant, product),
    picture: variant.picture ?? product.pictures[0] ?? null,
    publicPrice: price,
    ownPrice: computeTradePrice(listPrice, { first, tradeMinor, rounding: product.tradeRounding }) ?? price,
  }
}
