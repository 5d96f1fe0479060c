import type { MiddlewareFunction } from 'react-router'
import { endedSessionContext } from '#app/visitor/context.ts'
import { forgottenHolder } from './checkout-holder.server.ts'
import { forgottenCheckout } from './checkout-key.ts'
import { forgottenDraft } from './details-draft.server.ts'

/**
 * Forgets the opened checkout in a browser whose session was ended, e.g. from another device: it is not the customer's
 * any more. Where a token is only past its time, the browser goes on.
 */
export const forgetEndedCheckout: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const response = await next()
  if (context.get(endedSessionContext)) {
    const isSecure = url.protocol === 'https:'
    response.headers.append('Set-Cookie', forgottenCheckout({ isSecure }))
    response.headers.append('Set-Cookie', forgottenHolder({ isSecure }))
    response.headers.append('Set-Cookie', forgottenDraft({ isSecure }))
  }
  return response
}
