import type { RouterContextProvider } from 'react-router'
import { readCartId } from '#app/request/cart-cookie.ts'
import type { Clients } from '#app/request/clients.ts'
import { buyerContextOf } from '#app/request/commerce-context.ts'
import {
  clientsContext,
  type Session,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/request/context.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import { type SettledBag, settleBag } from './settle-bag.server.ts'

/** The bag of whoever sends a request, and in whose name it is changed. */
export type RequestBag = {
  readonly settled: SettledBag
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
  const settled = await settleBag({ cartId: readCartId(request), session }, commerce, clients)
  return { settled, commerce, session, visitor, clients }
}
