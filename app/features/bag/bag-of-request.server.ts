import type { RouterContextProvider } from 'react-router'
import { toBuyerContext } from '#app/visitor/commerce-context.ts'
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
import {
  type ReconciledCart,
  reconcileCart,
  reconcileForChange,
} from './reconciliation/reconcile-bag.server.ts'

export type RequestCart<Settled = ReconciledCart> = {
  readonly settled: Settled
  readonly commerce: CommerceContext
  readonly session: Session | null
  readonly visitor: Visitor
  readonly clients: Clients
}

/** The bag of a request, after reconciliation (`reconcileCart`). */
export function loadReconciledCart(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<RequestCart> {
  return reconcileForRequest(request, context, reconcileCart)
}

/** Reads less of the bag than `loadReconciledCart`, for a request that changes the bag. */
export function cartForChange(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<RequestCart<ReconciledCart<CartBuyer>>> {
  return reconcileForRequest(request, context, reconcileForChange)
}

async function reconcileForRequest<Settled>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  reconcile: (...requested: Parameters<typeof reconcileCart>) => Promise<Settled>,
): Promise<RequestCart<Settled>> {
  const visitor = context.get(visitorContext)
  const session = context.get(sessionContext)
  const clients = context.get(clientsContext)
  const commerce = toBuyerContext(visitor, session)
  const settled = await reconcile({ cartId: readCartId(request), session }, commerce, clients)
  return { settled, commerce, session, visitor, clients }
}
