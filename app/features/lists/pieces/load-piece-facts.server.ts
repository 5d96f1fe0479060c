import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { ListScale } from '#clients/commerce/trade-price-calls.ts'
import type { SearchVisitor } from '#clients/search/list/product-list.ts'
import type { ListItem } from '#contracts/list.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { type ShippingNotice, shippingNotice, stockAvailable } from '#domain/delivery/availability.ts'
import { findExclusion } from '#domain/list/exclusion.ts'
import type { CountedPiece } from '#domain/list/list-totals.ts'
import { compareMoney } from '#domain/money/money.ts'
import { computeTradePrice } from '#domain/money/trade-price.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { ok, type Result } from '#domain/result.ts'

export type PieceFacts = CountedPiece & {
  /** Null if the shop does not show the piece to this visitor, or no longer sells it. */
  readonly card: ProductCard | null
  /** The variant to buy; null if there is none. */
  readonly variantId: string | null
  /** The title of the chosen variant; null if none is chosen. */
  readonly finish: string | null
  readonly notice: ShippingNotice | null
  /** Null if no variant is chosen, or its stock is not counted. */
  readonly unitsLeft: number | null
}

export type FactsItem = Pick<ListItem, 'productId' | 'variantId' | 'quantity'>

/** The viewer as the search service needs them, and the date at the house. */
export type ListViewer = {
  readonly visitor: Visitor
  readonly searchVisitor: SearchVisitor
  readonly today: CalendarDate
}

/**
 * Spec §3, §6: returns the pieces in the order of `items`, in the viewer's currency and market, with the trade prices
 * of an approved trade client. Makes three calls at most, regardless of the number of pieces.
 */
export async function loadPieceFacts<Item extends FactsItem>(
  items: readonly Item[],
  { visitor, searchVisitor, today }: ListViewer,
  { search, commerce }: Pick<Clients, 'search' | 'commerce'>,
): Promise<Result<(Item & PieceFacts)[], 'search-failed' | 'product-fetch-failed'>> {
  const productIds = [...new Set(items.map(({ productId }) => productId))]
  const variantIds = [...new Set(items.flatMap(({ variantId }) => variantId ?? []))]
  const context = toCommerceContext(visitor)
  const [cards, variants, scales] = await Promise.all([
    productIds.length > 0 ? search.findByIds(productIds, { ...searchVisitor, buyer: null }) : ok([]),
    variantIds.length > 0 ? commerce.findVariantsByIds(variantIds, context) : ok(new Map()),
    context.buyer === null ? ok(new Map<string, ListScale>()) : commerce.findTradePrices(productIds, context),
  ])
  if (!cards.ok) return cards
  if (!variants.ok) return variants
  if (!scales.ok) return scales
  const cardOf = new Map(cards.value.map((card) => [card.id as string, card]))
  return ok(
    items.map((item) => {
      const card = cardOf.get(item.productId) ?? null
      const variant = item.variantId === null ? null : (variants.value.get(item.variantId) ?? null)
      const isGone = card === null || (item.variantId !== null && variant?.productId !== item.productId)
      if (isGone) {
        return { ...item, ...GONE_FACTS, card, finish: variant?.title ?? null, quantity: item.quantity }
      }
      const publicPrice = variant?.price ?? card.price
      const shipping = variant
        ? {
            ...card.shipping,
            sku: variant.sku,
            availableForSale: variant.availableForSale,
            stockAvailable: stockAvailable(variant.quantityAvailable) ?? card.shipping.stockAvailable,
          }
        : card.shipping
      const scale = scales.value.get(card.id)
      const listPrice = variant?.listPrice ?? (card.price.amountMinor > 0 ? card.price : scale?.lowest)
      return {
        ...item,
        card,
        variantId: variant?.id ?? card.variantId,
        finish: variant?.title ?? null,
        notice: shippingNotice(shipping, visitor.country, today),
        unitsLeft: variant?.quantityAvailable ?? null,
        exclusion: findExclusion({ shipping, price: publicPrice }, visitor.country),
        publicPrice,
        ownPrice: (scale && listPrice && computeTradePrice(listPrice, scale)) ?? publicPrice,
        isPriceOpen: variant === null && hasSeveralPrices(card, scale),
      }
    }),
  )
}

/** Also applies to pieces with a price upon request, for which only a trade client sees a price. */
function hasSeveralPrices({ price, isStartingPrice }: ProductCard, scale: ListScale | undefined): boolean {
  if (price.amountMinor > 0) return isStartingPrice
  return scale !== undefined && compareMoney(scale.lowest, scale.highest) < 0
}

const GONE_FACTS = {
  variantId: null,
  notice: null,
  unitsLeft: null,
  exclusion: findExclusion(null, 'IT'),
  publicPrice: null,
  ownPrice: null,
} as const
