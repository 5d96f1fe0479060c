import type { RouterContextProvider } from 'react-router'
import { forgottenGiftCards } from '#app/features/bag/gift-card-cookie.server.ts'
import { forgetNotice } from '#app/features/bag/notice-cookie.ts'
import { forgottenHolder } from '#app/features/checkout/checkout-holder.server.ts'
import { forgottenCheckout } from '#app/features/checkout/checkout-key.ts'
import { forgottenDraft } from '#app/features/checkout/details-draft.server.ts'
import { sessionCookie } from '#app/session/session.server.ts'
import { cartCookies } from '#app/visitor/cart-cookie.ts'
import { sealContext } from '#app/visitor/context.ts'

/**
 * Spec §4: however somebody leaves, this browser forgets token, cart, checkout and what was to be told: the next one
 * before it may be a stranger. Answers the headers that say so.
 */
export function forgetPerson(request: Request, context: Readonly<RouterContextProvider>): Headers {
  const isSecure = new URL(request.url).protocol === 'https:'
  const headers = cartCookies(null, { isSecure })
  headers.append('Set-Cookie', forgottenGiftCards({ isSecure }))
  headers.append('Set-Cookie', forgottenCheckout({ isSecure }))
  headers.append('Set-Cookie', forgottenHolder({ isSecure }))
  headers.append('Set-Cookie', forgottenDraft({ isSecure }))
  forgetNotice(headers, request)
  headers.append('Set-Cookie', sessionCookie(null, context.get(sealContext), isSecure))
  return headers
}
