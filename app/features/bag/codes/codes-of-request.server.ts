import type { RouterContextProvider } from 'react-router'
import { clientsContext, sealContext } from '#app/visitor/context.ts'
import type { CommerceContext } from '#clients/commerce/request.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import type { Cart, CartErrorCode } from '#domain/cart/cart.ts'
import type { Result } from '#domain/result.ts'
import type { CodeChange } from '../bag-forms.ts'
import { changeCodes } from './codes.server.ts'
import { giftCardCookie, readGiftCardCodes } from './gift-card-cookie.server.ts'

/** Applies or removes codes for a request. `cookies` are for its response. */
export async function changeCodesOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { cartId, change }: { cartId: string; change: CodeChange },
  commerce: CommerceContext,
): Promise<{ result: Result<Cart, CartErrorCode>; cookies: string[] }> {
  const seal = context.get(sealContext)
  const giftCardCodes = readGiftCardCodes(request, seal, cartId)
  const visitorKey = request.headers.get(VISITOR_KEY_HEADER)
  const entry = { cartId, change, visitorKey, giftCardCodes }
  const { result, added } = await changeCodes(entry, commerce, context.get(clientsContext))
  const isSecure = new URL(request.url).protocol === 'https:'
  const codes = [...new Set([...giftCardCodes, ...added])]
  return { result, cookies: added.length > 0 ? [giftCardCookie({ cartId, codes }, seal, { isSecure })] : [] }
}
