import type { RouterContextProvider } from 'react-router'
import { readCartId } from '#app/visitor/cart-cookie.ts'
import { buyerContextOf } from '#app/visitor/commerce-context.ts'
import {
  clientsContext,
  type Session,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import { type ReconciledBag, reconcileBag } from './reconcile-bag.server.ts'

/** The bag of whoever sends a request, and in whose name it is changed. */
export type RequestBag = {
  readonly settled: ReconciledBag
  readonly commerce: CommerceContext
  readonly session: Session | null
  readonly visitor: Visitor
  readonly clients: Clients
}

export async function bagOf(request: Request, context: Readonly<RouterContextProvider>): Promise<RequestBag> {
  const visitor = context.get(visitorContext)
  const session = context.get(sessionContext)
  const clients = context.get(clientsContext)
  const commerce = buyerContextOf(visitor, session)
  const settled = await reconcileBag({ cartId: readCartId(request), session }, commerce, clients)
  return { settled, commerce, session, visitor, clients }
}
