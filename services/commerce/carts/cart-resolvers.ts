import type { GraphQLResolveInfo } from 'graphql'
import { mayOpenCart } from '#domain/cart/cart-ownership.ts'
import type { Execution, Resolvers } from '../graphql/execution.ts'
import { contextCustomer } from '../graphql/view.ts'
import { cartCaller } from './cart-caller.ts'
import { openLazily } from './load-cart.ts'
import { cartMutations } from './mutations/cart-mutations.ts'
import { type CartNode, languageOf } from './mutations/change-cart.ts'
import { openCart } from './open-cart.ts'
import { renewExemption } from './renew-exemption.ts'
import { cartFields } from './resolvers/cart-fields.ts'
import { cartLineFields } from './resolvers/cart-line-fields.ts'

/** All queries and mutations of carts in the official schema (Spec §4, §7; contracts §1.2–1.3). */
export const cartResolvers: Resolvers = {
  QueryRoot: { cart },
  Mutation: cartMutations,
  ...cartFields,
  ...cartLineFields,
}

/**
 * `cart(id)`: null if the caller has no access, or the cart has expired, became an order, is that of an agreed order, or its
 * id has the wrong key.
 */
async function cart(
  _: unknown,
  { id }: { id: string },
  execution: Execution,
  info: GraphQLResolveInfo,
): Promise<CartNode | null> {
  const { options, access } = execution
  const now = options.clock()
  const { house, database } = options
  const found = await openCart(database.db, id, now)
  if (!found || found.agreedOrderId !== null || !mayOpenCart(found, await cartCaller(execution, info)))
    return null
  const row = await renewExemption(database.db, found, await contextCustomer(execution, info))
  const loading = { now, house, language: languageOf(info, row), access }
  return { id, ...openLazily(database.db, row, loading) }
}
