import type { MiddlewareFunction } from 'react-router'
import { endedSessionContext } from '#app/visitor/context.ts'
import { clearDraftCookie } from '../details/details-draft.server.ts'
import { clearHolderCookie } from './checkout-holder.server.ts'
import { clearCheckoutCookie } from './checkout-key.ts'

/**
 * Clears the opened checkout in a browser whose session was ended, for example from another device, since the customer
 * may no longer use that browser. A token that has merely expired changes nothing.
 */
export const clearEndedCheckout: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const response = await next()
  if (context.get(endedSessionContext)) {
    const isSecure = url.protocol === 'https:'
    response.headers.append('Set-Cookie', clearCheckoutCookie({ isSecure }))
    response.headers.append('Set-Cookie', clearHolderCookie({ isSecure }))
    response.headers.append('Set-Cookie', clearDraftCookie({ isSecure }))
  }
  return response
}
