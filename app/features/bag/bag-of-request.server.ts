import type { RouterContextProvider } from 'react-router'
import { buyerContextOf } from '#app/visitor/commerce-context.ts'
import {
  clientsContext,
  type Session,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import { readCartId } from '#app/visitor/cookies/cart-cookie.ts'
import type { Clients } from '#clients/clients.ts'
import type { CartBuyer, CommerceContext } from '#clients/commerce/commerce-client.ts'
import { type ReconciledBag, reconcileBag, reconcileToChange } from './reconciliation/reconcile-bag.server.ts'

export type RequestBag<Settled = ReconciledBag> = {
  readonly settled: Settled
  readonly commerce: CommerceContext
  readonly session: Session | null
  readonly visitor: Visitor
  readonly clients: Clients
}

export function bagOf(request: Request, context: Readonly<RouterContextProvider>): Promise<RequestBag> {
  return reconcileForRequest(request, context, reconcileBag)
}

/** Reads less of the bag than `bagOf`, for a request that changes it. */
export function bagToChange(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<RequestBag<ReconciledBag<CartBuyer>>> {
  return reconcileForRequest(request, context, reconcileToChange)
}

async function reconcileForRequest<Settled>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  reconcile: (...requested: Parameters<typeof reconcileBag>) => Promise<Settled>,
): Promise<RequestBag<Settled>> {
  const visitor = context.get(visitorContext)
  const session = context.get(sessionContext)
  const clients = context.get(clientsContext)
  const commerce = buyerContextOf(visitor, session)
  const settled = await reconcile({ cartId: readCartId(request), session }, commerce, clients)
  return { settled, commerce, session, visitor, clients }
}
