import { type CartCalls, createCartCalls } from './cart-client.ts'
import { createProductCalls, type ProductCalls } from './product-calls.ts'
import { type CommerceClientOptions, createCommerceRequest } from './request.ts'

export type { CommerceClientOptions, CommerceContext, CommerceProblem } from './request.ts'

export type CommerceClient = ProductCalls & CartCalls

/** A client of the commerce service, embedded or hosted (architecture.md §1), by the official library. */
export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const request = createCommerceRequest(options)
  return { ...createProductCalls(request, options.report), ...createCartCalls(request, options.report) }
}
