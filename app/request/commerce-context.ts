import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Session, Visitor } from './context.ts'

/** In whose name the commerce service is asked: a guest of the page's country and language. */
export function commerceContextOf({ country, language }: Visitor): CommerceContext {
  return { country, language, buyer: null }
}

/** In whose name a cart is read and changed: its buyer is the customer who is signed in (Spec §4). */
export function buyerContextOf(visitor: Visitor, session: Session | null): CommerceContext {
  const buyer = session && { customerAccessToken: session.accessToken, companyLocationId: null }
  return { ...commerceContextOf(visitor), buyer }
}
