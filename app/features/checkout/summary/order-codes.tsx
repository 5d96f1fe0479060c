import { useLocation, useSearchParams } from 'react-router'
import { CodeForm, type RefusedCode } from '#app/ui/codes/code-form.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { CART_ERROR_CODES, isCodeRefusal } from '#domain/cart/cart.ts'
import { CODE_CAP } from '#domain/cart/entered-code.ts'
import { checkoutCodesPath, stepOf } from '../paths.ts'

type OrderCodesProps = { token: string; checkout: OpenCheckout; refused: RefusedCode | null }

/** The promotion codes and gift cards of an order, which can be edited at every step. */
export function OrderCodes({ token, checkout, refused }: OrderCodesProps) {
  const { pathname } = useLocation()
  const { promocodes, giftCards, revision } = checkout
  const cards = giftCards.map(({ id }) => id)
  return (
    <CodeForm
      action={checkoutCodesPath(token)}
      fields={{ step: stepOf(pathname) }}
      codes={promocodes}
      giftCards={giftCards}
      state={JSON.stringify([revision, promocodes, cards])}
      refused={refused}
    />
  )
}

/** The refused code of a browser without JavaScript, from the URL. */
export function useRefusedCode(): RefusedCode | null {
  const [search] = useSearchParams()
  const why = CART_ERROR_CODES.find((code) => code === search.get('refused')) ?? null
  return isCodeRefusal(why) ? { code: search.get('code')?.slice(0, CODE_CAP) ?? '', why } : null
}
