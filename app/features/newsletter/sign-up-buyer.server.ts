import type { RouterContextProvider } from 'react-router'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'

/** Called once the order is placed, if the buyer has checked the box. A failure does not affect the order. */
export async function signUpBuyer(
  order: { readonly orderId: string; readonly orderToken: string },
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<void> {
  const { checkout, newsletter } = context.get(clientsContext)
  const { language, country } = context.get(visitorContext)
  const placed = await checkout.getOrder(order)
  if (!placed.ok) return
  await newsletter.signUp({
    email: placed.value.email,
    language,
    country,
    place: 'checkout',
    wording: pageText('newsletter-checkout', language),
    network: request.headers.get(VISITOR_KEY_HEADER),
  })
}
