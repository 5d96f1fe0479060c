import type { GraphQLResolveInfo } from 'graphql'
import type { CartCaller } from '#domain/cart/cart-ownership.ts'
import type { AuthenticatedCustomer } from '../authenticate.ts'
import type { Execution } from '../catalogue/graphql/execution.ts'
import { contextCustomer } from '../catalogue/graphql/view.ts'

/**
 * Resolves the caller of a cart. With the public token, a customer is authenticated by the access token in
 * `@inContext(buyer)` or in the arguments (`customer`).
 */
export async function resolveCartCaller(
  execution: Execution,
  info: GraphQLResolveInfo,
  customer: AuthenticatedCustomer | null = null,
): Promise<CartCaller> {
  if (execution.access === 'private') return { isServer: true, customerId: null }
  const authenticated = customer ?? (await contextCustomer(execution, info))
  return { isServer: false, customerId: authenticated?.customerId ?? null }
}
