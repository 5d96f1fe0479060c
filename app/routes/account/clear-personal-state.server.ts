import type { RouterContextProvider } from 'react-router'
import { clearGiftCardCookie } from '#app/features/bag/codes/gift-card-cookie.server.ts'
import { clearNotice } from '#app/features/bag/notices/notice-cookie.ts'
import { clearDraftCookie } from '#app/features/checkout/details/details-draft.server.ts'
import { clearHolderCookie } from '#app/features/checkout/opening/checkout-holder.server.ts'
import { clearCheckoutCookie } from '#app/features/checkout/opening/checkout-key.ts'
import { sessionCookie } from '#app/session/session.server.ts'
import { sealContext } from '#app/visitor/context.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'

/**
 * Spec §4: at sign-out, this browser drops token, cart, checkout and unread notices, since its next user may be a
 * stranger. Returns the response headers.
 */
export function clearPersonalState(request: Request, context: Readonly<RouterContextProvider>): Headers {
  const isSecure = new URL(request.url).protocol === 'https:'
  const headers = cartCookies(null, { isSecure })
  headers.append('Set-Cookie', clearGiftCardCookie({ isSecure }))
  headers.append('Set-Cookie', clearCheckoutCookie({ isSecure }))
  headers.append('Set-Cookie', clearHolderCookie({ isSecure }))
  headers.append('Set-Cookie', clearDraftCookie({ isSecure }))
  clearNotice(headers, request)
  headers.append('Set-Cookie', sessionCookie(null, context.get(sealContext), isSecure))
  return headers
}
