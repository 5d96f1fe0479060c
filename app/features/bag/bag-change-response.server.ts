import { data } from 'react-router'
import { redirect } from '#app/page/address/redirect.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import { CHANGE_REFUSED_HEADER } from '#contracts/made-changes.ts'
import type { Cart, CartErrorCode } from '#domain/cart/cart.ts'
import { type Locale, localePath } from '#domain/market/locale.ts'
import type { Money } from '#domain/money/money.ts'
import { writeMoney } from '#domain/money/written-money.ts'
import type { Result } from '#domain/result.ts'
import type { TrackedPiece } from '#domain/tracking/shop-event.ts'
import { trackedLine } from '#domain/tracking/tracked-line.ts'
import type { LineToAdd } from './bag-forms.ts'
import type { CartNotice } from './notices/bag-notice.ts'
import { storeNotice } from './notices/notice-cookie.ts'
import { CART_PATHS } from './paths.ts'

/** The result as returned to a script. `piece`: the added piece, for tracking. */
export type CartChange =
  | { readonly ok: true; readonly piece?: TrackedPiece }
  | { readonly ok: false; readonly code: CartErrorCode }

/**
 * The response to a change of the bag. A script receives the result; a browser without JavaScript is redirected to
 * the cart page, which shows the result. `reported`: search parameters for that page in addition to the refusal.
 */
export function cartChangeResponse(
  request: Request,
  locale: Locale,
  {
    cartId,
    result,
    notice,
    added,
    reported = {},
    cookies = [],
    price,
  }: {
    cartId: string | null
    result: Result<Cart, CartErrorCode>
    notice: CartNotice
    added?: LineToAdd
    reported?: Record<string, string>
    cookies?: readonly string[]
    /** The current price, if it differs from the one that the visitor saw. */
    price?: Money | undefined
  },
) {
  const isGone = !result.ok && result.code === 'cart-not-found'
  const isSecure = new URL(request.url).protocol === 'https:'
  const headers = cartCookies(isGone ? null : cartId, { isSecure })
  storeNotice(headers, request, notice)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (!result.ok) {
    const parts = price ? [result.code, writeMoney(price)] : [result.code]
    headers.set(CHANGE_REFUSED_HEADER, parts.join(' '))
  }
  if (!isDocumentRequest(request)) return data(toCartChange(result, added), { headers })
  const search = new URLSearchParams({ ...(!result.ok && { refused: result.code }), ...reported })
  const url = localePath(locale, CART_PATHS.page) + (search.size > 0 ? `?${search}` : '')
  return redirect(url, { status: 303, headers })
}

function toCartChange(result: Result<Cart, CartErrorCode>, added: LineToAdd | undefined): CartChange {
  if (!result.ok) return { ok: false, code: result.code }
  const line = added && result.value.lines.find(({ product }) => product.variantId === added.variantId)
  return { ok: true, ...(line && { piece: trackedLine(line, added.quantity) }) }
}

function isDocumentRequest(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}
