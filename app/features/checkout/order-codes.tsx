import { useLocation, useSearchParams } from 'react-router'
import { CodeForm, type RefusedCode } from '#app/ui/code-form.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { CART_ERROR_CODES, isCodeRefusal } from '#domain/cart.ts'
import { CODE_CAP } from '#domain/entered-code.ts'
import { checkoutCodesPath, stepOf } from './checkout-paths.ts'

/** The promotion codes and gift cards of an order, which can be changed at every step. */
export function OrderCodes({ token, checkout }: { token: string; checkout: OpenCheckout }) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { promocodes, giftCards, revision } = checkout
  const cards = giftCards.map(({ id }) => id)
  return (
    <CodeForm
      action={checkoutCodesPath(token)}
      fields={{ step: stepOf(pathname) }}
      codes={promocodes}
      giftCards={giftCards}
      state={JSON.stringify([revision, promocodes, cards])}
      refused={refusedIn(search)}
    />
  )
}

/** A browser without a script is led back with what was refused in the address. */
function refusedIn(search: URLSearchParams): RefusedCode | null {
  const why = CART_ERROR_CODES.find((code) => code === search.get('refused')) ?? null
  return isCodeRefusal(why) ? { code: search.get('code')?.slice(0, CODE_CAP) ?? '', why } : null
}
