import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Session, Visitor } from './context.ts'

/**
 * The buyer for product requests: a guest of the page's country and language, or an approved trade client. An editor in
 * preview is shown drafts (docs/areas/content-and-studio.md).
 */
export function toCommerceContext({ country, language, buyer, isPreview }: Visitor): CommerceContext {
  return { country, language, buyer, ...(isPreview && { showsDrafts: true }) }
}

/**
 * The buyer for reading and changing a cart: the signed-in customer (Spec §4), for the company location of an approved
 * trade client (Spec §6).
 */
export function toBuyerContext(visitor: Visitor, session: Session | null): CommerceContext {
  const buyer = session && {
    customerAccessToken: session.accessToken,
    companyLocationId: visitor.buyer?.companyLocationId ?? null,
  }
  return { ...toCommerceContext(visitor), buyer }
}
