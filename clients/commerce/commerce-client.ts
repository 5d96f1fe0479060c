import { showsAll } from '#domain/product/shown-picture.ts'
import { type CartCalls, createCartCalls } from './cart-client.ts'
import { type CategoryCalls, createCategoryCalls } from './category-calls.ts'
import { type CollectionCalls, createCollectionCalls } from './collection-calls.ts'
import { createListingCalls, type ListingCalls } from './listing-calls.ts'
import { createLocalizationCalls, type LocalizationCalls } from './localization-calls.ts'
import { createProductCalls, type ProductCalls } from './product-calls.ts'
import { type CommerceClientOptions, createCommerceRequest } from './request.ts'
import { createTradePriceCalls, type TradePriceCalls } from './trade-price-calls.ts'

export type { CartBuyer } from './cart/cart-requests.ts'
export type { CommerceClientOptions, CommerceContext, CommerceProblem } from './request.ts'

export type CommerceClient = ProductCalls &
  LocalizationCalls &
  ListingCalls &
  CategoryCalls &
  CollectionCalls &
  TradePriceCalls &
  CartCalls

/** A client of the commerce service, embedded or hosted (architecture.md §1), by the official library. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const request = createCommerceRequest(options)
  const { showsPicture = showsAll, delivery = { costs: [] }, tradePrices = {} } = options
  return {
    ...createProductCalls(request, options.report, { shows: showsPicture, delivery, tradePrices }),
    ...createLocalizationCalls(request, options.report),
    ...createListingCalls(request, options.report),
    ...createCategoryCalls(request, options.report),
    ...createCollectionCalls(request, options.report, showsPicture),
    ...createTradePriceCalls(request, options.report, tradePrices),
    ...createCartCalls(request, options.report, showsPicture),
  }
}
